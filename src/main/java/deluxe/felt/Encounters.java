package deluxe.felt;

/** Pairs of tiles that are not joined and come close to one another. */
final class Encounters {
    /** Pairs that lie less than a cell apart. */
    int collisions;
    /** Pairs that have no more than a cell between them, though they need not be so close. */
    int strangersClose;

    /** The last collision that was found; {@code other} was played earlier. */
    Piece one;

    Piece other;

    private Piece changed;
    private int heldCollisions;
    private int heldStrangersClose;

    /** Counts all pairs; stops at {@code enough} collisions. */
    void countAll(Joints joints, int enough) {
        collisions = 0;
        strangersClose = 0;
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

    /** Whether two tiles hang on the same one, or the later one on what hangs on the other: they can't help being close. */
    private static boolean areKin(Piece tile, Piece earlier) {
        Piece on = tile.parent;
        return earlier.parent == on || on.parent == earlier;
    }

    /** Counts the pairs that stay as they are while this hinge changes. */
    void hold(Joints joints, Piece piece) {
        changed = piece;
        collisions = 0;
        strangersClose = 0;
        for (Piece tile = joints.last; tile != null; tile = tile.previous) {
            for (Piece earlier = tile.previous; earlier != null; earlier = earlier.previous) {
                if (!haveMoved(tile, earlier)) {
                    meet(tile, earlier);
                }
            }
        }
        heldCollisions = collisions;
        heldStrangersClose = strangersClose;
    }

    /** Counts the other pairs and adds those that were held; stops at {@code enough} collisions. */
    void countMoved(Joints joints, int enough) {
        collisions = heldCollisions;
        strangersClose = heldStrangersClose;
        // What was played before the changed tile does not hang on it.
        for (Piece tile = joints.last; tile != changed.previous; tile = tile.previous) {
            for (Piece earlier = tile.previous; earlier != null; earlier = earlier.previous) {
                if (haveMoved(tile, earlier)) {
                    meet(tile, earlier);
                    if (collisions >= enough) {
                        return;
                    }
                }
            }
        }
    }

    /**
     * Whether two tiles may have come closer. Those that move as one have not; but when a double lies down or stands up, all
     * that hangs on it comes closer together or moves apart.
     */
    private boolean haveMoved(Piece tile, Piece earlier) {
        return changed.isDouble ? tile.moves || earlier.moves : tile.moves != earlier.moves;
    }
}
