package deluxe.stage.classic;

import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** What makes a room this one and no other: its colours, its tiles, where everything is in it, and what of it never moves. */
interface RoomStyle {
    Theme theme();

    /** How the tiles that the player likes look in the light of this room. */
    TileSet tiles(TileSet liked);

    /** Tiles that matter no more but lie where they were played, where they look otherwise than others, which are of this set. */
    Optional<TileSet> spent(TileSet others);

    ClassicLayout plan(Space space, Sitting sitting);

    /** All that never moves, from edge to edge. */
    Picture ground(ClassicLayout layout);
}
