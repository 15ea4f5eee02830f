package deluxe.dominoes;

import deluxe.kit.Malformed;
import deluxe.kit.Word;

/**
 * What doubles do on this table.
 *
 * @param count what a double counts at an end when it is not a spinner; a spinner counts both halves
 * @param persistentSpinner whether a spinner's empty short ends go on counting one half each once both long sides are joined
 */
public record Doubles(Spinners spinners, Count count, boolean persistentSpinner) {
    public Doubles {
        if (spinners == Spinners.NONE && persistentSpinner) {
            throw new Malformed("persistentSpinner is on, but with spinners none there is none to persist");
        }
        if (spinners == Spinners.ALL && count == Count.ONCE) {
            throw new Malformed(
                    "doublesCount is once, but with spinners all every double is a spinner, which counts twice");
        }
    }

    /** Which doubles open their short ends once both long sides are joined. */
    public enum Spinners implements Word {
        ALL("all"),
        /** The first double that is played in the round. */
        FIRST("first"),
        NONE("none");

        private final String word;

        Spinners(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Whether one half of a double counts, or both. */
    public enum Count implements Word {
        ONCE("once"),
        TWICE("twice");

        private final String word;

        Count(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /**
     * What a double counts.
     *
     * @param value the pips of one half
     * @param joined how many tiles touch it
     */
    public int counting(int value, boolean spinner, int joined) {
        if (joined == 0) {
            return 2 * value;
        }
        if (joined == 1) {
            return spinner || count == Count.TWICE ? 2 * value : value;
        }
        return spinner && persistentSpinner ? (4 - joined) * value : 0;
    }
}
