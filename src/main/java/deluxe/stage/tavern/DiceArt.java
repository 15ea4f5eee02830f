package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.dice.DieLabels;
import deluxe.stage.dice.DiePose;
import deluxe.stage.dice.ThrowBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Draws the dice of one moment with their shadows; what is the same from frame to frame is made once for a size. */
final class DiceArt {
    private final ThrowBoard board;
    private final double scale;
    private final double ratio;
    private final DieSprites sprites;
    private final DiceShadows shadows;

    /** @param scale pixels of the surface to one of the board */
    DiceArt(Surface like, ThrowBoard board, double scale) {
        this.board = board;
        this.scale = scale;
        ratio = like.ratio();
        sprites = new DieSprites(like, scale);
        shadows = new DiceShadows(like, board, scale);
    }

    boolean fits(Surface surface, double scale) {
        return ratio == surface.ratio() && this.scale == scale;
    }

    void drop() {
        sprites.drop();
        shadows.drop();
    }

    /** Draws them with the far left corner of the board at this place. */
    void paint(Surface surface, double x, double y, List<DiePose> poses, List<DieLabels> labels) {
        if (poses.isEmpty()) {
            return;
        }
        List<DieSolid> dice = new ArrayList<>();
        for (int die = 0; die < poses.size(); die++) {
            dice.add(DieSolid.of(poses.get(die), labels.get(die)));
        }
        dice.sort(Comparator.comparingDouble(die -> die.middle().nearness()));
        surface.save();
        surface.translate(x, y);
        surface.scale(scale, scale);
        surface.translate(0, board.height() * Vec3.TILT_COS);
        shadows.paint(surface, dice);
        for (DieSolid die : dice) {
            new DieArt(surface, sprites, die, dice).paint();
        }
        surface.restore();
    }
}
