package deluxe.session;

import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.table.MatchClock;
import java.util.List;

/**
 * What a dealer tells one seat; nothing in it depends on what that seat may not see.
 *
 * @param number counts what is told, from 1
 * @param events what has happened since the last time, as this seat may see it
 * @param isJump whether the events don't lead here from what was told last, so that the table can only be shown as it is now
 * @param clock what the match clock showed when that happened
 * @param pauseLeftMillis how much longer the match may be paused
 */
public record Told(
        int number,
        GameView game,
        List<Event> events,
        boolean isJump,
        MatchClock clock,
        int pauseLeftMillis,
        Standing standing) {
    public Told {
        events = List.copyOf(events);
    }

    /** How the match stands now. */
    public sealed interface Standing {
        /** Dealt; the clock waits for {@link Intent.Start}. */
        record Ready() implements Standing {}

        /**
         * The clock runs.
         *
         * @param nowMillis what it shows now
         * @param speed how fast it runs; 1 in a match that is played
         */
        record Running(int nowMillis, double speed) implements Standing {}

        record Paused() implements Standing {}

        record Over(Finish finish) implements Standing {}
    }
}
