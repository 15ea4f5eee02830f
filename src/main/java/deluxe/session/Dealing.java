package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.Pass;
import deluxe.table.Answer;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a match against the computer goes on at its dealer: hands what the player asks for to the rules, keeps the clock and its
 * pauses, and says what the seat is told. What happens without the player is entered at the time when it was due, however late that
 * is noticed.
 *
 * <p>It has no timer, keeps nothing and asks nobody: the same sitting, time and intent always give the same. It deals on a device and
 * on a server.
 */
public final class Dealing {
    private final Conduct conduct;
    private final double nowMillis;
    private final List<Told> told = new ArrayList<>();
    private Match match;
    private boolean isStarted;
    private Timepiece clock;
    private Optional<Pause> pause;
    private Sitting.Wish wish;
    private int asked;
    private int numberTold;
    /** The intent that is being carried out; 0 once it has been, or if there is none. */
    private int inHand;

    private Dealing(Sitting from, double nowMillis) {
        this.nowMillis = nowMillis;
        conduct = from.conduct();
        match = from.match();
        isStarted = from.isStarted();
        clock = from.clock();
        pause = from.pause();
        wish = from.wish();
        asked = from.count().asked();
        numberTold = from.count().told();
    }

    /** The first thing that is told of a sitting: how it stands. */
    public static Dealt open(Sitting sitting, double nowMillis) {
        Dealing dealing = new Dealing(sitting, nowMillis);
        if (sitting.isRunning()) {
            dealing.clock = dealing.clock.started(nowMillis);
        }
        dealing.tell(
                sitting.isStarted()
                        ? List.of()
                        : Match.begin(sitting.match().terms()).events(),
                sitting.isStarted());
        dealing.passTime();
        return dealing.dealt();
    }

    /** What time alone has brought. */
    public static Dealt passTime(Sitting sitting, double nowMillis) {
        Dealing dealing = new Dealing(sitting, nowMillis);
        dealing.passTime();
        return dealing.dealt();
    }

    /** Starts the clock of somebody who looks at the tiles and does not start it. */
    static Dealt start(Sitting sitting, double nowMillis) {
        Dealing dealing = new Dealing(sitting, nowMillis);
        dealing.start();
        return dealing.dealt();
    }

    /** Carries out an intent or refuses it. One that was taken before is not taken again. */
    public static Dealt take(Sitting sitting, double nowMillis, int number, Intent intent) {
        Dealing dealing = new Dealing(sitting, nowMillis);
        if (number > dealing.asked) {
            dealing.asked = number;
            dealing.inHand = number;
            dealing.carryOut(intent);
            dealing.done();
        }
        dealing.passTime();
        if (number > sitting.count().asked() && dealing.isUnanswered(number)) {
            dealing.tell(List.of(), false);
        }
        return dealing.dealt();
    }

    /** How a sitting stands, told again to somebody who has missed how it came to that. */
    public static Told again(Sitting sitting, double nowMillis) {
        Dealing dealing = new Dealing(sitting, nowMillis);
        dealing.numberTold--;
        dealing.tell(List.of(), true);
        return dealing.told.get(0);
    }

    private boolean isUnanswered(int number) {
        for (Told each : told) {
            if (each.reply().covers(number)) {
                return false;
            }
        }
        return wish.intent() != number;
    }

    private Sitting now() {
        return new Sitting(match, conduct, isStarted, clock, pause, wish, new Sitting.Count(asked, numberTold));
    }

    private Dealt dealt() {
        return new Dealt(now(), List.copyOf(told));
    }

    // What the player asks for

    private void carryOut(Intent intent) {
        if (intent instanceof Intent.Act act) {
            act(act.action());
        } else if (intent instanceof Intent.Start) {
            start();
        } else if (intent instanceof Intent.Hurry) {
            hurry();
        } else if (intent instanceof Intent.Pause) {
            pause();
        } else if (intent instanceof Intent.GoOn) {
            done();
            goOn();
        } else if (intent instanceof Intent.EndGame) {
            endGame();
        } else if (intent instanceof Intent.Leave) {
            leave();
        }
    }

    private void done() {
        inHand = 0;
    }

    private void refuse(Objection reason) {
        int refused = asked;
        done();
        tell(new Told.Reply(answered(), refused, Optional.of(reason)), List.of(), false);
    }

    private void start() {
        done();
        if (!isStarted) {
            isStarted = true;
            clock = clock.started(nowMillis);
            tell(List.of(), false);
        }
    }

    /** The action counts as soon as the previous tile has come to rest. */
    private void act(Action action) {
        if (!now().isRunning()) {
            refuse(match.isOver() ? new Objection.MatchIsOver() : new Objection.StandsStill());
            return;
        }
        catchUp();
        Entry move = new MatchEntry.Move(Seat.PLAYER, action);
        int earliestMillis = match.isOver() ? 0 : Pace.earliestMillis(match, action);
        boolean isEarly = clock.at(nowMillis) < earliestMillis && now().isPlayersTurn();
        Line line = new Line(isEarly ? earliestMillis : clock.at(nowMillis), move);
        Answer<Match, Event, Objection> answer = match.take(line);
        if (answer instanceof Refused<Match, Event, Objection> refused) {
            refuse(refused.reason());
        } else if (isEarly) {
            wish = new Sitting.Wish(Optional.of(action), asked, wish.dealMillis());
            if (action instanceof Pass) {
                passOver(earliestMillis);
            }
        } else {
            done();
            enter(answer);
        }
    }

