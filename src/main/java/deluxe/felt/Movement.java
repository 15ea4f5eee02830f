package deluxe.felt;

import java.util.List;

/** Counts the tiles that have moved, apart from what the camera can make up for by moving itself. */
final class Movement {
    private int count;
    private final Shift first = new Shift();
    /** The first shift in the chain that no tile has made yet. */
    private Shift unmade = first;

    /** The shift that most tiles made, found by {@link #measure}. */
    int shiftX;

    int shiftY;

    /** From now on compares with where the first tiles, in the order of play, lay before. */
    void since(Joints joints, List<Spot> spots) {
        count = spots.size();
        for (int tile = 0; tile < count; tile++) {
            Piece piece = joints.pieces[tile];
            piece.oldX = spots.get(tile).x();
            piece.oldY = spots.get(tile).y();
            piece.oldFacing = spots.get(tile).facing();
        }
    }

    /** The number of tiles that do not follow the commonest shift. */
    int measure(Joints joints) {
        unmade = first;
        for (Piece piece : joints.pieces) {
            if (piece.at < count && piece.oldFacing == piece.facing()) {
                shift(piece.x - piece.oldX, piece.y - piece.oldY).followers++;
            }
        }
        shiftX = 0;
        shiftY = 0;
        int followers = 0;
        for (Shift shift = first; shift != unmade; shift = shift.next) {
            if (shift.followers > followers) {
                shiftX = shift.x;
                shiftY = shift.y;
                followers = shift.followers;
            }
        }
        return count - followers;
    }

    private Shift shift(int byX, int byY) {
        Shift shift = first;
        while (shift != unmade && (shift.x != byX || shift.y != byY)) {
            shift = shift.next;
        }
        if (shift == unmade) {
            shift.begin(byX, byY);
            unmade = shift.next;
        }
        return shift;
    }

    /** How far to the right and down, and how many tiles moved by that. */
    private static final class Shift {
        int x;
        int y;
        int followers;
        Shift next;

        void begin(int byX, int byY) {
            x = byX;
            y = byY;
            followers = 0;
            if (next == null) {
                next = new Shift();
            }
        }
    }
}
