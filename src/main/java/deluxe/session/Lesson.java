package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Doubles;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Drawing;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Lead;
import deluxe.dominoes.Play;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Split;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A few moves of a real game, which the lesson shows or the player makes.
 *
 * @param rules the rules of the match that is taught, with small hands so that the point is easy to see
 * @param player the player's tiles, separated by blanks
 * @param opponent the opponent's tiles; empty if any others will do
 * @param boneyard the tiles that are drawn first
 * @param before the moves already made when the lesson begins: tiles, or a dash for a draw
 * @param shown the moves that are shown, written the same way; empty if the player makes them
 */
public record Lesson(RuleSet rules, String player, String opponent, String boneyard, String before, String shown) {
    private static final String DRAW = "-";

    /** The lessons on the pages of How to Play for a match by these rules, in order. */
    public static List<Lesson> of(RuleSet match) {
        RuleSet rules = shown(match);
        return List.of(
                new Lesson(rules, "6-2 3-1 5-5 4-0", "3-2 6-6 4-1 5-0", "", "", "6-2 3-2 3-1 6-6"),
                new Lesson(rules.with(RuleOption.HAND, "5"), "6-6 6-5 6-2 6-1 4-3", "", "", "6-6", ""),
                countsTwice(match)
                        ? new Lesson(rules, "5-4 4-4 3-1 6-0", "5-2 6-6 1-1 0-0", "", "5-4", "5-2 4-4")
                        : new Lesson(rules, "5-3 6-3 2-1 6-0", "5-4 6-6 1-1 0-0", "", "5-3", "5-4 6-3"),
                new Lesson(rules, "6-5 1-1 4-3 1-0", "5-2 0-0 3-3 4-1", "3-0 2-1", "6-5 5-2", "- - 2-1"),
                new Lesson(
                        rules, "5-3 6-4 5-2 4-2", "6-3 0-0 1-1 2-2", "2-0 4-1", "5-3 6-3 6-4 - - 4-1 5-2", "1-1 4-2"));
    }

    /** Scoring is as in the match. The rest is chosen so that the moves can be made. */
    private static RuleSet shown(RuleSet match) {
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        changes.put(RuleOption.SET, DoubleSet.SIX.word());
        changes.put(RuleOption.HAND, "4");
        changes.put(RuleOption.LEAD, Lead.LAST_PLACER.word());
        changes.put(RuleOption.DRAWING, Drawing.FORCED.word());
        changes.put(RuleOption.TARGET, "100");
        return match.with(changes);
    }

    /** The sum that makes ten in the third lesson, in the order in which the table writes it. */
    public static String sum(RuleSet rules) {
        return countsTwice(rules) ? "2 + 8" : "4 + 6";
    }

    /** Whether the first double counts both its halves. */
    private static boolean countsTwice(RuleSet rules) {
        return rules.doubles().count() == Doubles.Count.TWICE || rules.doubles().spinners() != Doubles.Spinners.NONE;
    }

    /** The game as the lesson begins. */
    public Step<Game, Event, Refusal> begin() {
        Step<Game, Event, Refusal> step = Game.begin(rules, Deal.of(rules.set(), order()));
        for (String move : Split.at(' ', before)) {
            step = made(step.next(), move);
        }
        return step;
    }

    /** Whether the player makes the moves. */
    public boolean isExercise() {
        return shown.isEmpty();
    }

    public List<String> moves() {
        return Split.at(' ', shown);
    }

    public static Step<Game, Event, Refusal> made(Game game, String move) {
        return game.take(action(game, move)).step();
    }

    private static Action action(Game game, String move) {
        if (move.equals(DRAW)) {
            return new Draw();
        }
        Tile tile = Tile.of(move);
        List<Play> plays = game.view(game.round().turn()).plays().of(tile);
        if (plays.isEmpty()) {
            throw new IllegalStateException("a move of the lesson cannot be played");
        }
        return plays.get(0);
    }

    private List<Tile> order() {
        List<Tile> order = new ArrayList<>();
        for (String word : Split.at(' ', player + ' ' + opponent + ' ' + boneyard)) {
            order.add(Tile.of(word));
        }
        for (int index = 0; index < rules.set().tiles(); index++) {
            if (order.indexOf(Tile.at(index)) < 0) {
                order.add(Tile.at(index));
            }
        }
        return order;
    }
}
