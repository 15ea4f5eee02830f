package deluxe.kit;

/** What all the luck in a match is derived from: 128 bits, written as 32 hexadecimal digits. */
public record Seed(int a, int b, int c, int d) {
    /** How many digits it is written with. */
    public static final int DIGITS = 32;

    private static final String ALLOWED = "" + DIGITS;

    /** Reads 1 to 32 hexadecimal digits. If there are fewer than 32, they are the last ones, and the rest are zero. */
    public static Seed of(String hex) {
        if (hex.isEmpty() || hex.length() > DIGITS) {
            throw new Malformed("a seed must have 1 to 32 hexadecimal digits, not " + hex.length(), ALLOWED);
        }
        int[] words = new int[4];
        for (int at = 0; at < hex.length(); at++) {
            int digit = Hex.digit(hex.charAt(at));
            if (digit < 0) {
                throw new Malformed("a seed must be hexadecimal, not: " + hex, ALLOWED);
            }
            int place = DIGITS - hex.length() + at;
            words[place / 8] = words[place / 8] << 4 | digit;
        }
        return new Seed(words[0], words[1], words[2], words[3]);
    }

    /** Reads a seed that is written as {@link #hex} writes it: shorter ones can be guessed. */
    public static Seed whole(String hex) {
        Seed seed = of(hex);
        if (!seed.hex().equals(hex)) {
            throw new Malformed("a seed must have all 32 digits, in lower case, not: " + hex, ALLOWED);
        }
        return seed;
    }

    /** All 32 digits, in lower case. */
    public String hex() {
        return Hex.of(a) + Hex.of(b) + Hex.of(c) + Hex.of(d);
    }
}
