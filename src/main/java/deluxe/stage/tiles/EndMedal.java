package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.felt.Anchor;
import deluxe.stage.Flourish;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;

/** A medal at an open end. If the board is laid anew or put in order meanwhile, it moves along. */
public record EndMedal(Stamp stamp, Board board, End end) implements Flourish {
    @Override
    public String place() {
        return stamp.place();
    }

    @Override
    public double startMillis() {
        return stamp.startMillis();
    }

    @Override
    public double endMillis() {
        return stamp.endMillis();
    }

    @Override
    public Flourish goneBy(double millis) {
        return new EndMedal(stamp.goneBy(millis), board, end);
    }

    @Override
    public boolean hides(Box box, double nowMillis) {
        return at(nowMillis).box().meets(box);
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        at(nowMillis).paint(paints, nowMillis);
    }

    /** As far from its tile, which may still be moving, as it will be in the end; where it was, if something was played there. */
    private Stamp at(double nowMillis) {
        for (Anchor anchor : board.anchors()) {
            if (anchor.end().equals(end)) {
                Bone bone = board.bones().get(end.played());
                Pose seen = bone.at(nowMillis);
                Pose rest = bone.destination();
                return stamp.at(new MedalPlace(board).at(anchor).moved(seen.x() - rest.x(), seen.y() - rest.y()));
            }
        }
        return stamp;
    }
}
