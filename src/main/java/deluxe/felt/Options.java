package deluxe.felt;

/** The ways in which a tile could lie at one end: a chain of {@link Option}s, as many of which are in use as were found. */
final class Options {
    private final Option first = chain(Hinge.MOST_CHOICES + 1);
    private Option unused = first;

    private static Option chain(int length) {
        Option option = null;
        for (int at = 0; at < length; at++) {
            option = new Option(option);
        }
        return option;
    }

    void clear() {
        unused = first;
    }

    /** One to try; it counts once it is {@link #use used}. */
    Option unused() {
        return unused;
    }

    void use(int side, int worth) {
        unused.side = side;
        unused.worth = worth;
        unused.isDropped = false;
        unused = unused.next;
    }

    /** The best option, or null for none; if claims are given, the best of those that overlap none. */
    Option best(Claims claims) {
        Option best = null;
        for (Option option = first; option != unused; option = option.next) {
            if (!option.isDropped
                    && (best == null || option.worth > best.worth)
                    && (claims == null || !claims.overlap(option))) {
                best = option;
            }
        }
        return best;
    }

    /** Whether tiles can go on from one of them at least. */
    boolean leadOut(Alleys alleys) {
        for (Option option = first; option != unused; option = option.next) {
            if (alleys.leadsOut(option)) {
                return true;
            }
        }
        return false;
    }

    /** Takes out the options on one side. */
    void dropSide(int side) {
        for (Option option = first; option != unused; option = option.next) {
            option.isDropped |= option.side == side;
        }
    }
}
