package deluxe.session;

/** What a page of How to Play is about, at the classic tables. */
public enum ClassicPage {
    LEAD,
    COUNTING,
    SPINNER,
    DRAWING,
    /** Drawing too, and what happens when nobody can move. */
    BOGUS,
    /** Going out, and what happens when nobody can move. */
    ROUND_END,
    /** Going out too, and how points are written down. */
    CROSSES
}
