package deluxe.stage.classic;

/** What is written in a classic room, in the language of who sits there. */
public interface RoomWords {
    /** Above the sum of the open ends, where there is room for two words. */
    String openEnds();

    /** The same in one. */
    String ends();

    String boneyard();

    /** Above the tiles that matter no more. */
    String played();

    /** Above the score sheet. */
    String score();

    String usedDominoes();

    /** {@code 7 of 28}. */
    String countOf(int played, int all);

    /** Below the used dominoes: what was played, what one holds, and the rest. */
    String isPlayed();

    String isOwn();

    String isUnseen();

    /** On the button of who can neither play nor draw. */
    String cannotGo();
}
