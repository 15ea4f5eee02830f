package deluxe.session;

import deluxe.tournament.Objection;

/** Shows nothing, and takes no time to do it: for tests that hear only part of what a session tells. */
public abstract class QuietTable implements Session.Listener {
    @Override
    public void told(Told told) {}

    @Override
    public double toldAtMillis() {
        return 0;
    }

    @Override
    public void counted(int number) {}

    @Override
    public void clockShows(int seconds) {}

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

    @Override
    public void finished(Finish finish) {}
}
