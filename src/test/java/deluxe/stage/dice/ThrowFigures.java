package deluxe.stage.dice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Makes many throws, and prints what they are like: {@code ThrowFigures 100000}. */
final class ThrowFigures {
    private static final double TOLERANCE = .6;

    private ThrowFigures() {}

    /** What is wrong with a throw. */
    static Optional<String> flaw(ThrowCourse course, List<Integer> decided) {
        if (course.seconds() > ThrowAttempt.LONGEST_SECONDS) {
            return Optional.of("takes " + course.seconds() + " s");
        }
        for (int die = 0; die < course.dice(); die++) {
            DiePose rest = course.rest(die);
            int top = top(rest);
            if (Math.abs(Math.abs(rest.axis(top / 2)[2]) - 1) > 1e-4 || Math.abs(rest.z() - DieBody.HALF) > TOLERANCE) {
                return Optional.of("die " + die + " does not lie flat");
            }
            if (course.labels().get(die).number(top) != decided.get(die)) {
                return Optional.of("die " + die + " does not show " + decided.get(die));
            }
            for (double[] corner : foot(rest)) {
                if (corner[0] < DieBody.ROUNDING - TOLERANCE
                        || corner[0] > ThrowBoard.TAVERN.width() - DieBody.ROUNDING + TOLERANCE
                        || corner[1] < DieBody.ROUNDING - TOLERANCE
                        || corner[1] > ThrowBoard.TAVERN.height() - DieBody.ROUNDING + TOLERANCE) {
                    return Optional.of("die " + die + " lies in a wall");
                }
            }
            for (int other = 0; other < die; other++) {
                if (gap(foot(rest), foot(course.rest(other))) < 2 * DieBody.ROUNDING - TOLERANCE) {
                    return Optional.of("dice " + other + " and " + die + " overlap");
                }
            }
        }
        return Optional.empty();
    }

    private static int top(DiePose pose) {
        int top = 0;
        double most = 0;
        for (int axis = 0; axis < 3; axis++) {
            double up = pose.axis(axis)[2];
            if (Math.abs(up) > most) {
                most = Math.abs(up);
                top = 2 * axis + (up > 0 ? 0 : 1);
            }
        }
        return top;
    }

    /** The corners of the core of a die at rest, seen from above. */
    private static double[][] foot(DiePose pose) {
        double[] along = pose.axis(top(pose) / 2 == 0 ? 1 : 0);
        double x = along[0] * DieBody.CORE;
        double y = along[1] * DieBody.CORE;
        return new double[][] {
            {pose.x() + x - y, pose.y() + y + x},
            {pose.x() - x - y, pose.y() - y + x},
            {pose.x() - x + y, pose.y() - y - x},
            {pose.x() + x + y, pose.y() + y - x}
        };
    }

    private static double gap(double[][] one, double[][] other) {
        return Math.min(least(one, other), least(other, one));
    }

    private static double least(double[][] points, double[][] square) {
        double least = Double.MAX_VALUE;
        for (double[] point : points) {
            boolean isInside = true;
            for (int side = 0; side < 4; side++) {
                double[] from = square[side];
                double[] to = square[(side + 1) % 4];
                double x = to[0] - from[0];
                double y = to[1] - from[1];
                double part = ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y);
                double at = Math.max(0, Math.min(1, part));
                least = Math.min(least, Math.hypot(point[0] - from[0] - at * x, point[1] - from[1] - at * y));
                isInside &= x * (point[1] - from[1]) - y * (point[0] - from[0]) > 0;
            }
            least = isInside ? 0 : least;
        }
        return least;
    }

    public static void main(String[] arguments) {
        int throwsAsked = Integer.parseInt(arguments[0]);
        double[] seconds = new double[throwsAsked];
        int[] tries = new int[41];
        int flaws = 0;
        int knocks = 0;
        int digest = 0;
        long begun = System.nanoTime();
        for (int number = 0; number < throwsAsked; number++) {
            ThrowCourse course = Thrown.course(number);
            Optional<String> flaw = flaw(course, Thrown.decided(number));
            if (flaw.isPresent()) {
                flaws++;
                System.out.println("throw " + number + ": " + flaw.get());
            }
            seconds[number] = course.seconds();
            tries[course.tries()]++;
            knocks += course.knocks().size();
            for (int die = 0; die < course.dice(); die++) {
                digest = 31 * digest + Double.hashCode(course.rest(die).x());
            }
        }
        double millis = (System.nanoTime() - begun) / 1e6 / throwsAsked;
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%d throws, %d flawed; at rest after %.2f s at least, %.2f in the median, %.2f at most; %.1f knocks; %.2f ms each; digest %08x%n",
                throwsAsked,
                flaws,
                seconds[0],
                seconds[throwsAsked / 2],
                seconds[throwsAsked - 1],
                (double) knocks / throwsAsked,
                millis,
                digest);
        System.out.println("tries: " + Arrays.toString(tries));
    }
}
