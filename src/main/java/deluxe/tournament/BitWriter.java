package deluxe.tournament;

/** Packs numbers into as few bits as they need, as text that can be part of a link. */
final class BitWriter {
    private final StringBuilder text = new StringBuilder();
    private int pending;
    private int pendingBits;

    /** Writes the lowest {@code bits} bits of a number, 32 at most, the highest first. */
    void bits(int number, int bits) {
        for (int bit = bits - 1; bit >= 0; bit--) {
            pending = pending << 1 | (number >>> bit & 1);
            pendingBits++;
            if (pendingBits == LinkAlphabet.BITS) {
                flush();
            }
        }
    }

    void flag(boolean flag) {
        bits(flag ? 1 : 0, 1);
    }

    /** Writes a number that is not negative and more often small than large: how many bits it has, and then these bits. */
    void count(int number) {
        int length = Integer.SIZE - Integer.numberOfLeadingZeros(number);
        bits(length, BitReader.LENGTH_BITS);
        bits(number, length);
    }

    /** Writes ASCII text. */
    void text(String word) {
        count(word.length());
        for (int at = 0; at < word.length(); at++) {
            bits(word.charAt(at), BitReader.CHARACTER_BITS);
        }
    }

    /** The whole text, with the last letter filled up with zeros. */
    String finished() {
        while (pendingBits > 0) {
            bits(0, 1);
        }
        return text.toString();
    }

    private void flush() {
        text.append(LinkAlphabet.letter(pending));
        pending = 0;
        pendingBits = 0;
    }
}
