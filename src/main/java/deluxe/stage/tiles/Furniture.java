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

/** What stands around the board and tells how the game stands. Times are those of the table. */
public interface Furniture {
    /** Shows a state at once. */
    void lay(TableState state);

    /** Things look like this from now on. */
    default void dress(Look look) {}

    /** All comes up softly. */
    void come(double atMillis);

    /** Who sits here, and what they play for. */
    void name(TableState state);

    /** Tiles and ends are counted anew. */
    void count(View view, double atMillis);

    /** All tiles are gathered to be dealt anew, and have not been yet. */
    default void gathered(View next, double atMillis) {
        count(next, atMillis);
    }

    /** Somebody has done something, and holds so many tiles from then on. */
    default void acted(Seat seat, int tiles, double atMillis) {}

    /** Shows all that events did not tell of this state, when its time comes. */
    void settle(TableState state, double atMillis);

    /** A score counts up to its new value, when that comes, from what it has come to before. */
    void raise(Seat seat, int to, double atMillis, double millis);

    /** When both scores are shown in full, where that goes on after the round has been told; what follows a game waits for it. */
    default double countedMillis() {
        return 0;
    }

    /** What the seat's score comes to. */
    int score(Seat seat);

    /** A medal at an open end; where boards are often put in order meanwhile, it goes along ({@link EndMedal}). */
    default Flourish endMedal(Stamp medal, Board board, End end) {
        return medal;
    }

    /** Below zero there is no clock. */
    void showClock(int seconds, boolean mayBeat);

    /** The table is cleared: what was said about the match on it is not about the next. */
    default void clear() {}

    /** Whether there is a line in which the table speaks. */
    default boolean hasMessages() {
        return false;
    }

    /** Says this in that line. */
    default void say(String words, double atMillis) {
        throw new IllegalStateException("nothing here says " + words);
    }

    /** Says this in that line until something else is said: it will not be worth reading then. */
    default void mention(String words, double atMillis) {
        say(words, atMillis);
    }

    /** What words over the board are not to hide, though it is near it: what is written is to be read, too. */
    default List<Box> keptInSight() {
        return List.of();
    }

    /** What is called out goes where it hides the places of a tile that is picked. */
    default void makeWay(TableItems items, Pointing pointing, double nowMillis) {}

    /** How the player's tiles stand while they are counted, all in sight; as they stood, if empty. */
    default Optional<CountedHand> counted(TableItems items, TableLayout layout) {
        return Optional.empty();
    }

    /** Opens or closes the list of all tiles that were played, if there is one. */
    default void showPlayedTiles() {}

    /** Closes that list; returns whether it was open. */
    default boolean closePlayedTiles() {
        return false;
    }

    /** What lies under the tiles. */
    void paintBelow(Paintbox paints, TableLayout layout, double nowMillis);

    void paint(Paintbox paints, TableLayout layout, double nowMillis);

    boolean isMoving(double nowMillis);
}
