package deluxe.ports;

/** What the hand feels that holds the device. */
public interface Haptics {
    /** Whether this device can do it at all. */
    boolean arePresent();

    /** One short pulse. */
    void pulse(Strength strength);

    /** How strong a pulse is. */
    enum Strength {
        LIGHT,
        FIRM,
        STRONG
    }
}
