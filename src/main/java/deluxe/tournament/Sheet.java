package deluxe.tournament;

/** The words of a score sheet. */
final class Sheet {
    static final String FORMAT = "dominoes-deluxe";

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
}
