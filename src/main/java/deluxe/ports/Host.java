package deluxe.ports;

import java.util.List;

/** Who opened the game and is told how its match goes: a tournament's page, a platform's shell, or nobody, for a link. */
public interface Host {
    /** What it asked for; none of it is to be trusted. */
    List<Wish> wishes();

    /** The same at every visit and no other's, so that what is kept for one host is never shown to another; empty for a link. */
    String name();

    /** Whether no other page on this device has the match open. Who has no seat plays nothing and keeps nothing. */
    boolean isSeated();

    void follow(Watch watch);

    /** The game is open. */
    void opened();

    /** What was asked for is not played. */
    void refused(Hindrance hindrance, String reason);

    /** The match begins, or goes on after it was left. */
    void started(boolean resumed);

    /**
     * Somebody scored.
     *
     * @param atMillis of the match clock
     */
    void scored(int atMillis, int player, int opponent);

    /**
     * The match is over. The record is said until it is acknowledged; the same record twice is harmless.
     *
     * @return whether the device keeps it until then, even if the page closes
     */
    boolean finished(String record);

    /** The player goes on here with what is open elsewhere: the page opens anew, with the seat. */
    void claim();

    /** The player leaves, for good if the match is over. */
    void leave();

    /** A named value. */
    record Wish(String name, String value) {}

    /** Why there is no match. */
    enum Hindrance {
        OPTIONS,
        ELSEWHERE
    }

    /** Who hears what the host says later. */
    interface Watch {
        /** The host has the record of its match. */
        void acknowledged();

        /** The game is about to be taken away. */
        void mustClose();
    }
}
