package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.ports.Time;
import deluxe.tournament.Match;
import java.util.List;

/** Who sits around a {@link Sitting}, and is told and asked by it: the stage, the screens and the device in one. */
interface Company {
    Time time();

    default double nowMillis() {
        return time().nowMillis();
    }

    void wakeIn(double millis);

    /** Something happened. */
    void told(Match match, List<Event> events, boolean move);

    double toldAtMillis();

    void counted(String word);

    /** The clock runs from now on. */
    void playBegan();

    void clockShows(int seconds);

    void pauseLeft(int millis);

    /** The pause is over because nothing is left of the allowance; the clock runs. */
    void allowanceRanOut();

    /** The match is to be kept as it stands. */
    void kept();

    /** The match is over and has been told. */
    void finished();
}
