package deluxe.stage.retouch;

import java.util.Arrays;

/** The marks that a picture is made of, in painting order: for each one its box and how it looks. */
final class Marks {
    /** How far apart in the order of two pictures the same mark is looked for. */
    private static final int NEAR = 12;

    private static final int LEFT = 0;
    private static final int TOP = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM = 3;
    private static final int SHAPE = 4;
    private static final int MANNER = 5;
    private static final int NUMBERS = 6;

    private static final int THINGS = 3;
    private static final int FEW = 64;

    private double[] numbers = new double[NUMBERS * FEW];
    private Object[] things = new Object[THINGS * FEW];
    private int count;

    void clear() {
        for (int at = 0; at < THINGS * count; at++) {
            things[at] = null;
        }
        count = 0;
    }

    /** Adds a thing in a box with a margin, in CSS pixels; {@code shape} and {@code manner} stand for everything else about its look. */
    void add(Object thing, Object dye, Object blend, Extent box, double margin, double shape, double manner) {
        if (THINGS * count == things.length) {
            things = longer();
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        things[THINGS * count] = thing;
        things[THINGS * count + 1] = dye;
        things[THINGS * count + 2] = blend;
        int at = NUMBERS * count;
        numbers[at + LEFT] = box.left() - margin;
        numbers[at + TOP] = box.top() - margin;
        numbers[at + RIGHT] = box.right() + margin;
        numbers[at + BOTTOM] = box.bottom() + margin;
        numbers[at + SHAPE] = shape;
        numbers[at + MANNER] = manner;
        count++;
    }

    /** One by one: the compiler takes what the library copies or fills for whatever is ever in a list, and keeps all that comparable. */
    private Object[] longer() {
        Object[] longer = new Object[2 * things.length];
        for (int at = 0; at < things.length; at++) {
            longer[at] = things[at];
        }
        return longer;
    }

    boolean touches(int mark, Patches patches, int patch) {
        int at = NUMBERS * mark;
        return patches.touches(patch, numbers[at + LEFT], numbers[at + TOP], numbers[at + RIGHT], numbers[at + BOTTOM]);
    }

    /** Adds everything that only one of the two pictures has to the patches. */
    void compare(Marks other, Patches patches) {
        int mine = 0;
        int others = 0;
        while (mine < count && others < other.count) {
            int gone = steps(mine, other, others);
            int come = other.steps(others, this, mine);
            if (gone == NEAR && come == NEAR) {
                gone = 1;
                come = 1;
            } else if (gone <= come) {
                come = 0;
            } else {
                gone = 0;
            }
            other.patch(others, gone, patches);
            patch(mine, come, patches);
            others += gone;
            mine += come;
            while (same(mine, other, others)) {
                mine++;
                others++;
            }
        }
        patch(mine, count - mine, patches);
        other.patch(others, other.count - others, patches);
    }

    /** How many marks of the other picture come before the one that is the same as this; {@link #NEAR} if there is none near. */
    private int steps(int mark, Marks other, int from) {
        int steps = 0;
        while (steps < NEAR && !same(mark, other, from + steps)) {
            steps++;
        }
        return steps;
    }

    private void patch(int from, int marks, Patches patches) {
        for (int mark = from; mark < from + marks; mark++) {
            int at = NUMBERS * mark;
            patches.add(numbers[at + LEFT], numbers[at + TOP], numbers[at + RIGHT], numbers[at + BOTTOM]);
        }
    }

    private boolean same(int mark, Marks other, int others) {
        if (mark >= count || others >= other.count) {
            return false;
        }
        for (int at = 0; at < NUMBERS; at++) {
            if (numbers[NUMBERS * mark + at] != other.numbers[NUMBERS * others + at]) {
                return false;
            }
        }
        for (int at = 0; at < THINGS; at++) {
            if (!things[THINGS * mark + at].equals(other.things[THINGS * others + at])) {
                return false;
            }
        }
        return true;
    }
}
