package deluxe.stage;

import deluxe.dominoes.Tile;
import deluxe.stage.TableLayout.Row;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The opponent's tiles: small backs tucked under the band, and what is left of them turned up below it at a round's end. */
final class OpponentRow {
    private static final double REVEALED = 1.7;

    private final List<Bone> bones = new ArrayList<>();
    private Row row = new Row(new Box(0, 0, 1, 1), 1, 1, 1);
    private double revealedTop;

    List<Bone> bones() {
        return bones;
    }

    Row row() {
        return row;
    }

    /** The row is here from now on, and tiles that are turned up lie below this line. */
    void fit(Row wanted, double newRevealedTop) {
        row = wanted;
        revealedTop = newRevealedTop;
        place();
    }

    /** So many backs, or as many tiles turned up as are known. */
    void lay(int count, List<Tile> revealed) {
        bones.clear();
        for (int at = 0; at < count; at++) {
            Bone bone = add();
            if (at < revealed.size()) {
                bone.become(revealed.get(at));
            }
        }
        place();
    }

    /** Another back, not in its place yet. */
    Bone add() {
        Bone bone = new Bone(
                Optional.empty(), Pose.faceDown(row.box().centreX(), row.box().centreY(), row.u(), 0));
        bones.add(bone);
        return bone;
    }

    void place() {
        for (int at = 0; at < bones.size(); at++) {
            bones.get(at).place(isTurnedUp() ? revealed(at) : slot(at));
        }
    }

    boolean isTurnedUp() {
        return !bones.isEmpty() && bones.get(0).tile().isPresent();
    }

    void close(Gait gait, double startMillis) {
        for (int at = 0; at < bones.size(); at++) {
            gait.glide(bones.get(at), slot(at), startMillis);
        }
    }

    Pose slot(int at) {
        return Pose.faceDown(x(at, row.u(), row.pitch()), row.box().centreY(), row.u(), 0);
    }

    /** Where a tile lies that is turned up. */
    Pose revealed(int at) {
        double pitch = Math.min(row.pitch() * REVEALED, row.box().width() / Math.max(1, bones.size()));
        double u = pitch * row.u() / row.pitch();
        return Pose.faceUp(x(at, u, pitch), revealedTop + u, u, 0);
    }

    private double x(int at, double u, double pitch) {
        double wide = (bones.size() - 1) * pitch;
        double squeezed = Math.min(wide, row.box().width() - u);
        double step = bones.size() < 2 ? 0 : squeezed / (bones.size() - 1);
        return row.box().centreX() - squeezed / 2 + at * step;
    }
}
