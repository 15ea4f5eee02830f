package deluxe.site.database;

import deluxe.site.database.Database.Write;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.operators.Telling;
import deluxe.site.operators.Telling.Cause;
import java.util.Optional;

/**
 * What operators have to be told, written in the same transaction as what happened. In matches that no operator asked for, these write
 * nothing.
 */
final class Tellings {
    private static final String NEW = "INSERT INTO tellings (id, match_id, number, type, cause, at_millis, due_millis,"
            + " attempts, acknowledged_millis) SELECT ";

    private static final String SINGLE = NEW + "CAST(? AS TEXT), match_id, CAST(? AS INTEGER), CAST(? AS TEXT),"
            + " CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT), 0, 0"
            + " FROM operator_matches WHERE match_id = ? ON CONFLICT DO NOTHING";

    private static final String FINISHED =
            NEW + "CAST(? AS TEXT), operator_matches.match_id, " + (Telling.AT_THE_END + 1)
                    + ", CAST(? AS TEXT), '', received_millis, received_millis, 0, 0 FROM operator_matches"
                    + " JOIN records ON records.match_id = operator_matches.match_id"
                    + " WHERE operator_matches.match_id = ? ON CONFLICT DO NOTHING";

    private Tellings() {}

    /** What this intent means to an operator. */
    static Optional<Write> of(String match, KeptIntent intent) {
        if (intent.number() == 0) {
            return Optional.of(write(match + ".started", match, 0, Telling.Type.STARTED, "", intent.arrivedMillis()));
        }
        return switch (intent.intent()) {
            case KeptIntent.LEAVE ->
                Optional.of(interrupted(match, Cause.BACKGROUNDED, intent.number(), intent.arrivedMillis()));
            case KeptIntent.END ->
                Optional.of(interrupted(match, Cause.INTENTIONAL, intent.number(), intent.arrivedMillis()));
            default -> Optional.empty();
        };
    }

    static Write interrupted(String match, Cause cause, int intents, long atMillis) {
        String id = match + ".interrupted." + intents + '.' + cause.word();
        return write(id, match, intents, Telling.Type.INTERRUPTED, cause.word(), atMillis);
    }

    static Write finished(String match) {
        return new Write(FINISHED, match + ".finished", Telling.Type.FINISHED.word(), match);
    }

    static Write voided(String match, long atMillis) {
        return write(match + ".voided", match, Telling.AT_THE_END + 2, Telling.Type.VOIDED, "", atMillis);
    }

    private static Write write(String id, String match, int number, Telling.Type type, String cause, long atMillis) {
        return new Write(SINGLE, id, number, type.word(), cause, atMillis, atMillis, match);
    }
}
