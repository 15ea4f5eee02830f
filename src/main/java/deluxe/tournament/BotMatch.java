package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;
import java.util.function.Consumer;

/**
 * A match in which a bot sits in the player's seat too.
 *
 * @param player who sits there
 * @param paceMillis how long the player's bot thinks on the match clock; it never acts sooner than the table allows
 */
public record BotMatch(Terms terms, Sitter player, int paceMillis) {
    /** A match in which this bot sits in the player's seat. */
    public BotMatch(Terms terms, Difficulty player, int paceMillis) {
        this(terms, game -> terms.deck().choice(player, game.view(Seat.PLAYER)), paceMillis);
    }

    /** Whoever sits in the player's seat. */
    public interface Sitter {
        /** What the player does, whose turn it is. */
        Action act(Game game);
    }

    /** Plays the match to its end, and tells each step's events to {@code watcher}. */
    public Match play(Consumer<List<Event>> watcher) {
        Step<Match, Event, Objection> step = Match.begin(terms);
        watcher.accept(step.events());
        while (!step.next().isOver()) {
            step = step.next().take(next(step.next())).step();
            watcher.accept(step.events());
        }
        return step.next();
    }

    /** What happens next, and when. */
    public Line next(Match match) {
        MatchClock clock = match.clock();
        if (Pace.dueMillis(match) != Pace.NEVER) {
            return match.due().orElseGet(() -> timeUp(clock));
        }
        int atMillis = Math.max(Pace.earliestMillis(match), clock.nowMillis() + paceMillis);
        if (clock.hasLimit() && atMillis >= clock.limitMillis()) {
            return timeUp(clock);
        }
        return new Line(atMillis, new MatchEntry.Move(Seat.PLAYER, player.act(match.game())));
    }

    private static Line timeUp(MatchClock clock) {
        return new Line(clock.limitMillis(), new Entry.TimeRanOut());
    }
}
