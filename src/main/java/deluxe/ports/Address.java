package deluxe.ports;

/** The page's own address, by which others come to what is seen here. */
public interface Address {
    /**
     * From now on it leads to the match that has this link.
     *
     * @param isNamed whether the names that the page was opened with are those of its players
     */
    void lead(String link, boolean isNamed);

    /** Gives it to the player, to be passed on. */
    Given give();

    /** Whether this is not the first page of its tab. */
    boolean hasWayBack();

    void goBack();

    /** What became of an address that was given. */
    enum Given {
        COPIED,
        /** The device did not let us copy it. */
        REFUSED,
        /** The app has taken it, and says the rest itself. */
        TAKEN
    }
}
