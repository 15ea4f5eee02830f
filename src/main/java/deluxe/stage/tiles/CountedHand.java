package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * The player's tiles while they are counted: all of them in sight, side by side, and small enough to leave room for their points. The
 * points are above the tiles or, where tiles are too close for that, above one and below the next.
 */
public record CountedHand(double left, double middle, double u, double pitch, double medal, boolean inTurn) {
    static final double SMALLEST_MEDAL = 30;
    static final double LARGEST_MEDAL = 44;

    /** From the middle of a tile to that of its points, in u. */
    static final double TO_MEDAL = 1.2;

    private static final double PITCH = 1.07;

    /** All tiles of the player, between the lower edge of their place and whatever above them must stay in sight. */
    public static CountedHand of(TableItems items, TableLayout layout, List<Box> keptInSight) {
        Row row = layout.hand();
        Box reach = layout.reach();
        double top = row.box().y() - 2 * row.u();
        List<Box> above = new ArrayList<>(keptInSight);
        if (items.heap().isSeen() && !items.heap().bones().isEmpty()) {
            above.add(items.heap().tray());
        }
        for (Box box : above) {
            boolean isAbove = box.x() < reach.right()
                    && box.right() > reach.x()
                    && box.bottom() <= row.box().y();
            top = isAbove ? Math.max(top, box.bottom()) : top;
        }
        Box room = new Box(reach.x(), top, reach.width(), row.box().bottom() - top);
        return within(room, row, items.hand().bones().size());
    }

    private static CountedHand within(Box room, Row row, int count) {
        boolean isLow = largest(room, medal(row.u()), 1) < row.u();
        double wanted = isLow ? SMALLEST_MEDAL : medal(row.u());
        double edges = Math.max(row.u(), wanted);
        double pitch = count < 2 ? row.pitch() : Math.min(row.pitch(), (room.width() - edges) / (count - 1));
        boolean inTurn = wanted > pitch;
        double medal = inTurn ? Math.min(wanted, Math.floor(2 * pitch)) : wanted;
        double most = Math.min(pitch / PITCH, largest(room, medal, inTurn ? 2 : 1));
        double u = most < row.u() ? Math.floor(most) : row.u();
        double below = inTurn ? (TO_MEDAL - 1) * u + medal / 2 : 0;
        double first = row.box().centreX() - (count - 1) * pitch / 2;
        double last = room.right() - edges / 2 - (count - 1) * pitch;
        double left = CommonLayout.within(room.x() + edges / 2, first, last);
        return new CountedHand(left, room.bottom() - below - u, u, pitch, medal, inTurn);
    }

    /** How wide tiles can be in this room with medals on this many sides of them. */
    private static double largest(Box room, double medal, int sides) {
        return (room.height() - sides * medal / 2) / (2 + sides * (TO_MEDAL - 1));
    }

    /** How large the points of a tile of this width are. */
    static double medal(double u) {
        return CommonLayout.within(SMALLEST_MEDAL, u, LARGEST_MEDAL);
    }

    Pose place(int at) {
        return Pose.faceUp(left + at * pitch, middle, u, 0);
    }

    /** On which side of this tile its points are: -1 above it, 1 below. */
    int side(int at) {
        return inTurn && at % 2 == 1 ? 1 : -1;
    }
}
