package deluxe.tournament;

import deluxe.kit.Malformed;

/** The words of a score sheet. */
final class Sheet {
    static final String FORMAT = "dominoes-deluxe";

    /** The version of the format. Any change to it, to the rules or to what an opponent does gets a new one. */
    static final int VERSION = 4;

    /** The version of a record whose match was sealed: a key in the place of the seed. */
    static final int SEALED_VERSION = 5;

    static final String MATCH = "match";
    static final String RULES = "rules";
    static final String DIFFICULTY = "difficulty";
    static final String SEED = "seed";
    static final String COMMITMENT = "commitment";
    static final String PAUSE = "pause";
    static final String PAUSE_SECONDS = "pauseSeconds";
    static final String DEAL = "deal";

    static final String RESULT = "result";
    static final String POINTS = "points";
    static final String SPREAD = "spread";
    static final String TIME = "time";
    static final String TOTAL = "total";
    static final String CAME = "came";
    static final String KEY = "key";
    static final String SALT = "salt";

    private Sheet() {}

    /** Whether a record of this version, written as plain digits without leading zeros, is of a sealed match; refuses any other. */
    static boolean isSealed(String version) {
        boolean isSealed = version.equals(String.valueOf(SEALED_VERSION));
        if (!isSealed && !version.equals(String.valueOf(VERSION))) {
            throw new Malformed("this is format " + version + ", but only formats " + VERSION + " and " + SEALED_VERSION
                    + " are known here");
        }
        return isSealed;
    }
}
