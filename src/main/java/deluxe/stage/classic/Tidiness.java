package deluxe.stage.classic;

/** Whether who sits at the table likes the board tidy. */
public interface Tidiness {
    /**
     * Whether it is to be tidy on a felt of that size.
     *
     * @param smallFelt whether there is little room for tiles that matter no more
     */
    boolean isWanted(boolean smallFelt);
}
