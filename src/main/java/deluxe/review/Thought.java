package deluxe.review;

/** Something that a review thinks about. */
interface Thought {
    /** Thinks for a moment. Returns whether that was all. */
    boolean goOn();
}
