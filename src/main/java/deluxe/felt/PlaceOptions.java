package deluxe.felt;

/** The ways in which a tile could lie at one end: a chain of {@link PlaceOption}s, of which those that were found are in use. */
final class PlaceOptions {
    private final PlaceOption first = chain(Hinge.MOST_CHOICES + 1);
    private PlaceOption unused = first;

    private static PlaceOption chain(int length) {
        PlaceOption option = null;
        for (int at = 0; at < length; at++) {
            option = new PlaceOption(option);
        }
        return option;
    }

    void clear() {
        unused = first;
    }

    /** An option to try; it counts once it is {@link #use used}. */
    PlaceOption unused() {
        return unused;
    }

    void use(int side, int worth) {
        unused.side = side;
        unused.worth = worth;
        unused.isDropped = false;
        unused = unused.next;
    }

    /** The best option, or null for none; if claims are given, the best of those that overlap none. */
    PlaceOption best(Claims claims) {
        PlaceOption best = null;
        for (PlaceOption option = first; option != unused; option = option.next) {
            if (!option.isDropped
                    && (best == null || option.worth > best.worth)
                    && (claims == null || !claims.overlap(option))) {
                best = option;
            }
        }
        return best;
    }

    /** Whether tiles can go on from at least one of them. */
    boolean leadOut(Alleys alleys) {
        for (PlaceOption option = first; option != unused; option = option.next) {
            if (alleys.leadsOut(option)) {
                return true;
            }
        }
        return false;
    }

    /** Takes out the options on one side. */
    void dropSide(int side) {
        for (PlaceOption option = first; option != unused; option = option.next) {
            option.isDropped |= option.side == side;
        }
    }
}