    /** Where no clock runs out, moves the clock on to this time, so that nobody waits for it. */
    private void passOver(int dueMillis) {
        if (!match.clock().hasLimit()) {
            clock = clock.set(dueMillis, nowMillis, 1);
        }
    }

    /** Brings the next deal forward. Where no clock runs out, skips the time until the opponent acts. */
    private void hurry() {
        if (!now().isRunning()) {
            return;
        }
        catchUp();
        int next = now().nextMillis();
        if (match.game().awaitsDeal()) {
            int dealMillis = Math.min(wish.dealMillis(), clock.at(nowMillis));
            wish = new Sitting.Wish(wish.action(), wish.intent(), dealMillis);
        } else if (!now().isPlayersTurn() && next != Pace.NEVER) {
            passOver(next);
        }
    }

    private void pause() {
        catchUp();
        if (match.isOver()) {
            return;
        }
        if (canPause()) {
            beginPause();
        } else {
            refuse(new Objection.MayNotPause());
        }
    }

    private boolean canPause() {
        return conduct.mayPause() && now().isRunning() && !clock.isUp(nowMillis) && match.mayPause(clock.at(nowMillis));
    }

    private void beginPause() {
        clock = clock.stopped(nowMillis);
        pause = Optional.of(new Pause(nowMillis, 0));
        enterOwn(new Entry.Paused());
    }

    /** A pause that has run out ended when it did, however late that is noticed. */
    private void goOn() {
        if (pause.isEmpty()) {
            return;
        }
        int paused = now().pausedMillis(nowMillis);
        int lasted = Math.min(paused, match.allowance().leftMillis());
        double endedMillis = nowMillis - (paused - lasted);
        pause = Optional.empty();
        clock = clock.started(endedMillis);
        done();
        enter(match.take(new Line(clock.at(endedMillis), new Entry.Resumed(lasted))));
    }

    private void endGame() {
        if (pause.isPresent()) {
            done();
            goOn();
        }
        catchUp();
        if (!match.isOver()) {
            enterOwn(new Entry.EndedEarly());
        }
    }

    private void leave() {
        catchUp();
        if (canPause()) {
            beginPause();
        }
    }

    // What time brings

    private void passTime() {
        if (pause.isPresent() && now().pauseLeftMillis(nowMillis) == 0) {
            goOn();
        }
        catchUp();
    }

    /** Enters all that has happened by now without the player, each at its own time, and the player's action that came early. */
    private void catchUp() {
        if (!now().isRunning()) {
            return;
        }
        int clockMillis = clock.at(nowMillis);
        for (int next = now().nextMillis(); next <= clockMillis; next = now().nextMillis()) {
            enter(match.take(new Line(next, now().nextEntry())));
        }
        if (!match.isOver() && clock.isUp(nowMillis)) {
            enter(match.take(new Line(clockMillis, new Entry.TimeRanOut())));
        }
    }

    /** Enters what is always legal, now. */
    private void enterOwn(Entry entry) {
        done();
        enter(match.take(new Line(clock.at(nowMillis), entry)));
    }

    /** Takes the step; where nothing but the dealer has led to it, a refusal is a bug. */
    private void enter(Answer<Match, Event, Objection> answer) {
        match = answer.step().next();
        wish = Sitting.Wish.NONE;
        if (match.isOver()) {
            clock = clock.stopped(nowMillis);
        }
        tell(answer.step().events(), false);
    }

    // What the seat is told

    private int answered() {
        if (wish.action().isPresent()) {
            return wish.intent() - 1;
        }
        return inHand > 0 ? inHand - 1 : asked;
    }

    private void tell(List<Event> events, boolean isJump) {
        tell(Told.Reply.upTo(answered()), events, isJump);
    }

    private void tell(Told.Reply reply, List<Event> events, boolean isJump) {
        List<Event> seen = new ArrayList<>(events.size());
        events.forEach(event -> seen.add(event.seenBy(Seat.PLAYER)));
        told.add(new Told(
                ++numberTold,
                reply,
                match.game().seenBy(Seat.PLAYER),
                seen,
                isJump,
                match.clock(),
                now().pauseLeftMillis(nowMillis),
                standing()));
    }

    private Told.Standing standing() {
        if (match.isOver()) {
            return new Told.Standing.Over(conduct.isSealed() ? Finish.sealed(match) : Finish.open(match));
        }
        if (pause.isPresent()) {
            return new Told.Standing.Paused();
        }
        return isStarted ? new Told.Standing.Running(clock.at(nowMillis), 1) : new Told.Standing.Ready();
    }
}
