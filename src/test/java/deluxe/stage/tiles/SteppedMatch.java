package deluxe.stage.tiles;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.kit.Seed;
import deluxe.stage.art.Mood;
import deluxe.stage.art.Sitter;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A match between bots, one step at a time, as the player would see it. */
public final class SteppedMatch {
    private static final int PACE_MILLIS = 500;

    private final String seed;
    private Match match;
    private List<Event> events;
    private Optional<TableState> before = Optional.empty();

    public SteppedMatch(String seed) {
        this(seed, RuleSet.FIVES);
    }

    public SteppedMatch(String seed, RuleSet rules) {
        this.seed = seed;
        Step<Match, Event, Objection> first = Match.begin(Terms.practice(rules, Difficulty.HARD, Seed.of(seed)));
        match = first.next();
        events = first.events();
    }

    /** The first match, over all seeds, that reaches this state, stopped there. */
    public static SteppedMatch until(Predicate<SteppedMatch> reached) {
        for (int seed = 1; seed < 3000; seed++) {
            SteppedMatch sitting = new SteppedMatch(Integer.toHexString(seed));
            while (!sitting.match.isOver()) {
                sitting.step();
                if (reached.test(sitting)) {
                    return sitting;
                }
            }
        }
        throw new AssertionError("no sitting comes to that");
    }

    public static SteppedMatch withBoardOf(int tiles) {
        return until(sitting -> sitting.view().tableau().size() == tiles && sitting.canPlay());
    }

    public void step() {
        before = Optional.of(state());
        BotMatch bots = new BotMatch(match.terms(), Difficulty.EASY, PACE_MILLIS);
        Step<Match, Event, Objection> step = match.take(bots.next(match)).step();
        match = step.next();
        events = step.events();
    }

    /** What the player saw before the last step. */
    public TableState before() {
        return before.orElseThrow();
    }

    /** How long it is until the match deals the next round by itself. */
    public int millisToNextDeal() {
        return Pace.dueMillis(match) - match.clock().nowMillis();
    }

    public boolean awaitsDeal() {
        return match.game().awaitsDeal();
    }

    public String seed() {
        return seed;
    }

    public boolean isOver() {
        return match.isOver();
    }

    public View view() {
        return match.game().view(Seat.PLAYER);
    }

    public List<Event> events() {
        return events;
    }

    public boolean has(Class<? extends Event> type) {
        return events.stream().anyMatch(type::isInstance);
    }

    public boolean canPlay() {
        return isOn() && !view().plays().isEmpty();
    }

    public boolean mustDraw() {
        return isOn() && view().plays().isEmpty() && view().boneyardSize() > 0;
    }

    private boolean isOn() {
        return !match.game().round().isOver() && view().turn() == Seat.PLAYER;
    }

    public TableState state() {
        return state(match.game().round().isOver() ? opponentsTiles() : List.of());
    }

    /** The state as seen by somebody who may see both hands. */
    public TableState openState() {
        return state(opponentsTiles());
    }

    private List<Tile> opponentsTiles() {
        return match.game().view(Seat.OPPONENT).hand().tiles();
    }

    private TableState state(List<Tile> revealed) {
        Optional<Seat> toMove = match.game().round().isOver() ? Optional.empty() : Optional.of(view().turn());
        return new TableState(
                view(), "You", Sitter.ISABEL, toMove, isOn(), mustDraw(), revealed, Mood.NEUTRAL, Mood.NEUTRAL);
    }
}
