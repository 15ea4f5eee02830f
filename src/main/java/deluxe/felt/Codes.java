package deluxe.felt;

import deluxe.kit.Malformed;

/**
 * An arrangement as text, such as {@code e0,-4:arR}: which way the first tile leads and where it lies, then a letter for the hinge of
 * each further tile.
 */
final class Codes {
    private static final String DIRECTIONS = "eswn";
    private static final int FARTHEST = 10_000;

    final int firstDirection;
    final int x;
    final int y;
    final int[] hinges;

    private Codes(int firstDirection, int x, int y, int[] hinges) {
        this.firstDirection = firstDirection;
        this.x = x;
        this.y = y;
        this.hinges = hinges;
    }

    static String write(Arrangement arrangement) {
        if (arrangement.spots().isEmpty()) {
            return "";
        }
        Spot first = arrangement.spots().get(0);
        StringBuilder text = new StringBuilder();
        text.append(DIRECTIONS.charAt(arrangement.firstDirection()));
        text.append(first.x()).append(',').append(first.y()).append(':');
        for (int tile = 1; tile < arrangement.spots().size(); tile++) {
            text.append(Hinge.letter(arrangement.hinges()[tile]));
        }
        return text.toString();
    }

    /** Reads what {@link #write} wrote for a tableau of one tile or more. */
    static Codes read(String text, Joints joints) {
        int comma = text.indexOf(',');
        int colon = text.indexOf(':');
        if (text.isEmpty() || DIRECTIONS.indexOf(text.charAt(0)) < 0 || comma < 0 || colon < comma) {
            throw new Malformed("not an arrangement: " + text);
        }
        if (text.length() - colon != joints.count) {
            throw new Malformed("an arrangement of " + joints.count + " tiles is not written " + text);
        }
        int[] hinges = new int[joints.count];
        for (int tile = 1; tile < joints.count; tile++) {
            hinges[tile] = hinge(text.charAt(colon + tile), joints.pieces[tile].choices(), text);
        }
        return new Codes(
                DIRECTIONS.indexOf(text.charAt(0)), number(text, 1, comma), number(text, comma + 1, colon), hinges);
    }

    private static int hinge(char letter, int[] choices, String text) {
        for (int choice : choices) {
            if (Hinge.letter(choice) == letter) {
                return choice;
            }
        }
        throw new Malformed("no tile can lie like the " + letter + " in " + text);
    }

    private static int number(String text, int from, int to) {
        boolean negative = from < to && text.charAt(from) == '-';
        int number = 0;
        int first = negative ? from + 1 : from;
        for (int at = first; at < to; at++) {
            int digit = text.charAt(at) - '0';
            if (digit < 0 || digit > 9 || number > FARTHEST) {
                throw new Malformed("not a place on the felt in " + text);
            }
            number = 10 * number + digit;
        }
        if (first == to) {
            throw new Malformed("a place is missing in " + text);
        }
        return negative ? -number : number;
    }
}
