package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.Pass;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.table.Answer;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Objection;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Pace;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Deals a match against the computer on this device. Hands the player's intents to the rules, keeps the clock and its pauses, and
 * saves. What happens without the player is entered at the time when it was due, however late that is noticed.
 */
public final class LocalDealer implements Dealer {
    /** How often the match is saved while nobody acts. */
    private static final int SAVE_MILLIS = 5000;

    private final Saver saver;
    private final Conduct conduct;
    private final Timepiece clock;
    private final Time time;
    private final Timer timer;
    private final List<Event> opening;
    private Match match;
    private boolean isStarted;
    private Optional<Pause> pause;
    /** What the player did while the previous tile was still in the air. */
    private Optional<Action> held = Optional.empty();
    /** When the player asked for the next deal, on the match clock. */
    private int hurriedAtMillis = Pace.NEVER;

    private int told;
    private Ear ear = new Nobody();

    private LocalDealer(Resumption from, List<Event> opening, Conduct conduct, Saver saver, Time time, Alarm alarm) {
        this.match = from.match();
        this.pause = from.pause();
        this.opening = opening;
        this.conduct = conduct;
        this.saver = saver;
        this.time = time;
        clock = new Timepiece(time, match.clock().at(from.clockMillis()));
        timer = new Timer(alarm);
        isStarted = opening.isEmpty();
    }

    /** Where the match is saved. */
    public interface Saver {
        /**
         * Keeps the match as it stands.
         *
         * @param clockMillis what the match clock shows
         * @param pausedMillis how long a pause has lasted; 0 if there is none
         */
        void save(Match match, int clockMillis, int pausedMillis);
    }

    /** A new match. */
    public static LocalDealer begin(Terms terms, Conduct conduct, Saver saver, Time time, Alarm alarm) {
        Step<Match, Event, Objection> first = Match.begin(terms);
        Resumption from = new Resumption(first.next(), 0, Optional.empty());
        return new LocalDealer(from, first.events(), conduct, saver, time, alarm);
    }

    /** Resumes a match that was left: in a pause if it may be paused, otherwise running. */
    public static LocalDealer resume(LeftMatch left, Conduct conduct, Saver saver, Time time, Alarm alarm) {
        return new LocalDealer(left.comeBack(conduct, time.nowMillis()), List.of(), conduct, saver, time, alarm);
    }

    @Override
    public void open(Ear newEar) {
        ear = newEar;
        if (isStarted && pause.isEmpty() && !match.isOver()) {
            clock.start();
        }
        tell(opening);
        tick();
    }

    @Override
    public void send(Intent intent) {
        if (intent instanceof Intent.Act act) {
            act(act.action());
        } else if (intent instanceof Intent.Start) {
            start();
        } else if (intent instanceof Intent.Hurry) {
            hurry();
        } else if (intent instanceof Intent.Pause) {
            pause();
        } else if (intent instanceof Intent.GoOn) {
            goOn();
        } else if (intent instanceof Intent.EndGame) {
            endGame();
        } else if (intent instanceof Intent.Leave) {
            leave();
        }
        tick();
    }

    @Override
    public void close() {
        timer.cancel();
    }

    private boolean isRunning() {
        return isStarted && pause.isEmpty() && !match.isOver();
    }

    private void start() {
        if (!isStarted) {
            isStarted = true;
            clock.start();
            tell(List.of());
        }
    }

    /** The action counts as soon as the previous tile has come to rest. */
    private void act(Action action) {
        if (!isRunning()) {
            ear.refused(match.isOver() ? new Objection.MatchIsOver() : new Objection.StandsStill());
            return;
        }
        catchUp();
        Entry move = new MatchEntry.Move(Seat.PLAYER, action);
        int earliestMillis = match.isOver() ? 0 : Pace.earliestMillis(match, action);
        int now = clock.nowMillis();
        boolean isEarly = now < earliestMillis && isPlayersTurn();
        if (!isEarly) {
            take(new Line(now, move)).ifPresent(ear::refused);
        } else if (match.take(new Line(earliestMillis, move)) instanceof Refused<Match, Event, Objection> refused) {
            ear.refused(refused.reason());
        } else {
            held = Optional.of(action);
            if (action instanceof Pass) {
                passOver(earliestMillis);
            }
        }
    }

    /** Where no clock runs out, moves the clock on to this time, so that nobody waits for it. */
    private void passOver(int dueMillis) {
        if (!match.clock().hasLimit()) {
            clock.set(dueMillis, 1);
        }
    }

    private boolean isPlayersTurn() {
        return !match.isOver()
                && !match.game().awaitsDeal()
                && match.game().round().turn() == Seat.PLAYER;
    }

    /** Brings the next deal forward. Where no clock runs out, skips the time until the opponent acts. */
    private void hurry() {
        if (!isRunning()) {
            return;
        }
        catchUp();
        if (match.game().awaitsDeal()) {
            hurriedAtMillis = Math.min(hurriedAtMillis, clock.nowMillis());
        } else if (!isPlayersTurn() && nextMillis() != Pace.NEVER) {
            passOver(nextMillis());
        }
    }

