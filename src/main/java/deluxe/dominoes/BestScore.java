package deluxe.dominoes;

import java.util.Optional;

/** The tile of a hand that scores most now, and how much. */
public final class BestScore {
    private final Tile tile;
    private final int points;

    private BestScore(Tile tile, int points) {
        this.tile = tile;
        this.points = points;
    }

    /** The first of equal ones, in the order of the hand; empty if no play scores. */
    public static Optional<BestScore> of(View view) {
        Plays plays = view.plays();
        int most = 0;
        int best = 0;
        for (int at = 0; at < plays.size(); at++) {
            int points = Points.forEnds(view.tableau().sumWith(plays.tile(at), plays.end(at)));
            if (points > most) {
                most = points;
                best = at;
            }
        }
        return most == 0 ? Optional.empty() : Optional.of(new BestScore(plays.tile(best), most));
    }

    public Tile tile() {
        return tile;
    }

    public int points() {
        return points;
    }
}
