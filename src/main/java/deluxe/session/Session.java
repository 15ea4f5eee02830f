package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Play;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.table.MatchClock;
import deluxe.tournament.Objection;
import java.util.Optional;

/**
 * One match in progress, whoever deals it: counts down, shows the clock, passes on what the player means to do, and shows what
 * the dealer tells.
 */
public final class Session implements Dealer.Ear {
    private static final int MILLIS_A_SECOND = 1000;

    private final Dealer dealer;
    private final Listener listener;
    private final Time time;
    private final Timer next;
    private final Timer patience;
    private Phase phase = new Phase.Waiting();
    private Optional<Told> latest = Optional.empty();
    private Timepiece clock;
    /** Whether the player has been told that the dealer takes its time. */
    private boolean isLate;

    /** The number of the last intent, and of those that wait for their answers; 0 where none does. */
    private int asked;

    private int acting;
    private int awaited;
    private int resuming;
    /** A tile that was laid before the dealer had answered. */
    private Optional<Play> meant = Optional.empty();

    /** Whether the player has asked for a pause before the clock ran. */
    private boolean pausesAtStart;

    private boolean isAway;
    private boolean isClosed;

    public Session(Dealer dealer, Listener listener, Time time, Alarm alarm) {
        this.dealer = dealer;
        this.listener = listener;
        this.time = time;
        clock = Timepiece.still(MatchClock.ofSeconds(0));
        next = new Timer(alarm);
        patience = new Timer(alarm);
    }

    /** Shows the match. */
    public interface Listener {
        /** What happened, in the order in which it did. The phase is already the new one. */
        void told(Told told);

        /** When everything told has been seen, by {@link Time}. */
        double toldAtMillis();

        /** 3, 2, 1, and 0 for "Go". */
        void counted(int number);

        void clockShows(int seconds);

        /** The match is paused from now on. */
        void paused();

        /** How much longer the pause can last. */
        void pauseLeft(int millis);

        /** The pause ended by itself, because no more of it is allowed. */
        void pauseRanOut();

        /** What the player last meant to do cannot be done. */
        void refused(Objection reason);

        /** The dealer has not answered for a while, which is said again and again, or it has answered at last. */
        void waiting(boolean waits);

        /** The match is over, and the player has seen that. */
        void finished(Finish finish);
    }

    public void open() {
        bePatient(Waits.PATIENCE_MILLIS);
        dealer.open(this);
    }

    /** Nothing more is told or shown. */
    public void close() {
        isClosed = true;
        next.cancel();
        patience.cancel();
        dealer.close();
    }

    // How it stands

    public Phase phase() {
        return phase;
    }

    /** What the player may see of the game. */
    public GameView game() {
        return latest().game();
    }

    private Told latest() {
        return latest.orElseThrow(() -> new IllegalStateException("nothing has been told yet"));
    }

    public boolean isRunning() {
        return phase instanceof Phase.Running;
    }

    public boolean isPaused() {
        return phase instanceof Phase.Paused;
    }

    /** Whether it is the player's turn; in a pause, whether it will be when the clock runs again. */
    public boolean isPlayersTurn() {
        return (isRunning() || isPaused()) && game().isToMove();
    }

    public boolean mustDraw() {
        return isPlayersTurn() && game().mustDraw();
    }

    /** Whether the player has acted and the dealer has not answered yet. */
    public boolean isActing() {
        return acting > 0;
    }

    /** What the match clock shows, in seconds. Once the match is over, the whole seconds that its time bonus counts. */
    public int secondsShown() {
        boolean isOver = latest.isPresent() && game().isOver();
        return isOver && latest().clock().hasLimit()
                ? latest().clock().secondsLeft()
                : clock.secondsShown(time.nowMillis());
    }

    // What the player does

    /**
     * Plays, draws or passes. Until the dealer has answered, nothing else can be done. A tile laid meanwhile is played then, if it is
     * still the player's turn. A tap on the boneyard is ignored meanwhile, since the player might no longer need to draw.
     */
    public void act(Action action) {
        if (isActing()) {
            meant = action instanceof Play play ? Optional.of(play) : meant;
            return;
        }
        if (!isRunning()) {
            listener.refused(new Objection.StandsStill());
            return;
        }
        acting = asked + 1;
        await(new Intent.Act(action));
    }

    /** Cuts short what is being shown. */
    public void hurry() {
        if (phase instanceof Phase.Countdown countdown) {
            phase = new Phase.Countdown(Math.min(countdown.next(), Phase.Countdown.GO), time.nowMillis());
            goOn();
        } else if (phase instanceof Phase.Over over) {
            phase = new Phase.Over(over.finish(), time.nowMillis());
            goOn();
        } else if (isRunning() && !game().isToMove()) {
            send(new Intent.Hurry());
        }
    }

    /** How much longer the match could be paused, as last told. */
    public int pauseLeftMillis() {
        return latest().pauseLeftMillis();
    }

    /** In the countdown, the clock starts and stands still at once. */
    public void pause() {
        if (isRunning()) {
            await(new Intent.Pause());
        } else if (phase instanceof Phase.Countdown) {
            pausesAtStart = true;
            start();
        } else {
            listener.refused(new Objection.MayNotPause());
        }
    }

    public void endPause() {
        if (isPaused()) {
            resuming = asked + 1;
            await(new Intent.GoOn());
        }
    }

    public void endGame() {
        if (latest.isEmpty() || phase instanceof Phase.Over || phase instanceof Phase.Done) {
            return;
        }
        resuming = isPaused() ? asked + 1 : resuming;
        await(new Intent.EndGame());
    }

    /** The player no longer sees the page. */
    public void leave() {
        isAway = true;
        if (latest.isPresent()) {
            send(new Intent.Leave());
        }
    }

