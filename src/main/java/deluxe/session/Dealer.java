package deluxe.session;

/** Whoever deals a match to one seat, and holds what that seat may not see. It answers now or later. */
public interface Dealer {
    /** Deals to this ear from now on. The first thing told is how the match stands. */
    void open(Ear ear);

    /**
     * Asks for something. A dealer that is elsewhere answers every intent once; one on this device at least those that need it.
     *
     * @param number counts the intents of the match, on from {@link Told.Reply#answered}
     */
    void send(int number, Intent intent);

    /** The seat is empty from now on. */
    void close();

    /** Receives what the dealer says, in the order of its numbers, each once. */
    interface Ear {
        void told(Told told);
    }
}
