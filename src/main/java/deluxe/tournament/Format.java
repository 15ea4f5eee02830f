package deluxe.tournament;

import deluxe.kit.Malformed;

/** The versions of the record. A match is played, kept and verified by the rules of the version that it began with. */
public enum Format {
    /** Times were whatever the page said, as long as they did not go back. Such records can be read; no new match has this format. */
    FREE_TIMES(1),
    /** What nobody chooses happens at times that follow from the match ({@link Pace}). */
    PACED(2);

    public static final Format CURRENT = PACED;

    private final int number;

    Format(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /** Whether times are checked against {@link Pace}. */
    boolean isPaced() {
        return this != FREE_TIMES;
    }

    /** The format with this number, written as plain digits without leading zeros. */
    static Format read(String text) {
        for (Format format : values()) {
            if (String.valueOf(format.number).equals(text)) {
                return format;
            }
        }
        throw new Malformed("this is format " + text + ", but the newest known here is " + CURRENT.number);
    }
}
