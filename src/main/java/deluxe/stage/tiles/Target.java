package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Tile;

/** What can be under a finger. */
public sealed interface Target {
    /** A tile of the player's hand. */
    record HandTile(Tile tile) implements Target {}

    /** An open end of the board, or the place where the picked tile would land at it. */
    record OpenEnd(End end) implements Target {}

    /** The tiles that the player draws from, while they are near the hand. */
    record Boneyard() implements Target {}

    /** The button for a player who can neither play nor draw. */
    record CannotGo() implements Target {}

    /** Played tiles that no longer matter, or the list of them: it opens and closes. */
    record PlayedTiles() implements Target {}

    /** The button that opens the settings. */
    record Gear() implements Target {}

    /** The counter of tiles and of the open ends' sum. */
    record Counter() implements Target {}

    /** The felt where no end is near. */
    record Board() implements Target {}

    /** The edge of a hand that goes on beyond it: -1 to the left, 1 to the right. */
    record ScrollHand(int direction) implements Target {}

    record Elsewhere() implements Target {}
}
