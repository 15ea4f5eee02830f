package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.review.Skill;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** Sums over games. */
public final class OwnTally {
    private static final int NUMBERS = 18;
    /** The first version wrote no {@link #judged}: it took every review to tell an accuracy. */
    private static final int FORMER_NUMBERS = 17;

    /** Kept numbers have no sign. */
    private static final int ZERO = 500_000_000;

    private static final int MOST = 999_999_999;
    private static final int HUNDRED = 100;
    private static final int TENTHS = 10;

    private int games;
    private int won;
    private int tied;
    private int points;
    private int against;
    /** How many games have facts; what follows is of those alone. */
    private int told;

    private int total;
    private int best;
    private int plays;
    private int seconds;
    private int rounds;
    private int roundPoints;

    /** How many games were reviewed; what follows is of those alone. */
    private int reviewed;

    private int choices;
    private int lost;
    private int accuracy;
    private int luck;
    /** How many of the reviewed games had choices enough for an accuracy. */
    private int judged;

    void add(Diary.Entry game, Optional<OwnFacts> facts) {
        games++;
        Optional<Seat> winner = game.outcome().winner();
        won += winner.filter(seat -> seat == Seat.PLAYER).isPresent() ? 1 : 0;
        tied += winner.isEmpty() ? 1 : 0;
        points += game.outcome().scores().player();
        against += game.outcome().scores().opponent();
        facts.ifPresent(known -> add(known, game.outcome().scores().player()));
    }

    private void add(OwnFacts facts, int scored) {
        told++;
        total += facts.total();
        best = Math.max(best, facts.total());
        plays += facts.plays();
        seconds += facts.seconds();
        rounds += facts.rounds();
        roundPoints += scored;
    }

    void add(OwnJudgement judgement) {
        reviewed++;
        choices += judgement.choices();
        lost += Skill.tenths(judgement.lost() * judgement.choices());
        if (judgement.tellsAccuracy()) {
            judged++;
            accuracy += Skill.tenths(judgement.accuracy());
        }
        luck += judgement.luck();
    }

    void add(OwnTally other) {
        games += other.games;
        won += other.won;
        tied += other.tied;
        points += other.points;
        against += other.against;
        told += other.told;
        total += other.total;
        best = Math.max(best, other.best);
        plays += other.plays;
        seconds += other.seconds;
        rounds += other.rounds;
        roundPoints += other.roundPoints;
        reviewed += other.reviewed;
        choices += other.choices;
        lost += other.lost;
        accuracy += other.accuracy;
        luck += other.luck;
        judged += other.judged;
    }

    /** Reads what {@link #text} has written. */
    static OwnTally read(List<String> words) {
        if (words.size() != NUMBERS && words.size() != FORMER_NUMBERS) {
            throw new Malformed("sums of games have " + NUMBERS + " numbers");
        }
        OwnTally tally = new OwnTally();
        tally.games = number(words.get(0));
        tally.won = number(words.get(1));
        tally.tied = number(words.get(2));
        tally.points = number(words.get(3));
        tally.against = number(words.get(4));
        tally.told = number(words.get(5));
        tally.total = number(words.get(6));
        tally.best = number(words.get(7));
        tally.plays = number(words.get(8));
        tally.seconds = number(words.get(9));
        tally.rounds = number(words.get(10));
        tally.roundPoints = number(words.get(11));
        tally.reviewed = number(words.get(12));
        tally.choices = number(words.get(13));
        tally.lost = number(words.get(14));
        tally.accuracy = number(words.get(15));
        tally.luck = number(words.get(16)) - ZERO;
        tally.judged = words.size() == NUMBERS ? number(words.get(17)) : tally.reviewed;
        return tally;
    }

    private static int number(String text) {
        return Whole.read("a sum", text, 0, MOST);
    }

    String text() {
        return games + " " + won + ' ' + tied + ' ' + points + ' ' + against + ' ' + told + ' ' + total + ' ' + best
                + ' ' + plays + ' ' + seconds + ' ' + rounds + ' ' + roundPoints + ' ' + reviewed + ' ' + choices + ' '
                + lost + ' ' + accuracy + ' '
                + (luck + ZERO) + ' ' + judged;
    }

    public int games() {
        return games;
    }

    public int won() {
        return won;
    }

    public int tied() {
        return tied;
    }

    public int lost() {
        return games - won - tied;
    }

    public int best() {
        return best;
    }

    /** How many of a hundred games were won. */
    public int wonInHundred() {
        return share(HUNDRED * won, games);
    }

    public int averageTotal() {
        return share(total, told);
    }

    public int averagePoints() {
        return share(points, games);
    }

    public int averageAgainst() {
        return share(against, games);
    }

    /** How long a play took, in tenths of a second. */
    public int tenthsAPlay() {
        return share(TENTHS * seconds, plays);
    }

    /** The player's points in a round, in tenths. */
    public int tenthsARound() {
        return share(TENTHS * roundPoints, rounds);
    }

    public int reviewed() {
        return reviewed;
    }

    public boolean tellsAccuracy() {
        return judged > 0;
    }

    /** How well choices were made in a game, in tenths of a percent. */
    public int accuracy() {
        return share(accuracy, judged);
    }

    /** How much of the chance a choice lost, in tenths of a percent. */
    public int lostByAChoice() {
        return share(lost, choices);
    }

    /** How much luckier than the opponent the player was in a game, in thousandths of the chance. */
    public int luck() {
        return luck < 0 ? -share(-luck, reviewed) : share(luck, reviewed);
    }

    /** Rounded; 0 if there is nothing to share. */
    private static int share(int sum, int among) {
        return among == 0 ? 0 : (sum + among / 2) / among;
    }
}
