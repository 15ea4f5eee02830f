package deluxe.ports;

import java.util.List;

/** The page that opened the game and is told how its match goes: a tournament's page or a platform's shell; for a link, nobody. */
public interface Host extends PageSeat {
    /** What the host asked for; none of it can be trusted. */
    List<Wish> wishes();

    /** A name that is the same at every visit and no other host's, so that nothing kept for one is shown to another; empty for a link. */
    String name();

    /** Whether a newcomer is taught before the first match. */
    boolean teaches();

    void follow(Watch watch);

    /** The game is open. */
    void opened();

    /** What the host asked for is not played. */
    void refused(Hindrance hindrance, String reason);

    /** The match begins, or goes on after it was left. */
    void started(boolean resumed);

    /**
     * Somebody scored.
     *
     * @param atMillis what the match clock shows
     */
    void scored(int atMillis, int player, int opponent);

    /**
     * The match is over. The record is sent again until it is acknowledged; sending the same record twice is harmless.
     *
     * @return whether the device keeps it until then, even if the page closes
     */
    boolean finished(String record);

    /** Asks whoever deals the match, if the host does; the answer, if any comes, goes to {@link Watch#answered}. */
    void ask(String question);

    /** What the host said could not be read. */
    void puzzled(String reason);

    /** The match is over, and whoever dealt it has the record. */
    void ended();

    /** The player leaves, for good if the match is over. */
    void leave();

    /** An option that the host asks for: a name and a value. */
    record Wish(String name, String value) {}

    /** Why there is no match. */
    enum Hindrance {
        OPTIONS,
        ELSEWHERE
    }

    /** Is told what the host says later. */
    interface Watch {
        /** The host has the record of its match. */
        void acknowledged();

        /** Whoever deals the match answers. */
        void answered(String answer);

        /** The game is about to be taken away. */
        void mustClose();
    }
}
