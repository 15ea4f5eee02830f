package deluxe.stage.tiles;

import deluxe.ports.Surface;
import deluxe.stage.Wardrobe;
import deluxe.stage.art.Stills;
import deluxe.stage.art.TableSprite;
import deluxe.stage.art.TileSprites;

/** All sprites of the table, for one look and one layout. */
public final class Shelf {
    public final TableSprite ground = new TableSprite();
    public final Stills stills = new Stills();
    public final BoardSprites board = new BoardSprites();
    private TileSprites hand;
    private TileSprites backs;

    /** Has the tiles of both hands ready to be drawn in these widths. */
    public void fit(Wardrobe wardrobe, double handU, double backU, double ratio) {
        hand = fitted(hand, wardrobe, handU, ratio);
        backs = fitted(backs, wardrobe, backU, ratio);
    }

    private static TileSprites fitted(TileSprites old, Wardrobe wardrobe, double u, double ratio) {
        if (old != null && old.serve(wardrobe.tiles(), wardrobe.theme(), u, ratio)) {
            return old;
        }
        if (old != null) {
            old.drop();
        }
        return new TileSprites(wardrobe.tiles(), wardrobe.theme(), u, ratio);
    }

    /** What things look like has changed. */
    public void clear() {
        board.drop();
    }

    public BonePainter hand(Surface surface) {
        return new BonePainter(surface, hand);
    }

    public BonePainter backs(Surface surface) {
        return new BonePainter(surface, backs);
    }

    public BonePainter board(Surface surface) {
        return new BonePainter(surface, board.shown());
    }

    /** Draws tiles of any width: from the smaller or the larger sprites, whichever are nearer to it. */
    public BonePainter any(Surface surface, double u) {
        return u * u < hand.u() * backs.u() ? backs(surface) : hand(surface);
    }
}
