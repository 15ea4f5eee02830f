package deluxe.stage;

import deluxe.stage.art.Box;

/** Something that is seen above the table for a while and then gone: a function of time. */
public interface Flourish {
    void paint(Paintbox box, double nowMillis);

    /** The name of its place; two at the same place are never seen together. Empty for what is in nobody's way. */
    default String place() {
        return "";
    }

    /** Whether it is in the way of somebody who wants to see this box. */
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
