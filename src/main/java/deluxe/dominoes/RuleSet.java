package deluxe.dominoes;

import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Everything in which domino tables differ. A table is one value of this type; each difference is a {@link RuleOption}.
 *
 * @param table whose rules these are, or from which they were changed
 * @param hand how many tiles each player is dealt
 * @param target how many points win the game
 * @param clockSeconds how long the match clock runs; 0 for no clock
 */
public record RuleSet(
        Table table,
        DoubleSet set,
        int hand,
        Lead lead,
        Doubles doubles,
        Drawing drawing,
        Blocked blocked,
        GoingOut goingOut,
        int target,
        int clockSeconds) {

    static final int SMALLEST_HAND = 3;
    static final int LARGEST_HAND = 14;
    static final int LOWEST_TARGET = 10;
    static final int HIGHEST_TARGET = 500;
    static final int LONGEST_CLOCK_SECONDS = 3600;

    /** The Deluxe table. */
    public static final RuleSet FIVES = new RuleSet(
            Table.FIVES,
            DoubleSet.SIX,
            7,
            Lead.LAST_PLACER,
            new Doubles(Doubles.Spinners.ALL, Doubles.Count.TWICE, false),
            Drawing.FORCED,
            Blocked.OUT_OF_MOVES,
            GoingOut.FIVE_PER_TILE,
            100,
            300);

    /** All Fives, after the game for the Arduboy. */
    public static final RuleSet ALL_FIVES = new RuleSet(
            Table.ALL_FIVES,
            DoubleSet.SIX,
            7,
            Lead.ALTERNATE,
            new Doubles(Doubles.Spinners.FIRST, Doubles.Count.ONCE, false),
            Drawing.FREE,
            Blocked.DIFFERENCE,
            GoingOut.PIPS,
            100,
            0);

    /** Muggins, after Mike Perry's Dominoes. */
    public static final RuleSet MUGGINS = new RuleSet(
            Table.MUGGINS,
            DoubleSet.SIX,
            7,
            Lead.HIGHEST_DOUBLE,
            new Doubles(Doubles.Spinners.FIRST, Doubles.Count.TWICE, false),
            Drawing.FORCED,
            Blocked.OTHER_HAND,
            GoingOut.PIPS,
            300,
            0);

    /** All tables. */
    public static final List<RuleSet> ALL = List.of(FIVES, ALL_FIVES, MUGGINS);

    public RuleSet {
        Whole.within("hand", hand, SMALLEST_HAND, LARGEST_HAND);
        Whole.within("target", target, LOWEST_TARGET, HIGHEST_TARGET);
        Whole.within("clockSeconds", clockSeconds, 0, LONGEST_CLOCK_SECONDS);
    }

    static RuleSet of(Table table) {
        for (RuleSet rules : ALL) {
            if (rules.table == table) {
                return rules;
            }
        }
        throw new IllegalArgumentException("a table without rules: " + table.word());
    }

    /** The own rules of the table of this name. */
    public static RuleSet named(String name) {
        return Word.read("rules", name, Table.values()).rules();
    }

    /** The name of the table. */
    public String name() {
        return table.word();
    }

    /** These rules with some options changed; refused as a whole if they do not go together. */
    public RuleSet with(Map<RuleOption, String> changes) {
        RuleSetDraft draft = new RuleSetDraft(this);
        for (RuleOption option : RuleOption.values()) {
            String text = changes.get(option);
            if (text != null) {
                draft.put(option, text);
            }
        }
        return draft.finished();
    }

    /** These rules with one option changed. */
    public RuleSet with(RuleOption option, String text) {
        return with(Collections.singletonMap(option, text));
    }

    /** The options in which these rules differ from the table of their name, in the order of {@link RuleOption}. */
    public Map<RuleOption, String> changes() {
        RuleSetDraft draft = new RuleSetDraft(table.rules());
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            String text = option.of(this);
            if (!text.equals(draft.text(option))) {
                draft.put(option, text);
                changes.put(option, text);
            }
        }
        return changes;
    }
}
