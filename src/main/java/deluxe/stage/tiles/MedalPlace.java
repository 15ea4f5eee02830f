package deluxe.stage.tiles;

import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/** Where a medal goes on the board: beside what it is about, over as little of the other tiles as possible. */
public final class MedalPlace {
    private static final double SMALLEST = 36;
    /** At an end, where there are at most two digits: large enough for them to be read. */
    private static final double SMALLEST_AT_END = 29;

    private static final double LARGEST = 56;
    private static final double GAP = 5;
    /** How far inside the board the middle of a medal at an end is at least, in its own width: it may reach over the edge a little. */
    private static final double INSIDE = .4;

    /** How often medals are moved apart: one may come too close to a third. */
    private static final int PASSES = 3;

    private final Board board;
    private final double size;
    private final double sizeAtEnd;

    public MedalPlace(Board board) {
        this.board = board;
        double liked = board.u() * .95;
        size = Math.floor(CommonLayout.within(SMALLEST, liked, LARGEST));
        sizeAtEnd = Math.floor(CommonLayout.within(SMALLEST_AT_END, liked, LARGEST));
    }

    /** Above the landing place if that is free; else below, or at a side. */
    public Box beside(Landing landing) {
        Box place = board.pose(landing.spot()).box();
        double aside = place.width() / 2 + size / 2 + GAP;
        double along = place.height() / 2 + size / 2 + GAP;
        double[] right = {0, 0, -aside, aside};
        double[] down = {-along, along, 0, 0};
        Box best = around(place.centreX(), place.centreY(), size);
        double least = Double.POSITIVE_INFINITY;
        for (int side = 0; side < right.length; side++) {
            Box box = around(place.centreX() + right[side], place.centreY() + down[side], size);
            double hidden = hidden(box, place);
            if (hidden < least) {
                least = hidden;
                best = box;
            }
        }
        return best;
    }

    /** In the middle of the landing place. */
    public Box in(Landing landing) {
        Pose pose = board.pose(landing.spot());
        return around(pose.x(), pose.y(), size);
    }

    /** Just outside an end, but nearly inside the board; on a small tile it leaves the pips in sight. Those that would meet move apart. */
    public Box at(Anchor anchor) {
        List<Anchor> anchors = board.anchors();
        List<Box> medals = new ArrayList<>();
        anchors.forEach(each -> medals.add(alone(each)));
        for (int pass = 0; pass < PASSES; pass++) {
            for (int one = 1; one < medals.size(); one++) {
                for (int other = 0; other < one; other++) {
                    moveApart(medals, one, other);
                }
            }
        }
        return medals.get(anchors.indexOf(anchor));
    }

    private void moveApart(List<Box> medals, int one, int other) {
        Box first = medals.get(one);
        Box second = medals.get(other);
        double acrossX = first.centreX() - second.centreX();
        double acrossY = first.centreY() - second.centreY();
        double distance = Math.hypot(acrossX, acrossY);
        if (distance > 0 && distance < sizeAtEnd) {
            double share = (sizeAtEnd / distance - 1) / 2;
            medals.set(one, inside(first.centreX() + acrossX * share, first.centreY() + acrossY * share));
            medals.set(other, inside(second.centreX() - acrossX * share, second.centreY() - acrossY * share));
        }
    }

    private Box alone(Anchor anchor) {
        double outside = Math.max(board.u() * .5, sizeAtEnd / 2 - board.u() * .15);
        return inside(board.x(anchor, outside), board.y(anchor, outside));
    }

    private Box inside(double x, double y) {
        Box room = board.box().grown(-sizeAtEnd * INSIDE);
        return around(room.nearestX(x), room.nearestY(y), sizeAtEnd);
    }

    private static Box around(double x, double y, double size) {
        return new Box(x - size / 2, y - size / 2, size, size);
    }

    /** How many square pixels of tiles and of the landing place a medal would cover, plus twice what is outside the board. */
    private double hidden(Box medal, Box place) {
        double outside = size * size - medal.shared(board.box());
        return medal.shared(place) + 2 * outside + hidden(medal, board.bones());
    }

    /** How many square pixels of these tiles a box would cover. */
    static double hidden(Box box, List<Bone> tiles) {
        double hidden = 0;
        for (Bone bone : tiles) {
            hidden += box.shared(bone.destination().box());
        }
        return hidden;
    }
}
