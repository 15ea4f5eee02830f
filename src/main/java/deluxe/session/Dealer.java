package deluxe.session;

import deluxe.table.Objection;

/** Whoever deals a match to one seat, and holds what that seat may not see. It answers now or later. */
public interface Dealer {
    /** Deals to this ear from now on. The first thing told is how the match stands. */
    void open(Ear ear);

    void send(Intent intent);

    /** The seat is empty from now on. */
    void close();

    /** Who is told. */
    interface Ear {
        void told(Told told);

        /** What was last sent cannot be done. */
        void refused(Objection reason);
    }
}
