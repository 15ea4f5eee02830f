package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Refusal;
import deluxe.table.Answer;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A game on its terms and under its clock, as far as it has gone. A value; live play and replay go through the same
 * {@link #take}.
 *
 * @param timeline what has happened, under its clock
 */
public record Match(Terms terms, Game game, Timeline timeline) {

    /** The first line of every match. */
    static final Line FIRST_LINE = new Line(0, new MatchEntry.RoundBegun(1));

    /** The match at its first moment: the clock at zero, the first round dealt. */
    public static Step<Match, Event, Objection> begin(Terms terms) {
        Step<Game, Event, Refusal> first = Game.begin(terms.rules(), terms.deal(1));
        MatchClock clock = MatchClock.ofSeconds(terms.rules().clockSeconds());
        Timeline timeline =
                Timeline.begun(clock, terms.agreement().pauseAllowance()).with(FIRST_LINE);
        return new Step<>(new Match(terms, first.next(), timeline), first.events());
    }

    /** What the clock showed when something last happened. */
    public MatchClock clock() {
        return timeline.clock();
    }

    public PauseAllowance allowance() {
        return timeline.allowance();
    }

    public boolean paused() {
        return timeline.paused();
    }

    public boolean isOver() {
        return game.isOver();
    }

    /** The last move or deal; pauses do not count. */
    Line latest() {
        return timeline.log().last(line -> line.entry() instanceof MatchEntry).orElseThrow();
    }

    /** What happens next without the player, and when; empty if the clock runs out before that. */
    public Optional<Line> due() {
        int atMillis = Pace.dueMillis(this);
        boolean inTime = atMillis != Pace.NEVER && (!clock().hasLimit() || atMillis < clock().limitMillis());
        return inTime ? Optional.of(new Line(atMillis, dueEntry())) : Optional.empty();
    }

    private Entry dueEntry() {
        if (game.awaitsDeal()) {
            return nextRound();
        }
        Seat turn = game.round().turn();
        return new MatchEntry.Move(turn, turn == Seat.OPPONENT ? opponentAction() : new Pass());
    }

    /** The deal of the next round, which the player can hurry. */
    public Entry nextRound() {
        return new MatchEntry.RoundBegun(game.round().number() + 1);
    }

    /**
     * The match with everything that happens by this time without the player. It must not be paused.
     *
     * @param awaited picks the lines that still wait for the player
     */
    public Match caughtUp(int nowMillis, Predicate<Line> awaited) {
        Match match = this;
        Optional<Line> due = due();
        while (due.isPresent() && due.get().atMillis() <= nowMillis && !awaited.test(due.get())) {
            match = match.take(due.get()).step().next();
            due = match.due();
        }
        return match;
    }

    /** Whether a pause can begin at this time. */
    public boolean mayPause(int atMillis) {
        return !isOver() && !paused() && !allowance().isSpent() && Pace.mayPauseAgain(this, atMillis);
    }

    /** What the opponent does now; it must be the opponent's turn. */
    public Action opponentAction() {
        return terms.deck().choice(terms.difficulty(), game.view(Seat.OPPONENT));
    }

    /** The player's score card, as soon as the match is over. */
    public Optional<ScoreCard> scoreCard() {
        return game.outcome().map(outcome -> ScoreCard.of(outcome, clock().secondsLeft()));
    }

    /** What the table answers to this line. */
    public Answer<Match, Event, Objection> take(Line line) {
        Optional<Objection> objection = Timekeeper.objection(this, line);
        if (objection.isPresent()) {
            return new Refused<>(objection.get());
        }
        Entry entry = line.entry();
        if (entry instanceof MatchEntry.Move move) {
            return takeMove(line, move);
        }
        if (entry instanceof MatchEntry.RoundBegun begun) {
            return takeRound(line, begun.round());
        }
        if (entry instanceof Entry.Paused || entry instanceof Entry.Resumed) {
            return new Step<>(new Match(terms, game, timeline.with(line)), List.of());
        }
        return after(line, entry instanceof Entry.EndedEarly ? game.endEarly() : game.timeUp());
    }

    private Answer<Match, Event, Objection> takeMove(Line line, MatchEntry.Move move) {
        if (game.round().turn() != move.seat() && !game.round().isOver()) {
            return new Refused<>(new Objection.NotInTurn(game.round().turn()));
        }
        Answer<Game, Event, Refusal> answer = game.take(move.action());
        if (answer instanceof Refused<Game, Event, Refusal> refused) {
            return new Refused<>(new Objection.AgainstTheRules(refused.reason()));
        }
        return inTime(line, answer.step());
    }

    private Answer<Match, Event, Objection> takeRound(Line line, int round) {
        if (!game.awaitsDeal() || round != game.round().number() + 1) {
            return new Refused<>(new Objection.NotTheRound(round));
        }
        return inTime(line, game.deal(terms.deal(round)));
    }

    private Answer<Match, Event, Objection> inTime(Line line, Step<Game, Event, Refusal> step) {
        Optional<Objection> objection = Timekeeper.objectionToPace(this, line);
        return objection.isPresent() ? new Refused<>(objection.get()) : after(line, step);
    }

    private Step<Match, Event, Objection> after(Line line, Step<Game, Event, Refusal> step) {
        return new Step<>(new Match(terms, step.next(), timeline.with(line)), step.events());
    }
}
