package deluxe.session;

import deluxe.table.Objection;

/** Whoever deals a match to one seat, and holds what that seat may not see. It answers now or later. */
public interface Dealer {
    /** Deals to this ear from now on. The first thing told is how the match stands. */
    void open(Ear ear);

    void send(Intent intent);

    /** The seat is empty from now on. */
    void close();

    /** Receives what the dealer says. */
    interface Ear {
        void told(Told told);

        /** The last intent cannot be carried out. */
        void refused(Objection reason);
    }
}
