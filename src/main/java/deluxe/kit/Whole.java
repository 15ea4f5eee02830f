package deluxe.kit;

/**
 * Whole numbers, and their text: digits alone, no sign, no leading zero, so that each number has one spelling. Java's own parser knows the
 * digits of all scripts, and their table would be part of the download.
 */
public final class Whole {
    private static final int MOST_DIGITS = 9;

    private Whole() {}

    /** Reads a number from {@code least} to {@code most}; a refusal calls it {@code name}. */
    public static int read(String name, String text, int least, int most) {
        if (!isWhole(text)) {
            throw new Malformed(
                    name + " must be a whole number from " + least + " to " + most + ", not: " + text,
                    least + "-" + most);
        }
        return within(name, of(text), least, most);
    }

    /** The number in {@code text}, which must be digits, with or without a minus before them. */
    public static int of(String text) {
        boolean negative = text.charAt(0) == '-';
        int number = 0;
        for (int at = negative ? 1 : 0; at < text.length(); at++) {
            number = 10 * number + text.charAt(at) - '0';
        }
        return negative ? -number : number;
    }

    /** Returns the number if it is within the bounds, and refuses it otherwise. */
    public static int within(String name, int number, int least, int most) {
        if (number < least || number > most) {
            throw new Malformed(
                    name + " must be from " + least + " to " + most + ", not " + number, least + "-" + most);
        }
        return number;
    }

    /** The square root of a positive number, rounded down. */
    public static int root(int square) {
        int root = 1 << ((33 - Integer.numberOfLeadingZeros(square)) / 2);
        int next = (root + square / root) / 2;
        while (next < root) {
            root = next;
            next = (root + square / root) / 2;
        }
        return root;
    }

    private static boolean isWhole(String text) {
        if (text.isEmpty() || text.length() > MOST_DIGITS || (text.length() > 1 && text.charAt(0) == '0')) {
            return false;
        }
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) < '0' || text.charAt(at) > '9') {
                return false;
            }
        }
        return true;
    }
}
