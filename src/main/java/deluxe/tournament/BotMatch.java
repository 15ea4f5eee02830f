package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.table.MatchClock;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;
import java.util.function.Consumer;

/**
 * A match in which a bot sits in the player's seat too.
 *
 * @param paceMillis how long each action takes on the match clock
 */
public record BotMatch(Terms terms, Difficulty player, int paceMillis) {

    /** Plays the match to its end, and tells each step's events to {@code watcher}. */
    public Match play(Consumer<List<Event>> watcher) {
        Step<Match, Event, Objection> step = Match.begin(terms);
        watcher.accept(step.events());
        while (!step.next().isOver()) {
            step = step.next().take(line(step.next())).step();
            watcher.accept(step.events());
        }
        return step.next();
    }

    private Line line(Match match) {
        MatchClock clock = match.clock();
        int atMillis = clock.nowMillis() + paceMillis;
        if (clock.hasLimit() && atMillis >= clock.limitMillis()) {
            return new Line(clock.limitMillis(), new Entry.TimeRanOut());
        }
        return new Line(atMillis, entry(match));
    }

    private Entry entry(Match match) {
        if (match.game().awaitsDeal()) {
            return new Entry.RoundBegun(match.game().round().number() + 1);
        }
        Seat turn = match.game().round().turn();
        return new Entry.Move(
                turn,
                turn == Seat.OPPONENT
                        ? match.opponentAction()
                        : player.act(match.game().view(turn), terms.seed()));
    }
}
