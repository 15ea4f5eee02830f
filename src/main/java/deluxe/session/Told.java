package deluxe.session;

import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.table.MatchClock;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.Optional;

/**
 * What a dealer tells one seat; nothing in it depends on what that seat may not see.
 *
 * @param number counts what is told, from 1
 * @param reply which intents it answers
 * @param events what has happened since the last time, as this seat may see it
 * @param isJump whether the events don't lead here from what was told last, so that the table can only be shown as it is now
 * @param clock what the match clock showed when that happened
 * @param pauseLeftMillis how much longer the match may be paused
 */
public record Told(
        int number,
        Reply reply,
        GameView game,
        List<Event> events,
        boolean isJump,
        MatchClock clock,
        int pauseLeftMillis,
        Standing standing) {
    public Told {
        events = List.copyOf(events);
    }

    /** The same situation, told otherwise. */
    Told as(Reply newReply, List<Event> newEvents, boolean jump) {
        return new Told(number, newReply, game, newEvents, jump, clock, pauseLeftMillis, standing);
    }

    /**
     * Which intents have been answered.
     *
     * @param answered all intents up to this number have been carried out or refused; 0 if there was none
     * @param refused the intent that is refused now; 0 if none is
     * @param reason why it is refused
     */
    public record Reply(int answered, int refused, Optional<Objection> reason) {
        /** Nobody has asked for anything. */
        public static final Reply NONE = upTo(0);

        public Reply {
            if (answered < 0 || refused < 0 || (refused > 0) != reason.isPresent()) {
                throw new IllegalArgumentException("no reply");
            }
        }

        static Reply upTo(int answered) {
            return new Reply(answered, 0, Optional.empty());
        }

        /** Whether this is an answer to the intent of that number, or comes after it. */
        boolean covers(int intent) {
            return intent <= answered || intent == refused;
        }
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
