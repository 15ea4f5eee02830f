package deluxe.tournament;

import deluxe.kit.Word;

/** Where a match may be paused. */
public enum PauseRule implements Word {
    /** On mobile platforms. */
    AUTO("auto"),
    ALWAYS("always"),
    NEVER("never");

    private final String word;

    PauseRule(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
