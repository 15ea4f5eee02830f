package deluxe.dice;

/** A line of a campaign's record is not what it should be. */
public final class BadTavernRecord extends Exception {
    private final int line;

    BadTavernRecord(int line, String reason) {
        super(reason);
        this.line = line;
    }

    /** The line's number, from 1. */
    public int line() {
        return line;
    }
}
