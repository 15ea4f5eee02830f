package deluxe.stage.tiles;

import deluxe.ports.Surface;
import deluxe.stage.Look;
import deluxe.stage.art.Stills;
import deluxe.stage.art.TileSet;
import deluxe.stage.art.TileSprites;
import java.util.List;
import java.util.Optional;

/** All sprites of the table, for one look and one layout. */
public final class SpriteSet {
    public final Stills stills = new Stills();
    public final BoardSprites board = new BoardSprites();
    private Optional<Spent> spent = Optional.empty();
    private TileSprites hand;
    private TileSprites backs;

    /** Sprites of tiles on the board that no longer matter. */
    private static final class Spent {
        private final TileSet tiles;
        private final BoardSprites sprites = new BoardSprites();

        Spent(TileSet tiles) {
            this.tiles = tiles;
        }

        void prepare(Surface surface, Look look, double u, List<Bone> bones) {
            Look grey = new Look(look.theme(), tiles, look.reducedMotion(), look.leftHanded());
            sprites.prepare(surface, grey, u, bones);
        }
    }

    /** Draws the next sprite of the board that is still missing, for tiles of this width. */
    void prepare(Surface surface, Look look, double u, List<Bone> bones) {
        board.prepare(surface, look, u, bones);
        spent.ifPresent(more -> more.prepare(surface, look, u, bones));
    }

    /** For drawing tiles of the board that no longer matter; empty if they look like the others. */
    Optional<BonePainter> spent(Surface surface) {
        return spent.map(more -> new BonePainter(surface, more.sprites.shown()));
    }

    /** Makes the tiles of both hands ready to be drawn, at the width that they have there. */
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

    /**
     * The look of things has changed.
     *
     * @param spentTiles how tiles that no longer matter look, if not like the others
     */
    public void dress(Optional<TileSet> spentTiles) {
        board.drop();
        spent.ifPresent(more -> more.sprites.drop());
        spent = spentTiles.map(Spent::new);
    }

    /** Whether there is more to draw with the next frame. */
    public boolean isBehind() {
        return stills.isBehind()
                || !board.isReady()
                || spent.filter(more -> !more.sprites.isReady()).isPresent();
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

    /** For drawing tiles of any width, from the smaller or the larger sprites, whichever are nearer to it. */
    public BonePainter any(Surface surface, double u) {
        return u * u < hand.u() * backs.u() ? backs(surface) : hand(surface);
    }

    /**
     * For drawing a tile that is on its way: with a face that is drawn already, even if it isn't the nearest in width, or else with
     * sprites nearest in width to the tile where it comes to rest.
     */
    BonePainter passing(Surface surface, Bone bone, Pose pose) {
        BonePainter nearest = any(surface, pose.u());
        if (nearest.has(pose, bone.tile())) {
            return nearest;
        }
        for (TileSprites sprites : all()) {
            BonePainter other = new BonePainter(surface, sprites);
            if (other.has(pose, bone.tile())) {
                return other;
            }
        }
        return new BonePainter(surface, nearest(bone.destination().u()));
    }

    private List<TileSprites> all() {
        return List.of(board.shown(), hand, backs);
    }

    private TileSprites nearest(double u) {
        TileSprites nearest = hand;
        for (TileSprites sprites : all()) {
            if (times(sprites.u(), u) < times(nearest.u(), u)) {
                nearest = sprites;
            }
        }
        return nearest;
    }

    private static double times(double one, double other) {
        return Math.max(one / other, other / one);
    }
}
