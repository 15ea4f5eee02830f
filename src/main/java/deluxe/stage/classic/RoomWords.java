package deluxe.stage.classic;

/** The words shown in a classic room, in the player's language. */
public interface RoomWords {
    /** Above the sum of the open ends, if there is room for two words. */
    String openEnds();

    /** The same in one word. */
    String ends();

    String boneyard();

    /** Above the played tiles, and on the button that shows the used dominoes. */
    String played();

    /** Above the score sheet. */
    String score();

    String usedDominoes();

    /** {@code 7 of 28}. */
    String countOf(int played, int all);

    /** The legend of the used dominoes: the played tiles, the player's own, and the rest. */
    String isPlayed();

    String isOwn();

    String isUnseen();

    /** On the button for a player who can neither play nor draw. */
    String cannotGo();
}
