package deluxe.felt;

/** Looks for a better arrangement of some tiles, a little at a time if need be. */
interface Search {
    /** Searches for about this many more trials; returns whether it has ended. The judge must have taken the joints. */
    boolean advance(int trials);
}
