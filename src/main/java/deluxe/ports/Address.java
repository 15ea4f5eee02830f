package deluxe.ports;

/** The page's own address, by which others come to what is seen here. */
public interface Address {
    /**
     * From now on it leads to the match that has this link.
     *
     * @param isNamed whether the names that the page was opened with are those of its players
     */
    void lead(String link, boolean isNamed);

    /** Puts it on the device's clipboard, and returns whether the device let us. */
    boolean copy();

    /** Whether this is not the first page of its tab. */
    boolean hasWayBack();

    void goBack();
}
