package deluxe.stage;

import deluxe.stage.art.Box;

/** Something that is seen for a while above the table, and then gone: a function of time. */
public interface Flourish {
    void paint(Paintbox box, double nowMillis);

    /** Where it stands; two that stand at one place are never seen together. Nothing for what stands in nobody's way. */
    default String place() {
        return "";
    }

    /** Whether it stands where it is in the way of who wants to see this. */
    default boolean hides(Box box, double nowMillis) {
        return false;
    }

    double startMillis();

    double endMillis();

    /** The same, but gone by then. */
    default Flourish goneBy(double millis) {
        return this;
    }
}
