package deluxe.ports;

/** The page's own address, with which others can open what is shown here. */
public interface Address {
    /**
     * Makes the address lead to the match of this link.
     *
     * @param isNamed whether the names in the page's address are those of the players of this match
     */
    void lead(String link, boolean isNamed);

    /** Gives the address to the player, to be passed on. */
    Given give();

    /** Whether this is not the first page of its tab. */
    boolean hasWayBack();

    /** Opens another page of the game. */
    void visit(String page);

    void goBack();

    /** What happened when the address was given to the player. */
    enum Given {
        COPIED,
        /** The device did not let us copy it. */
        REFUSED,
        /** The app has taken it, and tells the player itself. */
        TAKEN
    }
}
