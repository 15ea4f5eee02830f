package deluxe.dominoes;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;

/** A rule set while its options are being changed: they only have to go together once it is finished. */
final class RuleSetDraft {
    private final Table table;
    private DoubleSet set;
    private int hand;
    private Lead lead;
    private Doubles.Spinners spinners;
    private Doubles.Count doublesCount;
    private boolean persistentSpinner;
    private Drawing drawing;
    private Blocked blocked;
    private GoingOut goingOut;
    private int target;
    private int clockSeconds;

    RuleSetDraft(RuleSet rules) {
        table = rules.table();
        set = rules.set();
        hand = rules.hand();
        lead = rules.lead();
        spinners = rules.doubles().spinners();
        doublesCount = rules.doubles().count();
        persistentSpinner = rules.doubles().persistentSpinner();
        drawing = rules.drawing();
        blocked = rules.blocked();
        goingOut = rules.goingOut();
        target = rules.target();
        clockSeconds = rules.clockSeconds();
    }

    /** The value of an option. */
    String text(RuleOption option) {
        return switch (option) {
            case SET -> set.word();
            case HAND -> String.valueOf(hand);
            case LEAD -> lead.word();
            case SPINNERS -> spinners.word();
            case DOUBLES_COUNT -> doublesCount.word();
            case PERSISTENT_SPINNER -> persistentSpinner ? "on" : "off";
            case DRAWING -> drawing.word();
            case BLOCKED -> blocked.word();
            case GOING_OUT -> goingOut.word();
            case TARGET -> String.valueOf(target);
            case CLOCK_SECONDS -> String.valueOf(clockSeconds);
        };
    }

    /** Changes an option; refuses a text that is not within its range. */
    void put(RuleOption option, String text) {
        String title = option.title();
        switch (option) {
            case SET -> {
                set = Word.read(title, text, DoubleSet.values());
                hand = set.customaryHand();
            }
            case HAND -> hand = Whole.read(title, text, RuleSet.SMALLEST_HAND, RuleSet.LARGEST_HAND);
            case LEAD -> lead = Word.read(title, text, Lead.values());
            case SPINNERS -> spinners = Word.read(title, text, Doubles.Spinners.values());
            case DOUBLES_COUNT -> doublesCount = Word.read(title, text, Doubles.Count.values());
            case PERSISTENT_SPINNER -> persistentSpinner = isOn(title, text);
            case DRAWING -> drawing = Word.read(title, text, Drawing.values());
            case BLOCKED -> blocked = Word.read(title, text, Blocked.values());
            case GOING_OUT -> goingOut = Word.read(title, text, GoingOut.values());
            case TARGET -> target = Whole.read(title, text, RuleSet.LOWEST_TARGET, RuleSet.HIGHEST_TARGET);
            case CLOCK_SECONDS -> clockSeconds = Whole.read(title, text, 0, RuleSet.LONGEST_CLOCK_SECONDS);
        }
    }

    private static boolean isOn(String title, String text) {
        if (!text.equals("on") && !text.equals("off")) {
            throw new Malformed(title + " must be on or off, not: " + text, "on, off");
        }
        return text.equals("on");
    }

    RuleSet finished() {
        Doubles doubles = new Doubles(spinners, doublesCount, persistentSpinner);
        return new RuleSet(table, set, hand, lead, doubles, drawing, blocked, goingOut, target, clockSeconds);
    }
}
