package deluxe.session;

import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.GameView;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.table.Seat;
import deluxe.tournament.Objection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * Deals a recorded match again for an onlooker, one moment after the other. Between two moments as much time passes as on the match
 * clock, except that long waits are cut short.
 */
public final class RecordedDealer implements Dealer {
    /** The longest wait while a player thinks; for a longer thought the clock runs faster. */
    static final double LONGEST_WAIT_MILLIS = 3000;

    /** The shortest wait, for a record whose moves came faster than anybody can see. */
    static final double SHORTEST_WAIT_MILLIS = 400;

    private final RecordedMatch match;
    private final DoubleSupplier shownAtMillis;
    private final Time time;
    private final Timer timer;
    private boolean areHandsOpen;
    private boolean isPlaying;
    private int moment;
    private double toldAtMillis;
    /** How long it is from this moment to the next, and how much of that is left while the match stands still. */
    private double waitMillis;

    private double leftMillis;
    private double dueAtMillis;
    private int asked;
    private int told;
    private Ear ear;

    /** @param shownAtMillis when the motion that shows what was told ends */
    public RecordedDealer(RecordedMatch match, DoubleSupplier shownAtMillis, Time time, Alarm alarm) {
        this.match = match;
        this.shownAtMillis = shownAtMillis;
        this.time = time;
        timer = new Timer(alarm);
    }

    @Override
    public void open(Ear newEar) {
        ear = newEar;
        show(0);
    }

    @Override
    public void send(int number, Intent intent) {
        asked = number;
        if (intent instanceof Intent.Act) {
            refuse(new Objection.MatchIsOver());
        } else if (intent instanceof Intent.Pause) {
            refuse(new Objection.MayNotPause());
        }
    }

    /** Nothing else has changed. */
    private void refuse(Objection reason) {
        tell(new Told.Reply(asked, asked, Optional.of(reason)), List.of(), false, running());
    }

    @Override
    public void close() {
        timer.cancel();
    }

    // How far it is

    /** The line of the record that was told last, from 0. */
    public int moment() {
        return moment;
    }

    /** Whether the moments follow each other by themselves. */
    public boolean isPlaying() {
        return isPlaying && !isOver();
    }

    /** Whether the last moment has been seen. */
    public boolean isOver() {
        return isLast() && time.nowMillis() >= dueAtMillis;
    }

    public boolean areHandsOpen() {
        return areHandsOpen;
    }

    /** When what was told has been seen, by {@link Time}. */
    public double seenAtMillis() {
        return Math.max(toldAtMillis + SHORTEST_WAIT_MILLIS, shownAtMillis.getAsDouble());
    }

    private boolean isLast() {
        return moment == match.lastMoment();
    }

    /** Whether something is due: the next moment, or the end of the last. */
    private boolean isGoing() {
        return isPlaying || isLast();
    }

    private double leftMillis() {
        return isGoing() ? Math.max(0, dueAtMillis - time.nowMillis()) : leftMillis;
    }

    // What the onlooker asks for

    /** Plays on, or from the beginning if nothing is left. */
    public void play() {
        if (isOver()) {
            isPlaying = true;
            show(0);
            return;
        }
        if (!isGoing()) {
            dueAtMillis = time.nowMillis() + leftMillis;
        }
        isPlaying = true;
        setTimer();
        tellClock();
    }

    public void pause() {
        leftMillis = leftMillis();
        isPlaying = false;
        setTimer();
        tellClock();
    }

    /** Tells the next moment; if this one is still being shown, its motion is cut short. */
    public void stepForward() {
        if (isLast()) {
            return;
        }
        if (time.nowMillis() < shownAtMillis.getAsDouble()) {
            jump();
        }
        show(moment + 1);
    }

    /** Tells this moment without what led to it; a number out of range means the first or the last. */
    public void goTo(int wanted) {
        moment = Math.max(0, Math.min(match.lastMoment(), wanted));
        jump();
    }

    public void openHands(boolean wanted) {
        areHandsOpen = wanted;
        jump();
    }

    // What happens

    private void show(int next) {
        moment = next;
        tellMoment(match.events(moment), false);
        waitUntil(
                isLast()
                        ? seenAtMillis() + Waits.RESULT_MILLIS
                        : Math.max(seenAtMillis(), time.nowMillis() + thoughtMillis()));
    }

    private void jump() {
        tellMoment(List.of(), true);
        isPlaying = isPlaying && !isLast();
        double waitMillis = isLast() ? 0 : Math.max(SHORTEST_WAIT_MILLIS, thoughtMillis());
        waitUntil(time.nowMillis() + waitMillis);
    }

    /** How long the next moment took to come, but no longer than {@link #LONGEST_WAIT_MILLIS}. */
    private double thoughtMillis() {
        return Math.min(LONGEST_WAIT_MILLIS, spanMillis());
    }

    /** From this moment to the next on the match clock. */
    private int spanMillis() {
        return match.atMillis(moment + 1) - match.atMillis(moment);
    }

    private void waitUntil(double atMillis) {
        dueAtMillis = atMillis;
        waitMillis = atMillis - time.nowMillis();
        leftMillis = waitMillis;
        setTimer();
        if (isPlaying) {
            tellClock();
        }
    }

    private void setTimer() {
        timer.cancel();
        if (isGoing()) {
            timer.wakeIn(leftMillis(), this::goOn);
        }
    }

    private void goOn() {
        if (isLast()) {
            isPlaying = false;
            tellClock();
        } else {
            show(moment + 1);
        }
    }

    // What it tells

    private void tellMoment(List<Event> events, boolean isJump) {
        toldAtMillis = time.nowMillis();
        List<Event> seen = new ArrayList<>(events.size());
        for (Event event : events) {
            seen.add(event.seenBy(Seat.PLAYER));
        }
        tell(Told.Reply.upTo(asked), seen, isJump, new Told.Standing.Running(match.atMillis(moment), 0));
    }

    /** Tells how the clock runs; after the end it tells nothing. */
    private void tellClock() {
        if (!isEnd()) {
            tell(Told.Reply.upTo(asked), List.of(), false, running());
        }
    }

    /** The clock runs evenly from this moment's time to the next one's, or has stopped. */
    private Told.Standing.Running running() {
        boolean runs = isPlaying && !isLast();
        int sinceMillis = isLast() ? 0 : (int) (spanMillis() * (1 - leftMillis() / waitMillis));
        return new Told.Standing.Running(match.atMillis(moment) + sinceMillis, runs ? spanMillis() / waitMillis : 0);
    }

    private void tell(Told.Reply reply, List<Event> events, boolean isJump, Told.Standing.Running running) {
        Told.Standing standing = running;
        if (isEnd()) {
            standing = new Told.Standing.Over(match.finish());
        } else if (match.at(moment).paused()) {
            standing = new Told.Standing.Paused();
        }
        ear.told(
                new Told(++told, reply, seen(), events, isJump, match.at(moment).clock(), 0, standing));
    }

    private boolean isEnd() {
        return isLast() && match.isConfirmed();
    }

    /** What the player saw; with the opponent's hand too if the hands are open. */
    private GameView seen() {
        Game game = match.at(moment).game();
        GameView view = game.seenBy(Seat.PLAYER);
        return areHandsOpen
                ? new GameView(
                        view.round(),
                        view.isRoundOver(),
                        game.view(Seat.OPPONENT).hand().tiles(),
                        view.outcome())
                : view;
    }
}
