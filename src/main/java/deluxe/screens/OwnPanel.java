package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Table;
import deluxe.play.OwnDiary;
import deluxe.play.OwnGame;
import deluxe.play.OwnStatistics;
import deluxe.play.OwnTally;
import deluxe.play.Words;
import deluxe.ports.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.teavm.flavour.templates.Fragment;

/** The player's own games: numbers, plots, and the list. */
public final class OwnPanel {
    private static final int TENTHS = 10;

    /**
     * What is shown besides games of dominoes.
     *
     * @param fragment null for nothing
     */
    record Besides(Fragment fragment, BooleanSupplier isThere) {
        static final Besides NOTHING = new Besides(null, () -> false);
    }

    private final OwnDiary diary;
    private final Words words;
    private final Files files;
    private final Runnable changed;
    private final Besides besides;
    private final Choice table;
    private final Choice opponent;
    private final Choice span;

    OwnPanel(OwnDiary diary, Words words, Files files, Runnable changed, Besides besides) {
        this.diary = diary;
        this.words = words;
        this.files = files;
        this.changed = changed;
        this.besides = besides;
        List<Table> tables = List.of(Table.values());
        table = new Choice(
                "Table",
                () -> diary.table().map(each -> tables.indexOf(each) + 1).orElse(0),
                at -> diary.selectTable(at == 0 ? Optional.empty() : Optional.of(tables.get(at - 1))),
                "All",
                "Deluxe",
                "All Fives",
                "Muggins");
        List<Difficulty> opponents = List.of(Difficulty.values());
        opponent = new Choice(
                "Opponent",
                () -> diary.opponent().map(each -> opponents.indexOf(each) + 1).orElse(0),
                at -> diary.selectOpponent(at == 0 ? Optional.empty() : Optional.of(opponents.get(at - 1))),
                "All",
                "Easy",
                "Medium",
                "Hard",
                "Tactician",
                "Expert",
                "Master");
        span = new Choice(
                "Time", () -> diary.isOfAllTimes() ? 0 : 1, at -> diary.selectAllTimes(at == 0), "All", "A Month");
    }

    /** What stands below the list; null for nothing. */
    public Fragment getBesides() {
        return besides.fragment();
    }

    public boolean isEmpty() {
        return diary.isEmpty() && !besides.isThere().getAsBoolean();
    }

    public Choice getTable() {
        return table;
    }

    public Choice getOpponent() {
        return opponent;
    }

    public Choice getSpan() {
        return span;
    }

    // The numbers

    private OwnStatistics statistics() {
        return diary.statistics();
    }

    private OwnTally tally() {
        return statistics().tally();
    }

    public int getGames() {
        return tally().games();
    }

    public String getWins() {
        return tally().won() + " (" + tally().wonInHundred() + " %)";
    }

    public int getStreak() {
        return statistics().streak();
    }

    public int getLongest() {
        return statistics().longestStreak();
    }

    public int getAverage() {
        return tally().averageTotal();
    }

    public int getBest() {
        return tally().best();
    }

    public String getPoints() {
        return tally().averagePoints() + " : " + tally().averageAgainst();
    }

    public String getARound() {
        int tenths = tally().tenthsARound();
        return words.say("{0}.{1}", tenths / TENTHS, tenths % TENTHS);
    }

    public String getPace() {
        int tenths = tally().tenthsAPlay();
        return words.say("{0}.{1} s", tenths / TENTHS, tenths % TENTHS);
    }

    // What reviews found

    /** How many of the games were reviewed so far. */
    public String getReviewedOf() {
        return tally().reviewed() == tally().games()
                ? ""
                : words.say("{0} of {1} games are reviewed, the newest first.", tally().reviewed(), tally().games());
    }

    public boolean isReviewed() {
        return tally().reviewed() > 0;
    }

    public boolean isJudged() {
        return tally().tellsAccuracy();
    }

    public String getAccuracy() {
        return isJudged() ? OwnPlots.percent(tally().accuracy(), words) : "…";
    }

    public String getLost() {
        return OwnPlots.percent(tally().lostByAChoice(), words);
    }

    public String getLuck() {
        int luck = tally().luck();
        return (luck < 0 ? "-" : "+") + OwnPlots.percent(Math.abs(luck), words);
    }

    // The plots, each of which is a table

    public List<OwnPlots.Opponent> getOpponents() {
        return OwnPlots.opponents(statistics(), words);
    }

    public List<OwnPlots.PointsClass> getClasses() {
        return OwnPlots.classes(statistics());
    }

    public List<OwnPlots.Column> getColumns() {
        return OwnPlots.columns(statistics(), diary);
    }

    // The list

    public List<Row> getRows() {
        List<Row> rows = new ArrayList<>();
        for (OwnGame game : diary.listed()) {
            String total = diary.total(game)
                    .map(points -> words.say("Total {0}", points))
                    .orElse("");
            String accuracy = diary.accuracy(game.entry())
                    .map(tenths -> words.say("Accuracy {0}", OwnPlots.percent(tenths, words)))
                    .orElse("");
            String level = words.say(OpponentChoice.title(game.entry().opponent()));
            rows.add(new Row(game, level, total, accuracy));
        }
        return rows;
    }

    public boolean isMore() {
        return diary.hasMore();
    }

    public void showMore() {
        diary.showMore();
    }

    public String getFolded() {
        return diary.folded() == 0
                ? ""
                : words.say(
                        "The newest {0} games are listed. {1} older ones are in the numbers of all times.",
                        diary.mostListed(), diary.folded());
    }

    /**
     * A game of the list. Equal ones share their elements, so that the focus stays where it is.
     *
     * @param level how strong the opponent was: two of them have one name
     */
    public record Row(OwnGame game, String level, String total, String accuracy) {
        public String getId() {
            return "own-" + game.number();
        }

        public String getTable() {
            return game.table();
        }

        public String getDate() {
            return game.date();
        }

        public String getScores() {
            return game.scores();
        }

        public String getEnding() {
            return game.ending();
        }

        public String getLevel() {
            return level;
        }

        public String getTotal() {
            return total;
        }

        public String getAccuracy() {
            return accuracy;
        }

        public boolean isRecorded() {
            return game.isRecorded();
        }

        public String getWatching() {
            return "watch.html?game=" + game.number();
        }

        public String getReviewing() {
            return getWatching() + "&review=1";
        }
    }

    // All of them

    public void export() {
        files.offer("dominoes-deluxe-games.txt", diary.export());
    }

    public void takeIn() {
        files.choose(text -> {
            diary.takeIn(text);
            changed.run();
        });
    }

    public boolean isAsking() {
        return diary.isAsking();
    }

    public void askToDelete() {
        diary.askToDelete();
    }

    public void spare() {
        diary.spare();
    }

    public void deleteAll() {
        diary.deleteAll();
    }

    public String getNotice() {
        return diary.notice();
    }
}
