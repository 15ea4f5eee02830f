package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Pass;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.View;
import deluxe.table.Answer;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.Entry;
import deluxe.tournament.Line;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;

/**
 * A match in real time: hands the player's intents to the rules, lets the opponent act after a human moment, deals the rounds,
 * and keeps the clock and its pauses. What happens is told to a {@link Company}; nothing here waits for motion that does not
 * matter.
 */
final class Sitting {
    static final String GO = "Go";

    private static final List<String> COUNT = List.of("3", "2", "1", GO);

    private final Company company;
    private final Timepiece clock;
    private final Pace pace;
    private final List<Event> opening;
    private Match match;
    private Phase phase = Phase.COUNTING;
    private int counted;
    private double dueAtMillis;
    private Optional<Pause> pause = Optional.empty();

    private Sitting(Company company, Match match, List<Event> opening, Timepiece clock, Pace pace) {
        this.company = company;
        this.match = match;
        this.opening = opening;
        this.clock = clock;
        this.pace = pace;
    }

    /** A new match, to be opened: dealt while "3, 2, 1, Go" is counted; then the clock starts. */
    static Sitting begin(Terms terms, Company company, Pace pace) {
        Step<Match, Event, Objection> first = Match.begin(terms);
        Timepiece clock = new Timepiece(company.time(), first.next().clock());
        return new Sitting(company, first.next(), first.events(), clock, pace);
    }

    /** A match, to be opened, that was left at a time of its clock, and goes on: in a pause where one is left, else at once. */
    static Sitting resume(Match match, int clockMillis, Optional<Pause> pause, Company company, Pace pace) {
        Timepiece clock = new Timepiece(company.time(), match.clock().at(clockMillis));
        Sitting sitting = new Sitting(company, match, List.of(), clock, pace);
        sitting.pause = pause;
        sitting.phase = match.isOver() ? Phase.OVER : pause.isPresent() ? Phase.PAUSED : Phase.PLAYING;
        return sitting;
    }

    /** Takes the seats: nothing happens before. */
    void open() {
        dueAtMillis = company.nowMillis();
        company.told(match, opening, false);
        company.kept();
        if (phase == Phase.PLAYING) {
            clock.start();
            dueAtMillis += pace.thoughtMillis();
        }
        tick();
    }

    Match match() {
        return match;
    }

    Phase phase() {
        return phase;
    }

    Optional<Pause> pause() {
        return pause;
    }

    int clockMillis() {
        return clock.nowMillis();
    }

    /** Of a match that is over the whole seconds, which are those that its time bonus counts. */
    int secondsShown() {
        return match.isOver() && match.clock().hasLimit() ? match.clock().secondsLeft() : clock.secondsShown();
    }

    View view() {
        return match.game().view(Seat.PLAYER);
    }

    /** Whether the player is to act. */
    boolean isPlayersTurn() {
        return phase == Phase.PLAYING
                && !match.isOver()
                && !match.game().awaitsDeal()
                && match.game().round().turn() == Seat.PLAYER;
    }

    boolean mustDraw() {
        return isPlayersTurn() && view().plays().isEmpty() && view().boneyardSize() > 0;
    }

    /** Plays, draws or passes for the player; what is against the rules comes back as the reason. */
    Optional<Objection> act(Action action) {
        if (phase != Phase.PLAYING) {
            return Optional.of(new Objection.StandsStill());
        }
        return take(new Entry.Move(Seat.PLAYER, action));
    }

    /** Does what is due, and asks to be woken when something else will be. */
    void tick() {
        switch (phase) {
            case COUNTING -> count();
            case PLAYING -> play();
            case PAUSED -> wait(pause.orElseThrow());
            case OVER -> finish();
            case FINISHED -> {}
        }
    }

    /** What is being told need not be told to its end. */
    void hurry() {
        if (phase == Phase.COUNTING) {
            counted = Math.max(counted, COUNT.size() - 1);
        }
        boolean waits = match.isOver() || match.game().awaitsDeal() || phase == Phase.COUNTING;
        if (waits) {
            dueAtMillis = company.nowMillis();
            tick();
        }
    }

    boolean mayPause() {
        return phase == Phase.PLAYING
                && !match.isOver()
                && !clock.isUp()
                && !match.allowance().isSpent();
    }

    /** The clock stands still from now on; only where {@link #mayPause}. */
    void beginPause() {
        clock.stop();
        require(take(new Entry.Paused()));
        pause = Optional.of(new Pause(company.nowMillis(), 0));
        phase = Phase.PAUSED;
        tick();
    }

    /** The clock runs again. */
    void goOn() {
        Pause over = pause.orElseThrow();
        pause = Optional.empty();
        phase = Phase.PLAYING;
        require(take(new Entry.Resumed(Math.min(
                over.lastedMillis(company.nowMillis()), match.allowance().leftMillis()))));
        clock.start();
        dueAtMillis = company.nowMillis() + pace.thoughtMillis();
        tick();
    }

