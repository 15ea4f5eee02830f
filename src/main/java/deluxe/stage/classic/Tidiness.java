package deluxe.stage.classic;

/** Whether the player wants the board tidy. */
public interface Tidiness {
    /** Says whether the board is small, with little room for tiles that no longer matter. */
    void board(boolean small);

    boolean isTidy();
}