    public void comeBack() {
        isAway = false;
        if (latest.isPresent()) {
            send(new Intent.ComeBack());
        }
        goOn();
    }

    private void send(Intent intent) {
        asked++;
        dealer.send(asked, intent);
    }

    private void bePatient(double millis) {
        patience.wakeIn(millis, this::sayThatItWaits);
    }

    /** Sends what the player waits for. */
    private void await(Intent intent) {
        awaited = asked + 1;
        bePatient(Waits.PATIENCE_MILLIS);
        send(intent);
    }

    private void sayThatItWaits() {
        isLate = true;
        listener.waiting(true);
        bePatient(Waits.SAID_AGAIN_MILLIS);
    }

    /** What nobody has asked for answers nothing. */
    private void answered(Told.Reply reply) {
        asked = Math.max(asked, reply.answered());
        acting = reply.covers(acting) ? 0 : acting;
        resuming = reply.covers(resuming) ? 0 : resuming;
        if (latest.isEmpty() || (awaited > 0 && reply.covers(awaited))) {
            awaited = 0;
            patience.cancel();
            if (isLate) {
                isLate = false;
                listener.waiting(false);
            }
        }
    }

    // What the dealer does

    @Override
    public void told(Told told) {
        if (isClosed) {
            return;
        }
        boolean wasResuming = resuming > 0;
        answered(told.reply());
        if (told.reply().reason().isPresent()) {
            refused(told);
        } else {
            take(told, wasResuming && resuming == 0);
        }
        if (!isActing()) {
            playMeant();
        }
    }

    private void playMeant() {
        Optional<Play> play = meant;
        meant = Optional.empty();
        if (play.isPresent() && isRunning() && game().isToMove() && isLegal(play.get())) {
            act(play.get());
        }
    }

    private boolean isLegal(Play play) {
        return game().round().plays().has(play);
    }

    private void take(Told told, boolean isResumed) {
        boolean wasPaused = isPaused();
        boolean wasRunning = isRunning();
        latest = Optional.of(told);
        phase = phaseOf(told);
        listener.told(told);
        if (phase instanceof Phase.Countdown countdown && countdown.atMillis() == 0) {
            phase = new Phase.Countdown(countdown.next(), seenAtMillis());
        } else if (phase instanceof Phase.Over over && over.resultsAtMillis() == 0) {
            phase = new Phase.Over(over.finish(), seenAtMillis() + Waits.RESULT_MILLIS);
        }
        if (isPaused() && !wasPaused) {
            listener.paused();
        }
        if (wasPaused && isRunning() && !isResumed) {
            listener.pauseRanOut();
        }
        goOn();
        if (isAway && isRunning() && !wasRunning && !wasPaused) {
            send(new Intent.Leave());
        }
        if (pausesAtStart && isRunning()) {
            pausesAtStart = false;
            pause();
        }
    }

    private double seenAtMillis() {
        return Math.max(time.nowMillis(), listener.toldAtMillis());
    }

    private Phase phaseOf(Told told) {
        clock = Timepiece.still(told.clock());
        if (told.standing() instanceof Told.Standing.Running running) {
            clock = clock.set(running.nowMillis(), time.nowMillis(), running.speed());
            return new Phase.Running();
        }
        if (told.standing() instanceof Told.Standing.Paused) {
            return new Phase.Paused(time.nowMillis() + told.pauseLeftMillis());
        }
        if (told.standing() instanceof Told.Standing.Over over) {
            boolean isKnown = phase instanceof Phase.Over || phase instanceof Phase.Done;
            return isKnown && !told.isJump() ? phase : new Phase.Over(over.finish(), 0);
        }
        return phase instanceof Phase.Waiting && awaited == 0 ? new Phase.Countdown(Phase.Countdown.FIRST, 0) : phase;
    }

    private void refused(Told told) {
        latest = Optional.of(told);
        phase = phaseOf(told);
        meant = Optional.empty();
        listener.refused(told.reply().reason().orElseThrow());
        goOn();
    }

    /** Does what is due, and asks to be woken when something else will be. */
    private void goOn() {
        if (phase instanceof Phase.Countdown countdown) {
            count(countdown);
        } else if (isRunning()) {
            listener.clockShows(secondsShown());
            next.wakeIn(clock.millisToNextSecond(time.nowMillis()), this::goOn);
        } else if (phase instanceof Phase.Paused paused) {
            pauseOn(paused);
        } else if (phase instanceof Phase.Over over) {
            finish(over);
        }
    }

    private void count(Phase.Countdown countdown) {
        double now = time.nowMillis();
        if (now < countdown.atMillis()) {
            next.wakeIn(countdown.atMillis() - now, this::goOn);
        } else if (countdown.next() < Phase.Countdown.GO) {
            start();
        } else {
            phase = new Phase.Countdown(countdown.next() - 1, now + Waits.COUNT_MILLIS);
            next.wakeIn(Waits.COUNT_MILLIS, this::goOn);
            listener.counted(countdown.next());
        }
    }

    private void start() {
        phase = new Phase.Waiting();
        await(new Intent.Start());
    }

    private void pauseOn(Phase.Paused paused) {
        int left = (int) Math.max(0, paused.untilMillis() - time.nowMillis());
        listener.pauseLeft(left);
        if (left > 0) {
            next.wakeIn((left - 1) % MILLIS_A_SECOND + 1, this::goOn);
        }
    }

    private void finish(Phase.Over over) {
        double now = time.nowMillis();
        listener.clockShows(secondsShown());
        if (now < over.resultsAtMillis()) {
            next.wakeIn(over.resultsAtMillis() - now, this::goOn);
            return;
        }
        phase = new Phase.Done(over.finish());
        listener.finished(over.finish());
    }
}
