package deluxe.stage;

import deluxe.ports.Display;
import java.util.List;

/**
 * A table as who sits at it sees it, whatever is played there: shows states, tells events as motion, and knows what lies under a
 * finger. It decides nothing about the game. Times are those of the display; places are CSS pixels from its top left corner.
 *
 * @param <S> what there is to be seen, as a value
 * @param <E> what can have happened between two states
 * @param <T> what can lie under a finger
 */
public interface Scene<S, E, T> extends Display.Painter {
    /** Looks and moves like this from now on. */
    void dress(Look look);

    /** Who hears what happens on the table, at the moment it does. */
    void follow(Cue.Ear ear);

    /** The empty table, at which nobody plays. */
    void clear();

    /** Shows a state without motion; {@code placement} says where things lay, if it suits the state. */
    void snap(S state, String placement);

    /** Shows the next state, and as motion the events that led to it, in their order. */
    void show(S next, List<E> events, double nowMillis);

    /** Where things lie as far as the state leaves that open, to be saved with the match; nothing if it doesn't. */
    String placement();

    /** When all that was shown has been told, so that the next thing may happen. Some motion may go on. */
    double toldAtMillis();

    /** What is being told is over very soon. */
    void hurry(double nowMillis);

    /** Whether nothing of the game may be seen. */
    void hide(boolean wanted);

    /** The match clock; below zero there is none on this table. */
    void showClock(int secondsLeft);

    T at(double x, double y);
}
