package deluxe.ports;

/** How the player passes something on to others. */
public interface Sharing {
    /** Gives the player a text to pass on. */
    Address.Given share(String text);

    /** The public address of this page, as others can open it; empty if there is none. */
    String address();
}
