package deluxe.tournament;

import java.util.Optional;

/** A line of a score sheet is not what it should be. */
public final class BadLine extends Exception {
    private final int line;
    private final transient Optional<ScoreSheet> before;

    BadLine(int line, String reason, Optional<ScoreSheet> before) {
        super(reason);
        this.line = line;
        this.before = before;
    }

    /** The line's number in its sheet, from 1. */
    public int line() {
        return line;
    }

    /** The sheet as far as it could be read; empty if not even its header could. */
    public Optional<ScoreSheet> before() {
        return before;
    }
}
