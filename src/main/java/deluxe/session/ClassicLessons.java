package deluxe.session;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Doubles;
import deluxe.dominoes.Drawing;
import deluxe.dominoes.Game;
import deluxe.dominoes.Lead;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The lessons of All Fives and of Muggins. They follow the rules of the match, house rules included. */
public final class ClassicLessons {
    /** More than any lesson scores. */
    private static final int LOWEST_TARGET = 100;

    private final RuleSet match;

    private ClassicLessons(RuleSet match) {
        this.match = match;
    }

    /** The pages of How to Play for a match by these rules, in order. */
    public static List<ClassicPage> pages(RuleSet match) {
        return match.table() == Table.MUGGINS
                ? List.of(
                        ClassicPage.LEAD,
                        ClassicPage.SPINNER,
                        ClassicPage.COUNTING,
                        ClassicPage.BOGUS,
                        ClassicPage.CROSSES)
                : List.of(ClassicPage.COUNTING, ClassicPage.SPINNER, ClassicPage.DRAWING, ClassicPage.ROUND_END);
    }

    /** The lessons on these pages. */
    public static List<Lesson> of(RuleSet match) {
        ClassicLessons lessons = new ClassicLessons(match);
        return pages(match).stream().map(lessons::lesson).toList();
    }

    /** The lesson on this page, for a match by these rules. */
    public static Lesson of(ClassicPage page, RuleSet match) {
        return new ClassicLessons(match).lesson(page);
    }

    /** The game after the lesson's last move. */
    public static Game end(Lesson lesson) {
        Game game = lesson.begin().next();
        for (String move : lesson.moves()) {
            game = Lesson.made(game, move).next();
        }
        return game;
    }

    private Lesson lesson(ClassicPage page) {
        return switch (page) {
            case LEAD -> lead();
            case COUNTING -> counting();
            case SPINNER -> spinner();
            case DRAWING, BOGUS -> drawing();
            case ROUND_END, CROSSES -> goingOut();
        };
    }

    private Lesson lead() {
        RuleSet rules = rules(4).with(RuleOption.LEAD, match.lead().word());
        String shown = match.lead() == Lead.HIGHEST_DOUBLE ? "6-6 6-5 6-2 5-5" : "6-5 6-2 5-5";
        return new Lesson(rules, "5-5 6-5 6-1 3-0", "6-6 6-2 4-1 0-0", "", "", shown);
    }

    /**
     * The last tile is the second double. The tile before it is chosen so that the sum is a multiple of five, whichever way the rules
     * count doubles.
     */
    private Lesson counting() {
        boolean twice = match.doubles().count() == Doubles.Count.TWICE;
        String third = twice ? "3-2" : "6-3";
        return new Lesson(
                rules(4), "5-5 5-4 4-4 1-0", "5-3 " + third + " 6-6 1-1", "", "", "5-5 5-3 5-4 " + third + " 4-4");
    }

    /** With forced drawing, all that the player can do is join tiles to the double. */
    private Lesson spinner() {
        RuleSet rules = rules(5).with(RuleOption.DRAWING, Drawing.FORCED.word());
        return new Lesson(rules, "6-6 6-5 6-2 6-1 4-3", "", "", "6-6", "");
    }

    /** Where players may draw at will, the lesson draws although a tile would fit. */
    private Lesson drawing() {
        return match.drawing() == Drawing.FREE
                ? new Lesson(rules(4), "6-5 3-1 4-4 2-0", "5-1 0-0 2-2 3-3", "6-4", "6-5 5-1", "- 6-4")
                : new Lesson(rules(4), "6-5 1-1 4-3 1-0", "5-2 0-0 3-3 4-1", "3-0 2-1", "6-5 5-2", "- - 2-1");
    }

    /** The opponent is left with 6-6 and 6-5. */
    private Lesson goingOut() {
        return new Lesson(rules(3), "4-2 4-3 3-1", "2-0 6-6 6-5", "1-0", "4-2 2-0 4-3", "- 1-0 3-1");
    }

    /** Scoring is as in the match. The set, hand, lead and target are chosen so that the moves can be made. */
    private RuleSet rules(int hand) {
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        changes.put(RuleOption.SET, DoubleSet.SIX.word());
        changes.put(RuleOption.HAND, String.valueOf(hand));
        changes.put(RuleOption.LEAD, Lead.LAST_PLACER.word());
        changes.put(RuleOption.TARGET, String.valueOf(Math.max(LOWEST_TARGET, match.target())));
        return match.with(changes);
    }
}
