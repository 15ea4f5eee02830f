package deluxe.stage.dice;

import deluxe.kit.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Which number is on which face of a die: opposite ones add up to seven, and 1, 2, 3 run counter-clockwise round their corner.
 *
 * @param numbers by faces: +x, -x, +y, -y, +z, -z
 */
public record DieLabels(List<Integer> numbers) {
    private static final int[] BASE = {2, 5, 3, 4, 1, 6};
    private static final int[][] ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}};
    /** Orders from here on are mirrored. */
    private static final int FIRST_MIRRORED = 3;

    static final List<DieLabels> ALL = all();

    private static List<DieLabels> all() {
        List<DieLabels> all = new ArrayList<>();
        for (int order = 0; order < ORDERS.length; order++) {
            for (int signs = 0; signs < 8; signs++) {
                boolean isMirrored = order >= FIRST_MIRRORED ^ Integer.bitCount(signs) % 2 == 1;
                if (!isMirrored) {
                    all.add(labels(ORDERS[order], signs));
                }
            }
        }
        return List.copyOf(all);
    }

    private static DieLabels labels(int[] order, int signs) {
        List<Integer> numbers = new ArrayList<>();
        for (int face = 0; face < BASE.length; face++) {
            int axis = face / 2;
            boolean isFlipped = (face % 2 == 1) ^ ((signs & 1 << axis) != 0);
            numbers.add(BASE[2 * order[axis] + (isFlipped ? 1 : 0)]);
        }
        return new DieLabels(List.copyOf(numbers));
    }

    public int number(int face) {
        return numbers.get(face);
    }

    /** A random labelling with this number on that face. */
    static DieLabels with(int number, int face, Rng luck) {
        List<DieLabels> fitting = new ArrayList<>();
        for (DieLabels labels : ALL) {
            if (labels.number(face) == number) {
                fitting.add(labels);
            }
        }
        return fitting.get(luck.below(fitting.size()));
    }
}
