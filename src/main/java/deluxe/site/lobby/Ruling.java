package deluxe.site.lobby;

import deluxe.tournament.ScoreCard;

/** What became of a record. */
public sealed interface Ruling {
    /** It is true, and counts so much. */
    record Ranked(ScoreCard card) implements Ruling {}

    /** It counts nothing: at this line (from 1), for this reason. */
    record Refused(int line, String reason) implements Ruling {}
}
