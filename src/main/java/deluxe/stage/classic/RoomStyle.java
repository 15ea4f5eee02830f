package deluxe.stage.classic;

import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** What distinguishes a room from others: its colours, its tiles, its layout, and what never moves in it. */
interface RoomStyle {
    Theme theme();

    /** How the tiles that the player prefers look in the light of this room. */
    TileSet tiles(TileSet liked);

    /** The set for tiles that no longer matter but still lie where they were played, if it differs from that of the other tiles. */
    Optional<TileSet> spent(TileSet others);

    ClassicLayout plan(Space space, TableNeeds needs);

    /** Everything that never moves, from edge to edge. */
    RoomPicture ground(ClassicLayout layout);
}
