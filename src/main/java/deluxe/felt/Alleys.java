package deluxe.felt;

/** Finds out whether an open end is a blind alley: it may have room for the next tile, but not for those after it. */
final class Alleys {
    /** How many tiles after the next one must find room. With fewer, an end is noticed when it is too late to lead it out. */
    private static final int TILES_ON = 3;

    private final Step first = chain();
    private Places places;

    private static Step chain() {
        Step step = null;
        for (int at = 0; at < TILES_ON; at++) {
            step = new Step(step);
        }
        for (Step before = step; before.next != null; before = before.next) {
            before.next.previous = before;
        }
        return step;
    }

    void take(Places laid) {
        places = laid;
    }

    /** Whether ordinary tiles could go on from one that lies there. */
    boolean leadsOut(Place next) {
        return leadsOut(next, next, first);
    }

    private boolean leadsOut(Place next, Place on, Step step) {
        if (step == null) {
            return true;
        }
        for (int hinge : Hinge.choices(false, false, false)) {
            step.follow(on, hinge);
            if ((on == next || !step.touches(next))
                    && step.isApart()
                    && places.isClear(step, null)
                    && leadsOut(next, step, step.next)) {
                return true;
            }
        }
        return false;
    }

    /** A tile on the way out. */
    private static final class Step extends Place {
        final Step next;
        Step previous;

        Step(Step next) {
            this.next = next;
        }

        /** Whether it touches none of the steps before the one that it follows. */
        boolean isApart() {
            if (previous == null) {
                return true;
            }
            for (Step earlier = previous.previous; earlier != null; earlier = earlier.previous) {
                if (touches(earlier)) {
                    return false;
                }
            }
            return true;
        }
    }
}