    void endEarly() {
        if (phase == Phase.PAUSED) {
            goOn();
        }
        if (!match.isOver()) {
            require(take(clock.isUp() ? new Entry.TimeRanOut() : new Entry.EndedEarly()));
        }
        tick();
    }

    private void count() {
        double now = company.nowMillis();
        if (now >= dueAtMillis) {
            if (counted == COUNT.size()) {
                startPlay();
                return;
            }
            company.counted(COUNT.get(counted));
            counted++;
            dueAtMillis = now + Pace.COUNT_MILLIS;
        }
        company.wakeIn(dueAtMillis - now);
    }

    private void startPlay() {
        phase = Phase.PLAYING;
        clock.start();
        dueAtMillis = company.nowMillis() + pace.thoughtMillis();
        company.told(match, List.of(), false);
        company.playBegan();
        tick();
    }

    private void play() {
        if (clock.isUp() && !match.isOver()) {
            require(take(new Entry.TimeRanOut()));
        }
        double now = company.nowMillis();
        if (!match.isOver() && now >= dueAtMillis && isSomethingDue()) {
            require(take(dueEntry()));
        }
        company.clockShows(secondsShown());
        if (match.isOver()) {
            phase = Phase.OVER;
            clock.stop();
            dueAtMillis = Math.max(company.nowMillis(), company.toldAtMillis()) + Pace.RESULT_PAUSE_MILLIS;
            tick();
            return;
        }
        double toNext = isSomethingDue() ? Math.max(0, dueAtMillis - company.nowMillis()) : clock.millisToNextSecond();
        company.wakeIn(Math.min(toNext, clock.millisToNextSecond()));
    }

    private boolean isSomethingDue() {
        return match.game().awaitsDeal() || match.game().round().turn() == Seat.OPPONENT || mustPass();
    }

    /** A player who can neither play nor draw has nothing to choose, and passes. */
    private boolean mustPass() {
        return match.game().round().mustPass();
    }

    private Entry dueEntry() {
        if (match.game().awaitsDeal()) {
            return new Entry.RoundBegun(match.game().round().number() + 1);
        }
        Seat turn = match.game().round().turn();
        return new Entry.Move(turn, turn == Seat.OPPONENT ? match.opponentAction() : new Pass());
    }

    private Optional<Objection> take(Entry entry) {
        Answer<Match, Event, Objection> answer = match.take(new Line(clock.nowMillis(), entry));
        if (answer instanceof Refused<Match, Event, Objection> refused) {
            return Optional.of(refused.reason());
        }
        match = answer.step().next();
        company.told(match, answer.step().events(), entry instanceof Entry.Move);
        dueAtMillis = dueAfter(entry);
        company.kept();
        if (phase == Phase.PLAYING) {
            company.wakeIn(Math.min(Math.max(0, dueAtMillis - company.nowMillis()), clock.millisToNextSecond()));
        }
        return Optional.empty();
    }

    private double dueAfter(Entry entry) {
        double now = company.nowMillis();
        if (match.game().awaitsDeal()) {
            boolean slow = match.game().round().result().orElseThrow() instanceof RoundResult.WentOut;
            return Math.max(now, company.toldAtMillis()) + Pace.ROUND_PAUSE_MILLIS * (slow ? 1 : 1.5);
        }
        if (entry instanceof Entry.Move move && move.action() instanceof Draw && move.seat() == Seat.OPPONENT) {
            return now + Pace.DRAW_MILLIS;
        }
        double from = entry instanceof Entry.RoundBegun ? Math.max(now, company.toldAtMillis()) : now;
        return from + pace.thoughtMillis();
    }

    private void wait(Pause current) {
        double now = company.nowMillis();
        int left = match.allowance().leftMillis() - current.lastedMillis(now);
        if (left <= 0) {
            goOn();
            company.allowanceRanOut();
            return;
        }
        company.pauseLeft(left);
        company.wakeIn((left - 1) % 1000 + 1);
    }

    private void finish() {
        double now = company.nowMillis();
        if (now < dueAtMillis) {
            company.wakeIn(dueAtMillis - now);
            return;
        }
        phase = Phase.FINISHED;
        company.finished();
    }

    /** What the session does of itself is always legal; if it is not, the session is wrong. */
    private static void require(Optional<Objection> none) {
        none.ifPresent(objection -> {
            throw new IllegalStateException("the table refused " + objection);
        });
    }

    /** How far a sitting is. */
    enum Phase {
        COUNTING,
        PLAYING,
        PAUSED,
        OVER,
        FINISHED
    }
}
