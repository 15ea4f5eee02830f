package deluxe.stage;

import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/** Everything that is called out over the table, stamped on it or thrown over it. */
public final class Flourishes {
    private final List<Flourish> list = new ArrayList<>();

    /** Whatever is at its place will be gone when it appears. */
    public void add(Flourish flourish) {
        if (!flourish.place().isEmpty()) {
            list.replaceAll(old -> old.place().equals(flourish.place()) ? old.goneBy(flourish.startMillis()) : old);
        }
        list.add(flourish);
    }

    /** Everything that can be read is gone by then, including what has not appeared yet. */
    public void leave(double atMillis) {
        list.replaceAll(old -> old.goneBy(atMillis));
    }

    /** Fades out whatever hides one of these places. */
    public void makeWay(List<Box> places, double nowMillis) {
        list.replaceAll(old -> hides(old, places, nowMillis) ? old.goneBy(nowMillis + Motion.FADE_MILLIS) : old);
    }

    private static boolean hides(Flourish flourish, List<Box> places, double nowMillis) {
        for (Box place : places) {
            if (flourish.hides(place, nowMillis)) {
                return true;
            }
        }
        return false;
    }

    /** Removes what is at this place, once there has been time to take it in. */
    public void leaveOnceSeen(String place, double nowMillis) {
        list.replaceAll(old -> old.place().equals(place) ? old.goneBy(seenBy(old, nowMillis)) : old);
    }

    private static double seenBy(Flourish flourish, double nowMillis) {
        return Math.max(nowMillis, flourish.startMillis() + Motion.GLANCE_MILLIS) + Motion.FADE_MILLIS;
    }

    /** When something can appear at this place, {@code wantedMillis} or later: there must be time to take in what is there. */
    public double free(String place, double wantedMillis) {
        double free = wantedMillis;
        for (Flourish flourish : list) {
            if (flourish.place().equals(place) && flourish.endMillis() > wantedMillis) {
                free = Math.max(free, flourish.startMillis() + Motion.GLANCE_MILLIS);
            }
        }
        return free;
    }

    /** Drops what is over by now. */
    public void forget(double nowMillis) {
        list.removeIf(old -> old.endMillis() <= nowMillis);
    }

    public void clear() {
        list.clear();
    }

    public void paint(Paintbox box, double nowMillis) {
        for (Flourish flourish : list) {
            if (flourish.startMillis() <= nowMillis && nowMillis < flourish.endMillis()) {
                flourish.paint(box, nowMillis);
            }
        }
    }

    public boolean isMoving(double nowMillis) {
        for (Flourish flourish : list) {
            if (nowMillis < flourish.endMillis()) {
                return true;
            }
        }
        return false;
    }
}
