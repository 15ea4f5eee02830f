package deluxe.stage.deluxe;

import deluxe.dominoes.Tile;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.Pose;
import deluxe.stage.tiles.TableLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A few tiles that lie about on the table while nobody plays. */
final class Scenery {
    private static final List<Lying> WIDE = List.of(
            new Lying("5-5", .09, .2, .32),
            new Lying("6-4", .2, .86, -.5),
            new Lying("3-2", .07, .66, 1.2),
            new Lying("6-1", .92, .24, -.35),
            new Lying("4-4", .93, .7, .55),
            new Lying("5-0", .8, .88, 1.9),
            new Lying("", .16, .42, -.2),
            new Lying("", .85, .46, .9));
    /** Above and below the text of the screen, for displays without room beside it. */
    private static final List<Lying> UPRIGHT = List.of(
            new Lying("5-5", .17, .07, 1.25),
            new Lying("6-1", .83, .06, -1.2),
            new Lying("", .5, .055, 1.65),
            new Lying("3-2", .12, .87, 1.2),
            new Lying("4-4", .89, .88, .55),
            new Lying("6-4", .33, .935, -.5),
            new Lying("5-0", .66, .95, 1.9),
            new Lying("", .5, .86, .2));

    private static final double SIZE = .105;
    private static final double LARGEST = 64;

    private Scenery() {}

    /** A tile face up, or face down if {@code tile} is empty, at a place in shares of the cloth. */
    private record Lying(String tile, double across, double down, double turn) {
        Bone bone(Box cloth, double u) {
            double x = cloth.x() + across * cloth.width();
            double y = cloth.y() + down * cloth.height();
            return tile.isEmpty()
                    ? new Bone(Optional.empty(), Pose.faceDown(x, y, u, turn))
                    : new Bone(Optional.of(Tile.of(tile)), Pose.faceUp(x, y, u, turn));
        }
    }

    static List<Bone> on(TableLayout layout) {
        Box cloth = layout.frame().feltBox();
        double u = Math.min(LARGEST, Math.min(cloth.width(), cloth.height()) * SIZE);
        List<Bone> bones = new ArrayList<>();
        for (Lying lying : cloth.height() > cloth.width() ? UPRIGHT : WIDE) {
            bones.add(lying.bone(cloth, u));
        }
        return bones;
    }
}
