package deluxe.session;

/** What a page of How to Play is about, at the classic tables. */
public enum ClassicPage {
    LEAD,
    COUNTING,
    SPINNER,
    DRAWING,
    /** Drawing too, and what comes of it when nobody can go on. */
    BOGUS,
    /** Going out, and what comes of it when nobody can go on. */
    ROUND_END,
    /** Going out too, and how points are written down. */
    CROSSES
}
