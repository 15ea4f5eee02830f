package deluxe.ports;

/** What the hand that holds the device feels. */
public interface Haptics {
    /** Whether this device can vibrate at all. */
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
