package deluxe.stage.classic;

import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;

/** Where a classic table stands: its colours, its tiles, and what of it never moves. */
public enum RoomStyle {
    /** By day: birch, linen, terracotta and sage. */
    VERANDA,
    /** In the evening: oak, a brass lamp, slate and chalk. */
    PUB;

    public Theme theme() {
        return this == PUB ? PubColours.THEME : VerandaColours.THEME;
    }

    /** How the tiles that the player likes look in the light of this room. */
    public TileSet tiles(TileSet liked) {
        return this == PUB && liked.equals(TileSet.IVORY) ? PubColours.LAMPLIT : liked;
    }

    /** Tiles that matter no more but lie where they were played. */
    public TileSet spent() {
        return VerandaColours.SPENT;
    }

    /** All that never moves, from edge to edge. */
    public Picture ground(ClassicLayout layout) {
        return switch (this) {
            case VERANDA -> new VerandaGround(layout);
            case PUB -> new PubGround(layout);
        };
    }
}
