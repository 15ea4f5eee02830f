package deluxe.felt;

/**
 * How a tile is joined to its parent, as an int relative to the parent, so that everything that hangs on a tile turns with it.
 *
 * <p>The low two bits are the turn: the direction in which the tile leads on, in quarter turns clockwise from the one its
 * parent led in. Above them is the form. {@link #PLAIN}: an ordinary tile points away from its parent, a double lies
 * crosswise. {@link #IN_LINE}: a double that points away like an ordinary tile. {@link #ACROSS}: an ordinary tile laid
 * across its parent's end, the matching half against it.
 */
final class Hinge {
    static final int AHEAD = 0;
    static final int RIGHT = 1;
    static final int BACK = 2;
    static final int LEFT = 3;

    static final int PLAIN = 0;
    static final int IN_LINE = 4;
    static final int ACROSS = 8;
    static final int ACROSS_RIGHT_END = 12;
    static final int ACROSS_LEFT_END = 16;

    /** The length of the longest list of {@link #choices}. */
    static final int MOST_CHOICES = 8;

    private static final String LETTERS = "arblARBL->-<e-E-f-F-";

    private static final int[] ORDINARY_ON_ORDINARY = {AHEAD, RIGHT, LEFT, ACROSS | RIGHT, ACROSS | LEFT};
    private static final int[] DOUBLE_ON_ORDINARY = {
        AHEAD, IN_LINE | AHEAD, IN_LINE | RIGHT, IN_LINE | LEFT, RIGHT, LEFT
    };
    private static final int[] ON_DOUBLE = {
        AHEAD,
        RIGHT,
        LEFT,
        ACROSS_RIGHT_END | AHEAD,
        ACROSS_LEFT_END | AHEAD,
        ACROSS_RIGHT_END | BACK,
        ACROSS_LEFT_END | BACK
    };
    private static final int[] ON_FIRST_DOUBLE = {
        AHEAD,
        BACK,
        RIGHT,
        LEFT,
        ACROSS_RIGHT_END | AHEAD,
        ACROSS_LEFT_END | AHEAD,
        ACROSS_RIGHT_END | BACK,
        ACROSS_LEFT_END | BACK
    };

    private Hinge() {}

    static int turn(int hinge) {
        return hinge & 3;
    }

    static int form(int hinge) {
        return hinge & ~3;
    }

    static boolean isAcross(int hinge) {
        return hinge >= ACROSS;
    }

    /** The side of the parent that the tile touches, in quarter turns like a {@link #turn}. */
    static int side(int hinge) {
        return switch (form(hinge)) {
            case ACROSS -> AHEAD;
            case ACROSS_RIGHT_END -> RIGHT;
            case ACROSS_LEFT_END -> LEFT;
            default -> turn(hinge);
        };
    }

    /** The hinge on the other side: left for right. */
    static int mirrored(int hinge) {
        if (hinge >= ACROSS_RIGHT_END) {
            return hinge ^ (ACROSS_RIGHT_END ^ ACROSS_LEFT_END);
        }
        return (hinge & 1) == 0 ? hinge : hinge ^ 2;
    }

    /** All hinges by which a tile may hang on another, the most natural first. */
    static int[] choices(boolean parentIsDouble, boolean parentIsFirst, boolean isDouble) {
        if (parentIsDouble) {
            return parentIsFirst ? ON_FIRST_DOUBLE : ON_DOUBLE;
        }
        return isDouble ? DOUBLE_ON_ORDINARY : ORDINARY_ON_ORDINARY;
    }

    static char letter(int hinge) {
        return LETTERS.charAt(hinge);
    }

    /** The hinge that {@link #letter} wrote. */
    static int of(char letter) {
        int hinge = LETTERS.indexOf(letter);
        if (hinge < 0 || letter == '-') {
            throw new IllegalArgumentException("no hinge is written " + letter);
        }
        return hinge;
    }
}
