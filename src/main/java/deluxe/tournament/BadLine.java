package deluxe.tournament;

/** A line of a score sheet is not what it should be. */
public final class BadLine extends Exception {
    private final int line;

    BadLine(int line, String reason) {
        super(reason);
        this.line = line;
    }

    /** The line's number in its sheet, from 1. */
    public int line() {
        return line;
    }
}
