package deluxe.tournament;

import deluxe.kit.Malformed;

/** The words of a score sheet. */
final class Sheet {
    static final String FORMAT = "dominoes-deluxe";

    /** The version of the format. Any change to it, to the rules or to what an opponent does gets a new one. */
    static final int VERSION = 2;

    static final String MATCH = "match";
    static final String RULES = "rules";
    static final String DIFFICULTY = "difficulty";
    static final String SEED = "seed";
    static final String PAUSE = "pause";
    static final String PAUSE_SECONDS = "pauseSeconds";
    static final String DEAL = "deal";

    static final String RESULT = "result";
    static final String POINTS = "points";
    static final String SPREAD = "spread";
    static final String TIME = "time";
    static final String TOTAL = "total";

    private Sheet() {}

    /** Refuses a version, written as plain digits without leading zeros, that is not this one. */
    static void requireVersion(String text) {
        if (!text.equals(String.valueOf(VERSION))) {
            throw new Malformed("this is format " + text + ", but only format " + VERSION + " is known here");
        }
    }
}
