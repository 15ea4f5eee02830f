package deluxe.stage.classic;

/** Whether who sits at the table likes the board tidy. */
public interface Tidiness {
    /** The board has little room, or much, for tiles that matter no more. */
    void board(boolean small);

    boolean isTidy();
}
