package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.Spark;
import java.util.ArrayList;
import java.util.List;

/** Sparks that leave some places one after the other and meet at another. */
public final class SparkFlight implements Flourish {
    private static final int SPARKS = 14;
    private static final double WIDEST_BEND = .35;
    private static final double GROWN = 1.25;

    private final List<Way> ways = new ArrayList<>();
    private final double startMillis;
    private final double size;

    public SparkFlight(List<Point> from, Point to, double size, double startMillis) {
        this.startMillis = startMillis;
        this.size = size;
        for (int spark = 0; spark < SPARKS && !from.isEmpty(); spark++) {
            double bend = (spark * 5 % 7 - 3) / 3.0 * WIDEST_BEND;
            ways.add(new Way(from.get(spark % from.size()), to, bend, spark * Motion.SPARK_STAGGER_MILLIS));
        }
    }

    /** A place on the display, in CSS pixels. */
    public record Point(double x, double y) {}

    /** A curve from one place to another; {@code bend} is how far it goes sideways, as a share of its length. */
    private record Way(Point from, Point to, double bend, double delayMillis) {
        double x(double share) {
            return from.x + (to.x - from.x) * share - (to.y - from.y) * bend * Motion.hill(share);
        }

        double y(double share) {
            return from.y + (to.y - from.y) * share + (to.x - from.x) * bend * Motion.hill(share);
        }
    }

    @Override
    public double startMillis() {
        return startMillis;
    }

    @Override
    public double endMillis() {
        return startMillis + SPARKS * Motion.SPARK_STAGGER_MILLIS + Motion.SPARK_MILLIS;
    }

    /** When the first spark arrives. */
    public double arrivalMillis() {
        return startMillis + Motion.SPARK_MILLIS;
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        for (Way way : ways) {
            double share = (nowMillis - startMillis - way.delayMillis) / Motion.SPARK_MILLIS;
            if (share < 0 || share >= 1) {
                continue;
            }
            double eased = Motion.drop(share);
            double alpha = Math.min(1, 4 * Math.min(share, 1 - share) + .25);
            Box box = new Box(way.x(eased) - size / 2, way.y(eased) - size / 2, size, size);
            paints.show("spark", box, new Spark(), alpha, .6 + (GROWN - .6) * Motion.hill(share) * .7);
        }
    }
}
