package deluxe.dominoes;

/**
 * What doubles do on this table.
 *
 * @param count what a double counts at an end when it is no spinner; a spinner counts both halves
 * @param persistentSpinner whether a spinner's empty short ends go on counting one half each once both long sides are joined
 */
public record Doubles(Spinners spinners, Count count, boolean persistentSpinner) {
    /** Which doubles open their short ends once both long sides are joined. */
    public enum Spinners {
        ALL,
        /** The first double that is played in the round. */
        FIRST,
        NONE
    }

    /** Whether one half of a double counts, or both. */
    public enum Count {
        ONCE,
        TWICE
    }

    /**
     * What a double counts.
     *
     * @param value the pips of one half
     * @param joined how many tiles touch it
     */
    int counting(int value, boolean spinner, int joined) {
        if (joined == 0) {
            return 2 * value;
        }
        if (joined == 1) {
            return spinner || count == Count.TWICE ? 2 * value : value;
        }
        return spinner && persistentSpinner ? (4 - joined) * value : 0;
    }
}
