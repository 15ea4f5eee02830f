package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.felt.Landing;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import java.util.List;
import java.util.Optional;

/** Paints a ring around what has the keyboard's focus. */
public final class FocusRing {
    private static final Paint DARK = Paint.of("rgba(0,0,0,.75)");
    private static final Paint LIGHT = Paint.of("#ffffff");

    private final Surface surface;
    private final SpriteSet sprites;
    private final TableLayout layout;
    private final TableItems items;

    public FocusRing(Surface surface, SpriteSet sprites, TableLayout layout, TableItems items) {
        this.surface = surface;
        this.sprites = sprites;
        this.layout = layout;
        this.items = items;
    }

    public void paint(Pointing pointing, double nowMillis) {
        Target target = pointing.focused().orElse(new Target.Elsewhere());
        if (target instanceof Target.HandTile tile) {
            Optional<Bone> bone = items.hand().find(tile.tile());
            if (bone.isPresent() && !pointing.holds(bone.get())) {
                tile(bone.get(), nowMillis);
            }
        } else if (target instanceof Target.OpenEnd end && pointing.aim().isPresent()) {
            end(end.end(), pointing.aim().get().landings());
        } else if (!(target instanceof Target.Boneyard)
                || items.heap().liesIn(layout.heaps().own())) {
            ring(pointing.place(target));
        }
    }

    /** It fades with a tile that has scrolled away. */
    private void tile(Bone bone, double nowMillis) {
        Pose pose = HandPainter.inRow(items.hand(), bone, nowMillis);
        sprites.hand(surface).focus(pose, pose.alpha());
    }

    private void end(End end, List<Landing> landings) {
        Board board = items.board();
        for (Landing landing : landings) {
            if (landing.end().equals(end)) {
                sprites.board(surface).focus(board.pose(landing.spot()), 1);
                return;
            }
        }
        if (!end.isFelt() && end.played() < board.bones().size()) {
            sprites.board(surface).focus(board.bones().get(end.played()).destination(), 1);
        }
    }

    private void ring(Box box) {
        if (box.width() == 0) {
            return;
        }
        Box around = box.grown(4);
        surface.begin();
        surface.roundRectangle(
                around.x(), around.y(), around.width(), around.height(), Math.min(14, around.height() / 2));
        surface.stroke(DARK, 5);
        surface.stroke(LIGHT, 2.4);
    }
}
