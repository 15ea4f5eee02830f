package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.View;
import deluxe.table.Answer;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.Entry;
import deluxe.tournament.Line;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;

/**
 * A match in real time: hands the player's intents to the rules, enters what happens without the player at the time when it is
 * due, however late that is noticed, and keeps the clock and its pauses. What happens is told to a {@link Company}.
 */
final class Sitting {
    static final String GO = "Go";

    private static final List<String> COUNT = List.of("3", "2", "1", GO);

    private final Company company;
    private final Timepiece clock;
    private final List<Event> opening;
    private Match match;
    private Phase phase = Phase.COUNTING;
    private int counted;
    /** When the countdown or the results go on, by the company's time. */
    private double nextAtMillis;

    private Optional<Pause> pause = Optional.empty();
    /** What the player did while the tile before it was still in the air. */
    private Optional<Action> held = Optional.empty();
    /** When the player asked for the next deal, on the match clock. */
    private int hurriedAtMillis = Pace.NEVER;

    private Sitting(Company company, Match match, List<Event> opening, Timepiece clock) {
        this.company = company;
        this.match = match;
        this.opening = opening;
        this.clock = clock;
    }

    /** A new match, to be opened: it is dealt, "3, 2, 1, Go" is counted, and then the clock starts. */
    static Sitting begin(Terms terms, Company company) {
        Step<Match, Event, Objection> first = Match.begin(terms);
        Timepiece clock = new Timepiece(company.time(), first.next().clock());
        return new Sitting(company, first.next(), first.events(), clock);
    }

    /** A match, to be opened, that was left at a time of its clock, and goes on: in a pause where one is left, else at once. */
    static Sitting resume(Match match, int clockMillis, Optional<Pause> pause, Company company) {
        Timepiece clock = new Timepiece(company.time(), match.clock().at(clockMillis));
        Sitting sitting = new Sitting(company, match, List.of(), clock);
        sitting.pause = pause;
        sitting.phase = match.isOver() ? Phase.OVER : pause.isPresent() ? Phase.PAUSED : Phase.PLAYING;
        return sitting;
    }