    private void pause() {
        catchUpIfRunning();
        if (match.isOver()) {
            return;
        }
        if (!canPause()) {
            ear.refused(new Objection.MayNotPause());
            return;
        }
        beginPause();
    }

    private boolean canPause() {
        return conduct.mayPause() && isRunning() && !clock.isUp() && match.mayPause(clock.nowMillis());
    }

    private void beginPause() {
        clock.stop();
        held = Optional.empty();
        pause = Optional.of(new Pause(time.nowMillis(), 0));
        require(take(new Line(clock.nowMillis(), new Entry.Paused())));
    }

    private void goOn() {
        if (pause.isEmpty()) {
            return;
        }
        int lasted = Math.min(pausedMillis(), match.allowance().leftMillis());
        pause = Optional.empty();
        clock.start();
        require(take(new Line(clock.nowMillis(), new Entry.Resumed(lasted))));
    }

    private void endGame() {
        goOn();
        catchUpIfRunning();
        if (!match.isOver()) {
            require(take(new Line(clock.nowMillis(), new Entry.EndedEarly())));
        }
    }

    private void leave() {
        catchUpIfRunning();
        if (canPause()) {
            beginPause();
        } else {
            save();
        }
    }

    /** Does what is due, and asks to be woken when something else will be. */
    private void tick() {
        if (pause.isPresent()) {
            waitForPlayer();
        } else if (isRunning()) {
            catchUp();
            if (isRunning()) {
                int toNext = Math.min(nextMillis(), limitMillis()) - clock.nowMillis();
                wake(Math.max(0, Math.min(toNext, SAVE_MILLIS)));
            }
        }
    }

    private void waitForPlayer() {
        int left = match.allowance().leftMillis() - pausedMillis();
        if (left > 0) {
            wake(Math.min(left, SAVE_MILLIS));
            return;
        }
        goOn();
        tick();
    }

    private void wake(int millis) {
        timer.wakeIn(millis, () -> {
            save();
            tick();
        });
    }

    private int limitMillis() {
        return match.clock().hasLimit() ? match.clock().limitMillis() : Pace.NEVER;
    }

    private void catchUpIfRunning() {
        if (isRunning()) {
            catchUp();
        }
    }

    /** Enters all that has happened by now without the player, each at its own time, and the player's action that came early. */
    private void catchUp() {
        for (int next = nextMillis(); next <= clock.nowMillis(); next = nextMillis()) {
            require(take(new Line(next, nextEntry())));
        }
        if (!match.isOver() && clock.isUp()) {
            require(take(new Line(clock.nowMillis(), new Entry.TimeRanOut())));
        }
    }

    /** When the next line is due on the match clock if the player does nothing more; {@link Pace#NEVER} if none is. */
    private int nextMillis() {
        if (match.isOver()) {
            return Pace.NEVER;
        }
        int next = isPlayersPass() ? Pace.NEVER : Pace.dueMillis(match);
        if (held.isPresent()) {
            next = Pace.earliestMillis(match, held.get());
        } else if (hurriedAtMillis != Pace.NEVER) {
            next = Math.min(next, Math.max(Pace.earliestMillis(match), hurriedAtMillis));
        }
        return next >= limitMillis() ? Pace.NEVER : next;
    }

    /** Whether the player must pass and has to say so. */
    private boolean isPlayersPass() {
        return conduct.passesByHand() && isPlayersTurn() && match.game().round().mustPass();
    }

    private Entry nextEntry() {
        if (held.isPresent()) {
            return new MatchEntry.Move(Seat.PLAYER, held.get());
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
        if (match.isOver()) {
            clock.stop();
            timer.cancel();
        }
        tell(answer.step().events());
        return Optional.empty();
    }

    private void tell(List<Event> events) {
        List<Event> seen = new ArrayList<>(events.size());
        events.forEach(event -> seen.add(event.seenBy(Seat.PLAYER)));
        boolean isJump = told == 0 && opening.isEmpty();
        ear.told(new Told(
                ++told,
                match.game().seenBy(Seat.PLAYER),
                seen,
                isJump,
                match.clock(),
                match.allowance().leftMillis() - pausedMillis(),
                standing()));
        save();
    }

    private int pausedMillis() {
        return pause.map(begun -> begun.lastedMillis(time.nowMillis())).orElse(0);
    }

    private Told.Standing standing() {
        if (match.isOver()) {
            return new Told.Standing.Over(Finish.open(match));
        }
        if (pause.isPresent()) {
            return new Told.Standing.Paused();
        }
        return isStarted ? new Told.Standing.Running(clock.nowMillis(), 1) : new Told.Standing.Ready();
    }

    private void save() {
        saver.save(match, clock.nowMillis(), pausedMillis());
    }

    /** What the dealer enters on its own is always legal; a refusal is a bug in the dealer. */
    private static void require(Optional<Objection> none) {
        none.ifPresent(objection -> {
            throw new IllegalStateException("the table refused " + objection);
        });
    }

    /** The ear until {@link #open} is called. */
    private static final class Nobody implements Ear {
        @Override
        public void told(Told told) {
            throw new IllegalStateException("nobody listens");
        }

        @Override
        public void refused(Objection reason) {
            throw new IllegalStateException("nobody listens");
        }
    }
}
