package deluxe.tournament;

/** What verification says of a record. */
public sealed interface Verdict {
    /** The match was played as the record says, and is worth this. */
    record Confirmed(int total) implements Verdict {}

    /** It was not, at this line (from 1), for this reason. */
    record Rejected(int line, String reason) implements Verdict {}
}
