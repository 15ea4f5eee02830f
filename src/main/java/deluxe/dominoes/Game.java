package deluxe.dominoes;

import deluxe.table.Answer;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of dominoes: rounds until somebody reaches the target, time is up, or the player ends it. A value.
 *
 * @param round the current round, or the one that was played last
 * @param outcome how the game ended; empty while it goes on
 */
public record Game(Round round, Optional<Outcome> outcome) {
    private static final int USUAL_EVENTS = 4;

    /** A new game with its first round dealt. */
    public static Step<Game, Event, Refusal> begin(RuleSet rules, Deal deal) {
        return dealt(Opening.first(rules, deal));
    }

    public boolean isOver() {
        return outcome.isPresent();
    }

    /** Whether the round is over, and the game goes on with another. */
    public boolean awaitsDeal() {
        return !isOver() && round.isOver();
    }

    /** What this seat may see. */
    public View view(Seat seat) {
        return round.view(seat);
    }

    /** What this seat may see of the game, including what has no bearing on its next move. */
    public GameView seenBy(Seat seat) {
        List<Tile> turnedUp = round.isOver() ? round.hands().of(seat.other()).tiles() : List.of();
        return new GameView(view(seat), round.isOver(), turnedUp, outcome);
    }

    /** What the table answers when the player to move wants to do this. */
    public Answer<Game, Event, Refusal> take(Action action) {
        if (isOver()) {
            return new Refused<>(new Refusal.GameOver());
        }
        Optional<Refusal> refusal = Referee.refusal(round, action);
        if (refusal.isPresent()) {
            return new Refused<>(refusal.get());
        }
        List<Event> events = new ArrayList<>(USUAL_EVENTS);
        Round next = round.after(action, events);
        if (next.scores().reach(round.rules().target())) {
            return over(next, Ending.TARGET_REACHED, events);
        }
        return new Step<>(new Game(next.endedIfOutOfMoves(events), outcome), events);
    }

    /** Deals the next round, which must be awaited. */
    public Step<Game, Event, Refusal> deal(Deal deal) {
        if (!awaitsDeal()) {
            throw new IllegalStateException("this is not the time to deal");
        }
        return dealt(Opening.next(round, deal));
    }

    /** Ends the game because the clock has run out. */
    public Step<Game, Event, Refusal> timeUp() {
        return stopped(Ending.TIME_UP);
    }

    /** Ends the game because the player wants to. */
    public Step<Game, Event, Refusal> endEarly() {
        return stopped(Ending.ENDED_EARLY);
    }

    private Step<Game, Event, Refusal> stopped(Ending ending) {
        if (isOver()) {
            throw new IllegalStateException("the game is over already");
        }
        return over(round, ending, new ArrayList<>());
    }

    private static Step<Game, Event, Refusal> over(Round last, Ending ending, List<Event> events) {
        Outcome outcome = new Outcome(ending, last.scores());
        events.add(new Event.GameEnded(outcome));
        return new Step<>(new Game(last, Optional.of(outcome)), events);
    }

    private static Step<Game, Event, Refusal> dealt(Round round) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.RoundDealt(round.number(), round.turn()));
        return new Step<>(new Game(round, Optional.empty()), events);
    }
}
