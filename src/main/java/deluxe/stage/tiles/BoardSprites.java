package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.ports.Surface;
import deluxe.stage.Look;
import deluxe.stage.art.TileSprites;
import java.util.List;
import java.util.Optional;

/**
 * The sprites of the tiles on the board. When the view zooms out, the old ones are shown smaller until the new ones are drawn, one
 * a frame.
 */
public final class BoardSprites {
    private TileSprites shown;
    private Optional<TileSprites> coming = Optional.empty();
    private int prepared;

    /** Draws the next sprite that is still missing, for these bones at this tile width. */
    public void prepare(Surface surface, Look look, double u, List<Bone> bones) {
        if (shown == null || shown.serve(look.tiles(), look.theme(), u, surface.ratio())) {
            useAtOnce(surface, look, u);
            return;
        }
        if (coming.isEmpty() || !coming.get().serve(look.tiles(), look.theme(), u, surface.ratio())) {
            coming.ifPresent(TileSprites::drop);
            coming = Optional.of(new TileSprites(look.tiles(), look.theme(), u, surface.ratio()));
            prepared = 0;
        }
        if (prepared < bones.size()) {
            prepare(surface, coming.get(), bones.get(prepared));
            prepared++;
        } else {
            shown.drop();
            shown = coming.get();
            coming = Optional.empty();
        }
    }

    private void useAtOnce(Surface surface, Look look, double u) {
        if (shown == null) {
            shown = new TileSprites(look.tiles(), look.theme(), u, surface.ratio());
        }
        coming.ifPresent(TileSprites::drop);
        coming = Optional.empty();
    }

    private static void prepare(Surface surface, TileSprites sprites, Bone bone) {
        Pose pose = bone.destination();
        bone.tile().ifPresent(tile -> {
            boolean highFirst = pose.quarter() == 0 || pose.quarter() == 3;
            sprites.prepare(surface, first(tile, highFirst), first(tile, !highFirst), pose.lie());
        });
    }

    private static int first(Tile tile, boolean high) {
        return high ? tile.high() : tile.low();
    }

    boolean isReady() {
        return coming.isEmpty();
    }

    TileSprites shown() {
        return shown;
    }

    void drop() {
        if (shown != null) {
            shown.drop();
            shown = null;
        }
        coming.ifPresent(TileSprites::drop);
        coming = Optional.empty();
    }
}
