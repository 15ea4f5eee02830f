package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.View;
import deluxe.stage.Flourish;
import deluxe.stage.Look;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** Everything around the board that shows how the game stands. Times are those of the table. */
public interface Furniture {
    /** Shows a state at once. */
    void lay(TableState state);

    /** Things look like this from now on. */
    default void dress(Look look) {}

    /** Everything fades in. */
    void come(double atMillis);

    /** Shows who plays here, and what for. */
    void name(TableState state);

    /** Counts tiles and ends anew. */
    void count(View view, double atMillis);

    /** All tiles are gathered to be dealt anew, but haven't been dealt yet. */
    default void gathered(View next, double atMillis) {
        count(next, atMillis);
    }

    /** This seat has acted, and holds this many tiles from then on. */
    default void acted(Seat seat, int tiles, double atMillis) {}

    /** Shows, from {@code atMillis} on, everything in this state that the events did not tell. */
    void settle(TableState state, double atMillis);

    /** From {@code atMillis} on, a score counts up to its new value, from what it has come to before. */
    void raise(Seat seat, int to, double atMillis, double millis);

    /** When both scores are shown in full, if counting goes on after the round has been told; what follows waits for it. */
    default double countedMillis() {
        return 0;
    }

    /** What the seat's score comes to. */
    int score(Seat seat);

    /** A medal at an open end; where the board is often put in order meanwhile, one that moves along ({@link EndMedal}). */
    default Flourish endMedal(Stamp medal, Board board, End end) {
        return medal;
    }

    /** Shows the clock; below zero there is none. */
    void showClock(int seconds, boolean mayBeat);

    /** The table is cleared: what was said about this match must not stay for the next one. */
    default void clear() {}

    /** Whether there is a line for messages. */
    default boolean hasMessages() {
        return false;
    }

    /** Says this in that line. */
    default void say(String words, double atMillis) {
        throw new IllegalStateException("nothing here says " + words);
    }

    /** Says this in that line until something else is said; after that it isn't worth reading. */
    default void mention(String words, double atMillis) {
        say(words, atMillis);
    }

    /** What words over the board must not hide: it is near the board and has text that must be read too. */
    default List<Box> keptInSight() {
        return List.of();
    }

    /** Fades out what is called out over the landing places of the picked tile. */
    default void makeWay(TableItems items, Pointing pointing, double nowMillis) {}

    /** How the player's tiles stand while they are counted, all in sight; if empty, they stay as they were. */
    default Optional<CountedHand> counted(TableItems items, TableLayout layout) {
        return Optional.empty();
    }

    /** Opens or closes the list of all tiles that were played, if there is one. */
    default void showPlayedTiles() {}

    /** Closes that list; returns whether it was open. */
    default boolean closePlayedTiles() {
        return false;
    }

    /** Paints what is under the tiles. */
    void paintBelow(Paintbox paints, TableLayout layout, double nowMillis);

    void paint(Paintbox paints, TableLayout layout, double nowMillis);

    boolean isMoving(double nowMillis);
}
