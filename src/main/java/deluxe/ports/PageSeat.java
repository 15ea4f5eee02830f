package deluxe.ports;

/** A seat that on this device only one page has. */
public interface PageSeat {
    /** Whether no other page has the game open. A page without this seat plays nothing and keeps nothing. */
    boolean isSeated();

    /** The player wants to go on here with what is open elsewhere: the page opens again, with the seat. */
    void claim();
}
