package deluxe.tournament;

import deluxe.kit.Malformed;
import deluxe.table.Line;
import java.util.List;
import java.util.Optional;

/**
 * The record of a match: its terms, what happened, and at the end the result. It holds what was written, not what is true;
 * {@link Verification} tells the difference.
 *
 * @param result empty while the match goes on
 * @param came for each move of the player in a sealed match, how many milliseconds after its time it came to the dealer; empty if
 *     nobody knows
 */
public record ScoreSheet(Terms terms, List<Line> lines, Optional<Result> result, List<Integer> came) {
    /** More lines than any match needs, and fewer than would be a burden. */
    static final int MOST_LINES = 20_000;

    public ScoreSheet {
        lines = List.copyOf(lines);
        came = List.copyOf(came);
    }

    public ScoreSheet(Terms terms, List<Line> lines, Optional<Result> result) {
        this(terms, lines, result, List.of());
    }

    /** The same sheet with these ways of the player's moves. */
    public ScoreSheet with(List<Integer> moves) {
        return new ScoreSheet(terms, lines, result, moves);
    }

    /** The sheet of a match as far as it has gone. */
    public static ScoreSheet of(Match match) {
        Optional<Result> result = match.isOver() ? Optional.of(Result.of(match)) : Optional.empty();
        return new ScoreSheet(match.terms(), match.timeline().log().entries(), result);
    }

    /** The sheet before anything has happened: the header alone. */
    public static ScoreSheet begun(Terms terms) {
        return new ScoreSheet(terms, List.of(), Optional.empty());
    }

    /** The number of the line, from 1, that tells what happened after {@code happenedBefore} other things. */
    public int lineOf(int happenedBefore) {
        return SheetWriter.headerLines(terms) + happenedBefore + 1;
    }

    /** The record played through for as long as it is valid. Only {@link Verification} checks whether the opponent plays like this. */
    public Replay replay() {
        return Replay.of(terms, lines);
    }

    /** The text, as {@code docs/record.md} describes it. */
    public String text() {
        return new SheetWriter().write(this);
    }

    /** Whether this text begins like a score sheet of any version. */
    public static boolean isBegunBy(String text) {
        return text.startsWith(Sheet.FORMAT + ' ');
    }

    /** Reads a text that {@link #text} could have written, and no other. */
    public static ScoreSheet read(String text) throws BadLine {
        return new SheetReader(text, SealedParts::deck).read();
    }

    /** Reads the text of a match that this device deals; a page that only plays needs to know no other. */
    public static ScoreSheet readOwn(String text) throws BadLine {
        return new SheetReader(text, (lines, commitment) -> {
                    throw new Malformed("this match was dealt elsewhere");
                })
                .read();
    }
}
