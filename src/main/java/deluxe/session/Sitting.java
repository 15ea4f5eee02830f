package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.table.Entry;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Pace;
import deluxe.tournament.PauseAllowance;
import deluxe.tournament.Terms;
import java.util.Optional;

/**
 * A match as its dealer holds it, hidden tiles and all. A value; {@link Dealing} says how it goes on.
 *
 * @param clock the match clock; it waits until the player is ready
 * @param pause the pause it is in
 * @param wish what the player has asked for that waits for its time
 * @param count what has been asked and told so far
 */
public record Sitting(
        Match match,
        Conduct conduct,
        boolean isStarted,
        Timepiece clock,
        Optional<Pause> pause,
        Wish wish,
        Count count) {
    /**
     * What waits for its time.
     *
     * @param action what the player did while the previous tile was still in the air
     * @param intent the number of the intent to do so
     * @param dealMillis when the player asked for the next deal, on the match clock
     */
    record Wish(Optional<Action> action, int intent, int dealMillis) {
        static final Wish NONE = new Wish(Optional.empty(), 0, Pace.NEVER);
    }

    /**
     * @param asked the number of the last intent
     * @param told the number of what was told last
     */
    record Count(int asked, int told) {
        static final Count NONE = new Count(0, 0);
    }

    /** A new match. */
    public static Sitting begin(Terms terms, Conduct conduct) {
        Match match = Match.begin(terms).next();
        return new Sitting(
                match, conduct, false, Timepiece.still(match.clock()), Optional.empty(), Wish.NONE, Count.NONE);
    }

    /** A match that was left and goes on: in a pause if it may be paused, otherwise running. */
    static Sitting resume(LeftMatch left, Conduct conduct, double nowMillis) {
        Resumption from = left.comeBack(conduct, nowMillis);
        Timepiece clock = Timepiece.still(from.match().clock().at(from.clockMillis()));
        return new Sitting(from.match(), conduct, true, clock, from.pause(), Wish.NONE, Count.NONE);
    }

    /** How many lines its record has. */
    int lines() {
        return match.timeline().log().size();
    }

    boolean isRunning() {
        return isStarted && pause.isEmpty() && !match.isOver();
    }

    int pausedMillis(double nowMillis) {
        return pause.map(begun -> begun.lastedMillis(nowMillis)).orElse(0);
    }

    int pauseLeftMillis(double nowMillis) {
        int left = match.allowance().leftMillis();
        return left == PauseAllowance.UNLIMITED ? left : Math.max(0, left - pausedMillis(nowMillis));
    }

    /** How long until something happens if the player does nothing; {@link Pace#NEVER} if nothing will. */
    public int dueInMillis(double nowMillis) {
        if (pause.isPresent()) {
            return pauseLeftMillis(nowMillis);
        }
        int due = isRunning() ? Math.min(nextMillis(), limitMillis()) : Pace.NEVER;
        return due == Pace.NEVER ? due : Math.max(0, due - clock.at(nowMillis));
    }

    private int limitMillis() {
        return match.clock().hasLimit() ? match.clock().limitMillis() : Pace.NEVER;
    }

    boolean isPlayersTurn() {
        return !match.isOver()
                && !match.game().awaitsDeal()
                && match.game().round().turn() == Seat.PLAYER;
    }

    /** When the next line is due on the match clock if the player does nothing more; {@link Pace#NEVER} if none is. */
    int nextMillis() {
        if (match.isOver()) {
            return Pace.NEVER;
        }
        int next = isPlayersPass() ? Pace.NEVER : Pace.dueMillis(match);
        if (wish.action().isPresent()) {
            next = Pace.earliestMillis(match, wish.action().get());
        } else if (wish.dealMillis() != Pace.NEVER) {
            next = Math.min(next, Math.max(Pace.earliestMillis(match), wish.dealMillis()));
        }
        return next >= limitMillis() ? Pace.NEVER : next;
    }

    /** Whether the player must pass and has to say so. */
    private boolean isPlayersPass() {
        return conduct.passesByHand() && isPlayersTurn() && match.game().round().mustPass();
    }

    /** What happens at {@link #nextMillis}. */
    Entry nextEntry() {
        if (wish.action().isPresent()) {
            return new MatchEntry.Move(Seat.PLAYER, wish.action().get());
        }
        return match.game().awaitsDeal()
                ? match.nextRound()
                : match.due().orElseThrow().entry();
    }
}
