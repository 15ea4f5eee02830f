package deluxe.stage;

import deluxe.ports.Display;
import java.util.List;

/**
 * A table as the player at it sees it, whatever is played there: it shows states, tells events as motion, and knows what is under a
 * finger. It decides nothing about the game. Times are those of the display; places are CSS pixels from its top left corner.
 *
 * @param <S> what there is to see, as a value
 * @param <E> what can happen between two states
 * @param <T> what can be under a finger
 */
public interface Scene<S, E, T> extends Display.Painter {
    /** Looks and moves like this from now on. */
    void dress(Look look);

    /** Sets who hears what happens on the table, at the moment it happens. */
    void follow(Cue.Ear ear);

    /** Shows the empty table, at which nobody plays. */
    void clear();

    /** Shows a state without motion; {@code placement} says where things lay, if it fits the state. */
    void snap(S state, String placement);

    /** Shows the next state, with the events that led to it as motion, in their order. */
    void show(S next, List<E> events, double nowMillis);

    /** Where things lie, as far as the state leaves that open, to be saved with the match; empty if it doesn't. */
    String placement();

    /** When everything shown has been told and the next thing can happen. Some motion may still go on. */
    double toldAtMillis();

    /** Brings what is being told to an end very soon. */
    void hurry(double nowMillis);

    /** Sets whether the whole game is hidden. */
    void hide(boolean wanted);

    /** Shows the match clock; below zero there is none on this table. */
    void showClock(int secondsLeft);

    T at(double x, double y);
}
