package deluxe.tournament;

/** The 64 letters that stand for six bits each in a link and need no escaping there. */
final class LinkAlphabet {
    static final int BITS = 6;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private LinkAlphabet() {}

    static char letter(int bits) {
        return LETTERS.charAt(bits);
    }

    /** The six bits of a letter; -1 for any other character. */
    static int bits(char letter) {
        return LETTERS.indexOf(letter);
    }
}
