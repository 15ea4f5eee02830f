package deluxe.dominoes;

import deluxe.kit.Word;

/**
 * One difference between tables, as an option with a name, a range and each table's own default. Options are read and written in
 * this order; an option that another's default depends on comes before it.
 */
public enum RuleOption {
    /** Changes the default of {@link #HAND} too, to the hand that is customary with the set. */
    SET("set", Word.list(DoubleSet.values())),
    HAND("hand", RuleSet.SMALLEST_HAND + " to " + RuleSet.LARGEST_HAND),
    LEAD("lead", Word.list(Lead.values())),
    SPINNERS("spinners", Word.list(Doubles.Spinners.values())),
    DOUBLES_COUNT("doublesCount", Word.list(Doubles.Count.values())),
    PERSISTENT_SPINNER("persistentSpinner", "on or off"),
    DRAWING("drawing", Word.list(Drawing.values())),
    BLOCKED("blocked", Word.list(Blocked.values())),
    GOING_OUT("goingOut", Word.list(GoingOut.values())),
    TARGET("target", RuleSet.LOWEST_TARGET + " to " + RuleSet.HIGHEST_TARGET),
    /** 0 for no clock. */
    CLOCK_SECONDS("clockSeconds", "0 to " + RuleSet.LONGEST_CLOCK_SECONDS);

    private final String title;
    private final String range;

    RuleOption(String title, String range) {
        this.title = title;
        this.range = range;
    }

    /** The name by which it is given. */
    public String title() {
        return title;
    }

    /** The values it can have: {@code once or twice}, {@code 3 to 14}. */
    public String range() {
        return range;
    }

    /** Returns the text if it is within the range, and refuses it otherwise. */
    public String checked(String text) {
        new RuleSetDraft(RuleSet.FIVES).put(this, text);
        return text;
    }

    /** Its value in these rules. */
    public String of(RuleSet rules) {
        return new RuleSetDraft(rules).text(this);
    }
}
