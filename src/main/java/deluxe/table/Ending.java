package deluxe.table;

import deluxe.kit.Word;

/** Why a game is over. */
public enum Ending implements Word {
    TARGET_REACHED("target"),
    TIME_UP("time-up"),
    ENDED_EARLY("ended-early");

    private final String word;

    Ending(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
