package deluxe.play;

import deluxe.bots.Difficulty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The numbers over the games of a selection: those that are listed, and the folded ones if the selection is of all times. */
public final class OwnStatistics {
    /** How wide a class of points is in the distribution. */
    private static final int POINTS_A_CLASS = 25;

    private static final int CLASSES = 13;

    private final List<Diary.Entry> games = new ArrayList<>();
    private final OwnTally tally = new OwnTally();
    private final List<AgainstOne> opponents = new ArrayList<>();
    private final int[] own = new int[CLASSES];
    private final int[] others = new int[CLASSES];
    private final OwnStreak streak;

    /** How it went against one opponent. */
    public record AgainstOne(Difficulty opponent, OwnTally tally) {}

    OwnStatistics(OwnGames all, OwnSelection selection) {
        String where = OwnStreak.where(selection.table(), selection.opponent());
        streak = new OwnStreak(where);
        if (selection.sinceDay() == 0) {
            streak.begin(all.streakBefore(where));
        }
        for (OwnSums.Folded folded : all.folded()) {
            if (selection.hasFolded(folded)) {
                tally.add(folded.tally());
                against(folded.opponent()).add(folded.tally());
            }
        }
        for (Diary.Entry game : all.games()) {
            if (selection.has(game)) {
                games.add(game);
                add(game, all.facts(game), all.judgement(game.number()));
            }
        }
    }

    private void add(Diary.Entry game, Optional<OwnFacts> facts, Optional<OwnJudgement> judgement) {
        tally.add(game, facts);
        judgement.ifPresent(tally::add);
        OwnTally againstOne = against(game.opponent());
        againstOne.add(game, facts);
        judgement.ifPresent(againstOne::add);
        streak.add(game);
        own[classOf(game.outcome().scores().player())]++;
        others[classOf(game.outcome().scores().opponent())]++;
    }

    private static int classOf(int points) {
        return Math.min(CLASSES - 1, points / POINTS_A_CLASS);
    }

    OwnTally against(Difficulty opponent) {
        for (AgainstOne each : opponents) {
            if (each.opponent() == opponent) {
                return each.tally();
            }
        }
        AgainstOne more = new AgainstOne(opponent, new OwnTally());
        opponents.add(more);
        return more.tally();
    }

    /** The games that are listed, the oldest first. */
    public List<Diary.Entry> games() {
        return games;
    }

    public OwnTally tally() {
        return tally;
    }

    public List<AgainstOne> opponents() {
        return opponents;
    }

    /** How many of the last games in a row were won. */
    public int streak() {
        return streak.current();
    }

    public int longestStreak() {
        return streak.longest();
    }

    /** From how many points to how many a class of the distribution is; the last one has all above. */
    public String classText(int place) {
        int least = place * POINTS_A_CLASS;
        return place == CLASSES - 1 ? least + "+" : least + "-" + (least + POINTS_A_CLASS - 1);
    }

    public int ownIn(int place) {
        return own[place];
    }

    public int othersIn(int place) {
        return others[place];
    }

    /** How many classes there are up to the last one that is not empty. */
    public int classes() {
        int classes = CLASSES;
        while (classes > 0 && own[classes - 1] + others[classes - 1] == 0) {
            classes--;
        }
        return classes;
    }
}
