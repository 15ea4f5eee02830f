package deluxe.tournament;

import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;

/** The score that a match is worth to its player, in its parts. */
public record ScoreCard(int points, int spreadBonus, int timeBonus) {
    /** Half a point a second, times the points as a percentage: the product of both is divided by this. */
    private static final int TIME_DIVISOR = 200;

    public static ScoreCard of(Outcome outcome, int secondsLeft) {
        int points = outcome.scores().player();
        return new ScoreCard(points, spreadBonus(outcome), timeBonus(points, secondsLeft));
    }

    public int total() {
        return points + spreadBonus + timeBonus;
    }

    private static int spreadBonus(Outcome outcome) {
        Scores scores = outcome.scores();
        boolean ahead = scores.leader().filter(leader -> leader == Seat.PLAYER).isPresent();
        return ahead && outcome.ending() != Ending.ENDED_EARLY ? scores.player() - scores.opponent() : 0;
    }

    /** Rounded up. */
    private static int timeBonus(int points, int secondsLeft) {
        return (secondsLeft * points + TIME_DIVISOR - 1) / TIME_DIVISOR;
    }
}
