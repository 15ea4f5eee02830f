package deluxe.screens;

import deluxe.play.GameStory;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * How both scores rose, as stairs of plain elements, with a column for each gain. Flavour makes no SVG and the page's policy allows
 * no inline styles, so a height is a class of the style sheet.
 */
final class ScoreCurve {
    /** The greatest height in the style sheet. */
    static final int HEIGHTS = 50;

    private final int highest;
    private final List<Column> columns = new ArrayList<>();

    ScoreCurve(GameStory story) {
        Scores end = story.outcome().scores();
        highest = Math.max(story.target(), Math.max(end.player(), end.opponent()));
        add("", Scores.NONE, Scores.NONE);
        for (GameStory.Round round : story.rounds()) {
            add(round);
        }
    }

    /**
     * A column for one gain, for the start, or for a round in which nobody scored.
     *
     * @param classes the column's own classes
     * @param player the classes of the player's stair in it
     * @param opponent the classes of the opponent's stair in it
     */
    record Column(String classes, String player, String opponent) {}

    private void add(GameStory.Round round) {
        Scores before = round.before();
        String classes = round.number() == 1 ? "" : "begins";
        for (GameStory.Gain gain : round.gains()) {
            add(classes, before, gain.after());
            before = gain.after();
            classes = "";
        }
        if (round.gains().isEmpty()) {
            add(classes, before, before);
        }
    }

    private void add(String classes, Scores before, Scores after) {
        columns.add(new Column(classes, stair(Seat.PLAYER, before, after), stair(Seat.OPPONENT, before, after)));
    }

    private String stair(Seat seat, Scores before, Scores after) {
        boolean rises = before.of(seat) < after.of(seat);
        return seat.word() + (rises ? " rises from" : " from") + height(before.of(seat)) + " to"
                + height(after.of(seat));
    }

    /** The height for this many points. */
    int height(int points) {
        return (2 * HEIGHTS * points + highest) / (2 * highest);
    }

    List<Column> columns() {
        return columns;
    }
}
