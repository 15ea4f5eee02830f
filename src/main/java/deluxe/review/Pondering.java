package deluxe.review;

/** Something that a review thinks about. */
interface Pondering {
    /** Thinks for a moment. Returns whether that was all. */
    boolean goOn();
}
