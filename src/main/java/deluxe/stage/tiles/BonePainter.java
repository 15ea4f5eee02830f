package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.ports.Surface;
import deluxe.stage.art.Lie;
import deluxe.stage.art.TileSprites;
import java.util.Optional;

/**
 * Draws tiles in any pose from sprites of one width. A tile that lies straight and flat, at the sprites' own size, is put on
 * whole device pixels, where it is sharpest.
 */
public final class BonePainter {
    /** How much larger a lifted tile looks. */
    private static final double GROWTH = .07;

    /** How much higher up a lifted tile is seen, in u. */
    private static final double HEIGHT = .16;

    private static final double THINNEST = .04;
    private static final double STRAIGHT = 1e-6;
    private static final double SAME_SIZE = .01;

    private final Surface surface;
    private final TileSprites tiles;

    BonePainter(Surface surface, TileSprites tiles) {
        this.surface = surface;
        this.tiles = tiles;
    }

    /** Draws something at a tile's place, given the corner of its face. */
    interface Layer {
        void paint(Lie lie, double x, double y);
    }

    /**
     * The shadow of a tile on the felt, to be drawn before any tile. A tile in passing has a shadow with a hard edge: a soft one that is
     * turned or scaled would cost more than everything else in the frame.
     */
    public void shadow(Pose pose, boolean isPassing) {
        if (isPassing && !isPlain(pose.lifted(0))) {
            at(pose.lifted(0), pose.alpha(), (lie, x, y) -> tiles.quickShadow(surface, lie, x, y));
        } else {
            softShadow(pose);
        }
    }

    private void softShadow(Pose pose) {
        double lift = Math.max(0, Math.min(1, pose.lift()));
        if (lift < 1) {
            at(pose.lifted(0), pose.alpha() * (1 - lift), (lie, x, y) -> tiles.shadow(surface, lie, x, y));
        }
        if (lift > 0) {
            at(pose.lifted(0), pose.alpha() * lift, (lie, x, y) -> tiles.liftedShadow(surface, lie, x, y));
        }
    }

    /** Whether this tile can be drawn in this pose without a new sprite of its face. */
    boolean has(Pose pose, Optional<Tile> tile) {
        return !showsFace(pose, tile)
                || tiles.has(first(tile.get(), pose.quarter()), second(tile.get(), pose.quarter()), pose.lie());
    }

    private static boolean showsFace(Pose pose, Optional<Tile> tile) {
        return tile.isPresent() && pose.faceUp() >= .5;
    }

    public void body(Pose pose, Optional<Tile> tile) {
        at(pose, pose.alpha(), (lie, x, y) -> {
            if (showsFace(pose, tile)) {
                face(tile.get(), pose.quarter(), lie, x, y);
            } else {
                tiles.faceDown(surface, lie, x, y);
            }
        });
    }

    /** Whether the high half is the first from the left or from above, after this many quarter turns; at 0 it is above. */
    private static boolean isHighFirst(int quarter) {
        return quarter == 0 || quarter == 3;
    }

    private static int first(Tile tile, int quarter) {
        return isHighFirst(quarter) ? tile.high() : tile.low();
    }

    private static int second(Tile tile, int quarter) {
        return isHighFirst(quarter) ? tile.low() : tile.high();
    }

    private void face(Tile tile, int quarter, Lie lie, double x, double y) {
        tiles.faceUp(surface, first(tile, quarter), second(tile, quarter), lie, x, y);
    }

    public void glow(Pose pose, double alpha) {
        at(pose, alpha, (lie, x, y) -> tiles.glow(surface, lie, x, y));
    }

    void selected(Pose pose, double alpha) {
        at(pose, alpha, (lie, x, y) -> tiles.selected(surface, lie, x, y));
    }

    void focus(Pose pose, double alpha) {
        at(pose, alpha, (lie, x, y) -> tiles.focus(surface, lie, x, y));
    }

    void veil(Pose pose, Tile tile, double alpha) {
        int first = first(tile, pose.quarter());
        int second = second(tile, pose.quarter());
        at(pose, alpha, (lie, x, y) -> tiles.veil(surface, first, second, lie, x, y));
    }

    public void landing(Pose pose, double alpha) {
        at(pose, alpha, (lie, x, y) -> tiles.landing(surface, lie, x, y));
    }

    public void ghost(Pose pose, Tile tile) {
        at(pose, .46, (lie, x, y) -> face(tile, pose.quarter(), lie, x, y));
        landing(pose, 1);
    }

    private void at(Pose pose, double alpha, Layer layer) {
        if (alpha <= 0) {
            return;
        }
        double u = tiles.u();
        Lie lie = pose.lie();
        double halfWidth = lie == Lie.UPRIGHT ? u / 2 : u;
        double halfHeight = lie == Lie.UPRIGHT ? u : u / 2;
        if (alpha < 1) {
            surface.alpha(alpha);
        }
        if (isPlain(pose)) {
            layer.paint(lie, whole(pose.x() - halfWidth), whole(pose.y() - halfHeight));
        } else {
            surface.save();
            surface.translate(pose.x(), pose.y() - HEIGHT * pose.lift() * pose.u());
            surface.rotate(lean(pose));
            double size = pose.u() / u * (1 + GROWTH * pose.lift());
            double thin = Math.max(THINNEST, Math.abs(2 * pose.faceUp() - 1));
            surface.scale(size * (lie == Lie.UPRIGHT ? thin : 1), size * (lie == Lie.ACROSS ? thin : 1));
            layer.paint(lie, -halfWidth, -halfHeight);
            surface.restore();
        }
        if (alpha < 1) {
            surface.alpha(1);
        }
    }

    /** Whether it is drawn just like its sprite. */
    private boolean isPlain(Pose pose) {
        boolean flat = Math.abs(lean(pose)) < STRAIGHT && pose.lift() == 0 && isWhole(pose.faceUp());
        return flat && Math.abs(pose.u() - tiles.u()) < SAME_SIZE + 1 / surface.ratio();
    }

    private static double lean(Pose pose) {
        return pose.turn() - Math.floor(pose.turn() / Pose.QUARTER + .5) * Pose.QUARTER;
    }

    private static boolean isWhole(double share) {
        return share == 0 || share == 1;
    }

    private double whole(double length) {
        return Math.rint(length * surface.ratio()) / surface.ratio();
    }
}
