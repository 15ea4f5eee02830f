package deluxe.play;

import deluxe.session.Finish;
import deluxe.session.RecordedDealer;
import deluxe.session.Session;
import deluxe.session.Told;
import deluxe.stage.tiles.TableScene;
import deluxe.tournament.Objection;

/** A session and the stage that shows it to an onlooker. */
final class WatchedTable implements Session.Listener {
    private static final int NO_CLOCK = -1;

    private final TableScene scene;
    private final TableSide side;
    private final Shell shell;
    private final RecordedDealer dealer;
    private final Runnable changed;
    private final Session session;
    private boolean isPlayersTurn;
    private int secondsShown = NO_CLOCK;

    /** @param changed what to do when there is something new to say about the match */
    WatchedTable(RecordedDealer dealer, TableSide side, Shell shell, PlaybackTime time, Runnable changed) {
        this.dealer = dealer;
        this.side = side;
        this.shell = shell;
        scene = shell.scene();
        this.changed = changed;
        session = new Session(dealer, this, time, time);
        scene.showClock(NO_CLOCK);
    }

    Session session() {
        return session;
    }

    /** A jump is made on request, and the one who requested it runs {@code changed} once it is done. */
    @Override
    public void told(Told told) {
        boolean wasPlayersTurn = isPlayersTurn;
        isPlayersTurn = session.isRunning() && session.isPlayersTurn();
        clockShows(session.secondsShown());
        if (told.isJump()) {
            side.calm();
            side.snap(told.game(), isPlayersTurn, "");
            return;
        }
        if (!told.events().isEmpty() || isPlayersTurn != wasPlayersTurn) {
            side.show(told.game(), told.events(), isPlayersTurn);
        }
        changed.run();
    }

    @Override
    public double toldAtMillis() {
        return dealer.seenAtMillis();
    }

    @Override
    public void clockShows(int seconds) {
        if (seconds != secondsShown) {
            secondsShown = seconds;
            scene.showClock(seconds);
            shell.wake();
        }
    }

    @Override
    public void finished(Finish finish) {
        changed.run();
    }

    // What does not happen in a match that has been played

    @Override
    public void counted(int number) {}

    @Override
    public void paused() {}

    @Override
    public void pauseLeft(int millis) {}

    @Override
    public void pauseRanOut() {}

    @Override
    public void refused(Objection reason) {}

    @Override
    public void waiting(boolean waits) {}
}
