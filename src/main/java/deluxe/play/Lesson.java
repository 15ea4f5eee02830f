package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A few moves of a real game, written down to be shown.
 *
 * @param player the tiles that the player is dealt, with a blank between
 * @param opponent the other's
 * @param boneyard what is drawn first
 * @param before the moves that have been made when the lesson begins: tiles, or a dash for a draw
 * @param shown the moves that are shown, in the same way
 */
record Lesson(String player, String opponent, String boneyard, String before, String shown) {
    /** What the pages of How to Play show, in their order. */
    static final List<Lesson> ALL = List.of(
            new Lesson("6-2 3-1 5-5 4-0", "3-2 6-6 4-1 5-0", "", "", "6-2 3-2 3-1 6-6"),
            new Lesson("6-2 4-4 3-1 5-0", "6-4 5-5 1-1 0-0", "", "6-2", "6-4 4-4"),
            new Lesson("6-5 1-1 4-3 1-0", "5-2 0-0 3-3 4-1", "3-0 2-1", "6-5 5-2", "- - 2-1"),
            new Lesson("5-3 6-4 5-2 4-2", "6-3 0-0 1-1 2-2", "2-0 4-1", "5-3 6-3 6-4 - - 4-1 5-2", "1-1 4-2"));

    /** The hands are small, so that what matters is easily seen. */
    private static final int HAND = 4;

    private static final RuleSet RULES = RuleSet.FIVES.with(RuleOption.HAND, String.valueOf(HAND));
    private static final String DRAW = "-";

    /** The table as the lesson finds it. */
    Step<Game, Event, Refusal> begin() {
        Step<Game, Event, Refusal> step = Game.begin(RULES, Deal.of(RULES.set(), order()));
        for (String move : words(before)) {
            step = made(step.next(), move);
        }
        return step;
    }

    List<String> moves() {
        return words(shown);
    }

    static Step<Game, Event, Refusal> made(Game game, String move) {
        return game.take(action(game, move)).step();
    }

    private static Action action(Game game, String move) {
        if (move.equals(DRAW)) {
            return new Draw();
        }
        Tile tile = Tile.of(move);
        return game.view(game.round().turn()).plays().list().stream()
                .filter(play -> play.tile().equals(tile))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(move + " cannot be played in the lesson"));
    }

    private List<Tile> order() {
        List<Tile> order = new ArrayList<>();
        for (String word : words(String.join(" ", player, opponent, boneyard).trim())) {
            order.add(Tile.of(word));
        }
        for (int index = 0; index < RULES.set().tiles(); index++) {
            if (!order.contains(Tile.at(index))) {
                order.add(Tile.at(index));
            }
        }
        return order;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int blank = text.indexOf(' ', start);
            int end = blank < 0 ? text.length() : blank;
            words.add(text.substring(start, end));
            start = end + 1;
        }
        return words;
    }
}
