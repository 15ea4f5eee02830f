package deluxe.tournament;

import deluxe.kit.Malformed;

/** Reads what a {@link BitWriter} has packed. */
final class BitReader {
    static final int LENGTH_BITS = 5;
    static final int CHARACTER_BITS = 7;

    private final String text;
    private int bit;

    BitReader(String text) {
        this.text = text;
    }

    int bits(int bits) {
        int number = 0;
        for (int count = 0; count < bits; count++) {
            number = number << 1 | next();
        }
        return number;
    }

    boolean flag() {
        return next() == 1;
    }

    /** A count that is at most {@code most}; a refusal says with {@code name} what it counts. */
    int count(String name, int most) {
        int length = bits(LENGTH_BITS);
        int number = bits(length);
        if (number > most || Integer.SIZE - Integer.numberOfLeadingZeros(number) != length) {
            throw new Malformed("the link is damaged: " + name + " cannot be " + number);
        }
        return number;
    }

    String text(String name, int longest) {
        int length = count("the length of " + name, longest);
        StringBuilder word = new StringBuilder(length);
        for (int at = 0; at < length; at++) {
            word.append((char) bits(CHARACTER_BITS));
        }
        return word.toString();
    }

    /** Refuses anything that comes after, except the zeros that fill up the last letter. */
    void finish() {
        int left = text.length() * LinkAlphabet.BITS - bit;
        if (left >= LinkAlphabet.BITS || bits(left) != 0) {
            throw new Malformed("the link is damaged: there is something after its end");
        }
    }

    private int next() {
        int letter = bit / LinkAlphabet.BITS;
        if (letter >= text.length()) {
            throw new Malformed("the link is cut off");
        }
        int bits = LinkAlphabet.bits(text.charAt(letter));
        if (bits < 0) {
            throw new Malformed("the link is damaged: " + text.charAt(letter) + " is not a character of a link");
        }
        int place = LinkAlphabet.BITS - 1 - bit % LinkAlphabet.BITS;
        bit++;
        return bits >> place & 1;
    }
}
