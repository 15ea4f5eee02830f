package deluxe.screens;

import deluxe.play.Diary;
import deluxe.play.OwnDiary;
import deluxe.play.OwnStatistics;
import deluxe.play.Words;
import deluxe.table.Scores;
import java.util.ArrayList;
import java.util.List;

/** Plots that are tables: their bars are classes of the style sheet, each a twentieth longer than the one before. */
final class OwnPlots {
    private static final int STEPS = 20;
    private static final int TENTHS = 10;
    /** An accuracy of 100 %. */
    private static final int FULL = 1000;
    /** How many games the curve has. */
    private static final int COLUMNS = 60;

    private OwnPlots() {}

    static String percent(int tenths, Words words) {
        return words.say("{0}.{1} %", tenths / TENTHS, tenths % TENTHS);
    }

    private static String bar(String kind, int number, int most) {
        return kind + (most == 0 ? 0 : (STEPS * number + most - 1) / most);
    }

    /** The bars of one of the latest games: its points and, where it is known, its accuracy. The list has them as numbers. */
    public record Column(String own, String other, String judged) {
        public String getOwn() {
            return own;
        }

        public String getOther() {
            return other;
        }

        public String getJudged() {
            return judged;
        }
    }

    private static List<Diary.Entry> latest(OwnStatistics statistics) {
        List<Diary.Entry> games = statistics.games();
        return games.subList(Math.max(0, games.size() - COLUMNS), games.size());
    }

    static List<Column> columns(OwnStatistics statistics, OwnDiary diary) {
        List<Diary.Entry> latest = latest(statistics);
        int most = 1;
        for (Diary.Entry game : latest) {
            Scores scores = game.outcome().scores();
            most = Math.max(most, Math.max(scores.player(), scores.opponent()));
        }
        List<Column> columns = new ArrayList<>();
        for (Diary.Entry game : latest) {
            Scores scores = game.outcome().scores();
            String judged = diary.accuracy(game)
                    .map(tenths -> bar("own h", tenths, FULL))
                    .orElse("");
            columns.add(
                    new Column(bar("own h", scores.player(), most), bar("other h", scores.opponent(), most), judged));
        }
        return columns;
    }

    /** How it went against one opponent. */
    public record Opponent(String name, int games, int won, String wonInHundred, String accuracy, String bar) {
        public String getName() {
            return name;
        }

        public int getGames() {
            return games;
        }

        public int getWon() {
            return won;
        }

        public String getWonInHundred() {
            return wonInHundred;
        }

        public String getAccuracy() {
            return accuracy;
        }

        public String getBar() {
            return bar;
        }
    }

    static List<Opponent> opponents(OwnStatistics statistics, Words words) {
        List<Opponent> rows = new ArrayList<>();
        for (OwnStatistics.AgainstOne each : statistics.opponents()) {
            int percent = each.tally().wonInHundred();
            rows.add(new Opponent(
                    name(each, words),
                    each.tally().games(),
                    each.tally().won(),
                    percent + " %",
                    each.tally().tellsAccuracy() ? percent(each.tally().accuracy(), words) : "",
                    bar("own w", percent, 100)));
        }
        return rows;
    }

    private static String name(OwnStatistics.AgainstOne each, Words words) {
        return words.say(OpponentChoice.title(each.opponent()));
    }

    /** How many games ended with points of one class. */
    public record PointsClass(String points, int own, int others, String ownBar, String othersBar) {
        public String getPoints() {
            return points;
        }

        public int getOwn() {
            return own;
        }

        public int getOthers() {
            return others;
        }

        public String getOwnBar() {
            return ownBar;
        }

        public String getOthersBar() {
            return othersBar;
        }
    }

    static List<PointsClass> classes(OwnStatistics statistics) {
        int most = 1;
        for (int at = 0; at < statistics.classes(); at++) {
            most = Math.max(most, Math.max(statistics.ownIn(at), statistics.othersIn(at)));
        }
        List<PointsClass> rows = new ArrayList<>();
        for (int at = 0; at < statistics.classes(); at++) {
            int own = statistics.ownIn(at);
            int others = statistics.othersIn(at);
            rows.add(new PointsClass(
                    statistics.classText(at), own, others, bar("own w", own, most), bar("other w", others, most)));
        }
        return rows;
    }
}
