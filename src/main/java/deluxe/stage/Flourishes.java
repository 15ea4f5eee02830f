package deluxe.stage;

import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/** All that is called out, stamped in and thrown about. */
public final class Flourishes {
    private final List<Flourish> list = new ArrayList<>();

    /** What stands at its place will be gone when it comes. */
    public void add(Flourish flourish) {
        if (!flourish.place().isEmpty()) {
            list.replaceAll(old -> old.place().equals(flourish.place()) ? old.goneBy(flourish.startMillis()) : old);
        }
        list.add(flourish);
    }

    /** All that can be read has gone by then, and does not come later either. */
    public void leave(double atMillis) {
        list.replaceAll(old -> old.goneBy(atMillis));
    }

    /** What hides one of these places goes. */
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

    /** What stands there goes, once there was time to take it in. */
    public void leaveOnceSeen(String place, double nowMillis) {
        list.replaceAll(old -> old.place().equals(place) ? old.goneBy(seenBy(old, nowMillis)) : old);
    }

    private static double seenBy(Flourish flourish, double nowMillis) {
        return Math.max(nowMillis, flourish.startMillis() + Motion.GLANCE_MILLIS) + Motion.FADE_MILLIS;
    }

    /** When something can come to this place, if it wants to come then: what stands there is to be taken in first. */
    public double free(String place, double wantedMillis) {
        double free = wantedMillis;
        for (Flourish flourish : list) {
            if (flourish.place().equals(place) && flourish.endMillis() > wantedMillis) {
                free = Math.max(free, flourish.startMillis() + Motion.GLANCE_MILLIS);
            }
        }
        return free;
    }

    /** What is over by now need not be kept. */
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