    /** Takes the seats: nothing happens before. */
    void open() {
        nextAtMillis = company.nowMillis();
        company.told(match, opening, false);
        company.kept();
        if (phase == Phase.COUNTING) {
            nextAtMillis = Math.max(nextAtMillis, company.toldAtMillis());
        }
        if (phase == Phase.PLAYING) {
            clock.start();
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

    /**
     * Plays, draws or passes for the player, as soon as the tile before has come to rest; what is against the rules comes back as
     * the reason.
     */
    Optional<Objection> act(Action action) {
        if (phase != Phase.PLAYING) {
            return Optional.of(new Objection.StandsStill());
        }
        catchUp();
        Entry move = new Entry.Move(Seat.PLAYER, action);
        int earliestMillis = match.isOver() ? 0 : Pace.earliestMillis(match);
        int now = clock.nowMillis();
        Optional<Objection> objection = Optional.empty();
        if (now >= earliestMillis || !isPlayersTurn()) {
            objection = take(new Line(now, move));
        } else if (match.take(new Line(earliestMillis, move)) instanceof Refused<Match, Event, Objection> refused) {
            objection = Optional.of(refused.reason());
        } else {
            held = Optional.of(action);
        }
        tick();
        return objection;
    }

    /** Whether the player has done something that waits for the tile before it to land. */
    boolean isHolding() {
        return held.isPresent();
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
        if (phase == Phase.PLAYING && match.game().awaitsDeal()) {
            hurriedAtMillis = Math.min(hurriedAtMillis, clock.nowMillis());
            tick();
        } else if (phase == Phase.COUNTING || phase == Phase.OVER) {
            nextAtMillis = company.nowMillis();
            tick();
        }
    }

    boolean mayPause() {
        return phase == Phase.PLAYING && !clock.isUp() && match.mayPause(clock.nowMillis());
    }

    /** The clock stands still from now on; not if the match turns out to be over by now. Only where {@link #mayPause}. */
    boolean beginPause() {
        clock.stop();
        catchUp();
        if (match.isOver()) {
            tick();
            return false;
        }
        held = Optional.empty();
        require(take(new Line(clock.nowMillis(), new Entry.Paused())));
        pause = Optional.of(new Pause(company.nowMillis(), 0));
        phase = Phase.PAUSED;
        tick();
        return true;
    }

    /** The clock runs again. */
    void goOn() {
        Pause over = pause.orElseThrow();
        pause = Optional.empty();
        phase = Phase.PLAYING;
        int pausedMillis = Math.min(
                over.lastedMillis(company.nowMillis()), match.allowance().leftMillis());
        require(take(new Line(clock.nowMillis(), new Entry.Resumed(pausedMillis))));
        clock.start();
        tick();
    }

    void endEarly() {
        if (phase == Phase.PAUSED) {
            goOn();
        }
        catchUp();
        if (!match.isOver()) {
            require(take(new Line(clock.nowMillis(), new Entry.EndedEarly())));
        }
        tick();
    }

    private void count() {
        double now = company.nowMillis();
        if (now >= nextAtMillis) {
            if (counted == COUNT.size()) {
                startPlay();
                return;
            }
            company.counted(COUNT.get(counted));
            counted++;
            nextAtMillis = now + Waits.COUNT_MILLIS;
        }
        company.wakeIn(nextAtMillis - now);
    }

    private void startPlay() {
        phase = Phase.PLAYING;
        clock.start();
        company.told(match, List.of(), false);
        company.playBegan();
        tick();
    }

    private void play() {
        catchUp();
        company.clockShows(secondsShown());
        if (match.isOver()) {
            phase = Phase.OVER;
            clock.stop();
            nextAtMillis = Math.max(company.nowMillis(), company.toldAtMillis()) + Waits.RESULT_MILLIS;
            tick();
            return;
        }
        int toNext = Math.max(0, nextMillis() - clock.nowMillis());
        company.wakeIn(Math.min(toNext, clock.millisToNextSecond()));
    }

    /** Enters all that has happened by now without the player, each at its own time, and what the player was early with. */
    private void catchUp() {
        for (int next = nextMillis(); next <= clock.nowMillis(); next = nextMillis()) {
            require(take(new Line(next, nextEntry())));
        }
        if (!match.isOver() && clock.isUp()) {
            require(take(new Line(clock.nowMillis(), new Entry.TimeRanOut())));
        }
    }

    /** When the next line is entered on the match clock, if the player does nothing more; {@link Pace#NEVER} if none is. */
    private int nextMillis() {
        if (match.isOver()) {
            return Pace.NEVER;
        }
        int next = Pace.dueMillis(match);
        if (held.isPresent()) {
            next = Pace.earliestMillis(match);
        } else if (hurriedAtMillis != Pace.NEVER) {
            next = Math.min(next, Math.max(Pace.earliestMillis(match), hurriedAtMillis));
        }
        return match.clock().hasLimit() && next >= match.clock().limitMillis() ? Pace.NEVER : next;
    }

    private Entry nextEntry() {
        if (held.isPresent()) {
            return new Entry.Move(Seat.PLAYER, held.get());
        }
        return match.game().awaitsDeal()
                ? match.nextRound()
                : match.due().orElseThrow().entry();
    }

    private Optional<Objection> take(Line line) {
        Answer<Match, Event, Objection> answer = match.take(line);
        if (answer instanceof Refused<Match, Event, Objection> refused) {
            return Optional.of(refused.reason());
        }
        match = answer.step().next();
        held = Optional.empty();
        hurriedAtMillis = Pace.NEVER;
        company.told(match, answer.step().events(), line.entry() instanceof Entry.Move);
        company.kept();
        return Optional.empty();
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
        if (now < nextAtMillis) {
            company.wakeIn(nextAtMillis - now);
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
