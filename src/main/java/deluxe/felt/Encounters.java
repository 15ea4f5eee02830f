package deluxe.felt;

/** Pairs of tiles that are not joined and come close to one another. */
final class Encounters {
    /** Pairs that lie less than a cell apart. */
    int collisions;
    /** Pairs that have no more than a cell between them, and need not. */
    int strangersClose;

    /** The last collision found by {@link #countAll}, or null; {@code other} was played earlier. */
    Piece one;

    Piece other;

    private boolean isRigid;
    private int heldCollisions;
    private int heldStrangersClose;

    /** Counts all pairs, collisions no further than {@code enough}. */
    void countAll(Joints joints, int enough) {
        collisions = 0;
        strangersClose = 0;
        one = null;
        other = null;
        for (Piece tile = joints.last; tile != null; tile = tile.previous) {
            for (Piece earlier = tile.previous; earlier != null; earlier = earlier.previous) {
                meet(tile, earlier);
                if (collisions >= enough) {
                    return;
                }
            }
        }
    }

    private void meet(Piece tile, Piece earlier) {
        int gapX = tile.gapX(earlier);
        int gapY = tile.gapY(earlier);
        if (gapX > 1 || gapY > 1 || earlier == tile.parent) {
            return;
        }
        if (gapX <= 0 && gapY <= 0) {
            collisions++;
            one = tile;
            other = earlier;
        } else if (!areKin(tile, earlier)) {
            strangersClose++;
        }
    }

    /** Whether two tiles hang on the same one, or the later one on what hangs on the other: they cannot but be close. */
    private static boolean areKin(Piece tile, Piece earlier) {
        Piece on = tile.parent;
        return earlier.parent == on || on.parent == earlier;
    }

    /** Counts the pairs that stay as they are while this hinge changes. */
    void hold(Joints joints, Piece changed) {
        // A double that lies down or stands up brings all that hangs on it nearer to each other, or farther apart.
        isRigid = !changed.isDouble;
        collisions = 0;
        strangersClose = 0;
        count(joints, false, Integer.MAX_VALUE);
        heldCollisions = collisions;
        heldStrangersClose = strangersClose;
    }

    /** Counts the other pairs, collisions no further than {@code enough}, and adds those that were held. */
    void countMoved(Joints joints, int enough) {
        collisions = heldCollisions;
        strangersClose = heldStrangersClose;
        count(joints, true, enough);
    }

    private void count(Joints joints, boolean moved, int enough) {
        for (Piece tile = joints.last; tile != null; tile = tile.previous) {
            for (Piece earlier = tile.previous; earlier != null; earlier = earlier.previous) {
                if (moved == haveMoved(tile, earlier)) {
                    meet(tile, earlier);
                    if (collisions >= enough) {
                        return;
                    }
                }
            }
        }
    }

    /** Whether two tiles may have come closer: those that move as one, and those that stay, have not. */
    private boolean haveMoved(Piece tile, Piece earlier) {
        return isRigid ? tile.moves != earlier.moves : tile.moves || earlier.moves;
    }
}
