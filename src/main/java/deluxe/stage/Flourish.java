package deluxe.stage;

/** Something that is seen for a while above the table, and then gone: a function of time. */
public interface Flourish {
    void paint(Paintbox box, double nowMillis);

    /** Where it stands; two that stand at one place are never seen together. Nothing for what stands in nobody's way. */
    default String place() {
        return "";
    }

    double startMillis();

    double endMillis();

    /** The same, but gone by then. */
    default Flourish goneBy(double millis) {
        return this;
    }
}
