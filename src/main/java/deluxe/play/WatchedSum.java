package deluxe.play;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;

/** What the ends make, with a reason for each double that counts twice, or nothing. */
final class WatchedSum {
    /** How many sides a double has. */
    private static final int SIDES = 4;

    private final Tableau tableau;
    private final StringBuilder alone = new StringBuilder();
    private final StringBuilder twice = new StringBuilder();
    private final StringBuilder once = new StringBuilder();
    private final StringBuilder nothing = new StringBuilder();
    private boolean hasTips;

    private WatchedSum(Tableau tableau) {
        this.tableau = tableau;
        for (int played = 0; played < tableau.size(); played++) {
            if (tableau.size() == 1) {
                add(alone, played);
            } else if (tableau.tile(played).isDouble()) {
                addDouble(played);
            }
        }
    }

    static String told(Tableau tableau, Words words) {
        return tableau.isEmpty() ? words.say("The board is empty.") : new WatchedSum(tableau).told(words);
    }

    private void addDouble(int played) {
        int joined = tableau.connections(played);
        if (joined == 1) {
            End end = End.of(played, Side.FAR);
            add(tableau.counted(end) > tableau.value(end) ? twice : once, played);
        } else if (tableau.isSpinner(played) && tableau.counts(End.of(played, Side.LEFT))) {
            hasTips = hasTips || joined < SIDES;
        } else {
            add(nothing, played);
        }
    }

    private void add(StringBuilder tiles, int played) {
        tiles.append(tiles.length() == 0 ? "" : ", ").append(tableau.tile(played));
    }

    private String told(Words words) {
        return words.endsMake(tableau)
                + reason(alone, words, "A tile that lies alone counts both halves: {0}.")
                + reason(twice, words, "A double at an end counts both halves: {0}.")
                + reason(once, words, "A double at an end counts one half: {0}.")
                + reason(nothing, words, "A double joined on both sides counts nothing: {0}.")
                + (hasTips ? ' ' + words.say("Open tips count one half each.") : "");
    }

    private static String reason(StringBuilder tiles, Words words, String english) {
        return tiles.length() == 0 ? "" : ' ' + words.say(english, tiles.toString());
    }
}
