package deluxe.stage.dice;

import deluxe.kit.Digest;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import java.util.List;

/** Checks whether dice fly on this engine as on all others, by a digest of the courses of throws of one and of three dice. */
public final class ThrowCheck {
    /** The digest of a correct engine. */
    public static final String RIGHT = "66c8cfa14eb2f8af";

    private static final Seed SEED = Seed.of("f1195d1ce0c0de0");
    private static final int THROWS = 40;
    /** How finely places are compared: this many parts to a pixel. */
    private static final int FINE = 65_536;

    private ThrowCheck() {}

    /** The digest of this engine. */
    public static String digest() {
        Digest digest = new Digest();
        for (int number = 0; number < THROWS; number++) {
            int thrown = number;
            List<Integer> decided = number % 4 == 0 ? List.of(1 + number % 6) : List.of(1 + number % 6, 3, 6);
            Flick flick = new Flick(number % 7 - 3, 4, number % 5 / 4.0);
            add(
                    new DiceThrow(
                                    ThrowBoard.TAVERN,
                                    decided,
                                    List.of(),
                                    flick,
                                    tries -> Rng.derive(SEED, thrown, tries))
                            .course(),
                    digest);
        }
        return digest.hex();
    }

    private static void add(ThrowCourse course, Digest digest) {
        digest.add(course.tries()).add(course.knocks().size());
        for (int die = 0; die < course.dice(); die++) {
            for (DiePose pose : course.poses().get(die)) {
                digest.add(fine(pose.x())).add(fine(pose.y())).add(fine(pose.z()));
                digest.add(fine(pose.qw()))
                        .add(fine(pose.qx()))
                        .add(fine(pose.qy()))
                        .add(fine(pose.qz()));
            }
            for (int number : course.labels().get(die).numbers()) {
                digest.add(number);
            }
        }
    }

    private static int fine(double value) {
        return (int) (value * FINE);
    }
}
