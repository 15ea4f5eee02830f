package deluxe.felt;

/** Landing places that have already been given to ends. */
final class Claims {
    private final Claim first = new Claim();
    /** The first claim in the chain that does not count. */
    private Claim unused = first;

    void clear() {
        unused = first;
    }

    void add(Place place) {
        unused.copy(place);
        if (unused.next == null) {
            unused.next = new Claim();
        }
        unused = unused.next;
    }

    boolean overlap(Place place) {
        for (Claim claim = first; claim != unused; claim = claim.next) {
            if (claim.overlaps(place)) {
                return true;
            }
        }
        return false;
    }

    private static final class Claim extends Place {
        Claim next;
    }
}
