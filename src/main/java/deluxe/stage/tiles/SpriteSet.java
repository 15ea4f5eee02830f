package deluxe.stage.tiles;

import deluxe.ports.Surface;
import deluxe.stage.Look;
import deluxe.stage.art.Stills;
import deluxe.stage.art.TileSprites;

/** All sprites of the table, for one look and one layout. */
public final class SpriteSet {
    public final Stills stills = new Stills();
    public final BoardSprites board = new BoardSprites();
    private TileSprites hand;
    private TileSprites backs;

    /** Has the tiles of both hands ready to be drawn as wide as they lie there. */
    public void fit(Look look, TableLayout layout, double ratio) {
        hand = fitted(hand, look, layout.hand().u(), ratio);
        backs = fitted(backs, look, layout.opponentRow().u(), ratio);
    }

    private static TileSprites fitted(TileSprites old, Look look, double u, double ratio) {
        if (old != null && old.serve(look.tiles(), look.theme(), u, ratio)) {
            return old;
        }
        if (old != null) {
            old.drop();
        }
        return new TileSprites(look.tiles(), look.theme(), u, ratio);
    }

    /** What things look like has changed. */
    public void clear() {
        board.drop();
    }

    /** Whether more is drawn with the next frame. */
    public boolean isBehind() {
        return stills.isBehind() || !board.isReady();
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
