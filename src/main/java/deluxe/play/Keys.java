package deluxe.play;

/** The names under which the pages keep things on a device, or what such names begin with: {@code docs/kept.md}. */
public final class Keys {
    /** The table that was visited last; the loader looks it up. */
    public static final String LAST_TABLE = "classic";

    /** The tavern's campaign. */
    public static final String CAMPAIGN = "dados";

    static final String SITTING = "sitting";
    static final String PLAYED = "played";

    /** A match that was begun here and is dealt elsewhere. */
    static final String BEGUN = "begun";

    /** What servers had committed to before they dealt. */
    static final String TOLD = "told";

    /** The names of the matches that were played, the newest last. */
    static final String ORDER = "order";

    /** Where {@code host.js} keeps what the host has not acknowledged. */
    static final String UNSENT = "unsent";

    /** The finished games, and with a number the record of one. */
    static final String DIARY = "diary";

    /** With a number the record of a game in short. */
    static final String PACKED = "packed";

    /** What the records of the finished games told. */
    static final String FACTS = "facts";

    /** What reviews found in the finished games. */
    static final String JUDGED = "judged";

    /** The tavern's campaigns that are over. */
    public static final String CAMPAIGNS = "campaigns";

    /** Sums over games that are no longer in the diary. */
    static final String SUMS = "sums";

    /** The daily challenges that were finished. */
    static final String DAILY = "daily";

    /** Today's challenge, if it was begun here and deleted. */
    static final String SPENT = "spent";

    /** What par is on the days to come; the front door shows today's. */
    static final String PAR = "par";

    /** Which matches were watched and played on. */
    static final String GONE_ON = "gone-on";

    static final String BEST = "best";
    static final String SETTINGS = "settings";
    static final String HOUSE_RULES = "house";
    static final String BOARD = "board";
    static final String SAVED_GAME = "kept";

    /** What could not be read: a number, and the key under which it lay. */
    static final String ASIDE = "aside";

    private Keys() {}
}
