package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.kit.Rng;

/** The best plays found so far, all of the same worth. */
final class Ranking {
    private final int[] best;
    private int count;
    private int worth;

    Ranking(Plays plays) {
        best = new int[plays.size()];
    }

    void add(int play, int itsWorth) {
        if (count > 0 && itsWorth < worth) {
            return;
        }
        if (itsWorth > worth) {
            count = 0;
        }
        worth = itsWorth;
        best[count] = play;
        count++;
    }

    /** One of the best, each as likely as the others. */
    Play pick(Plays plays, Rng rng) {
        return plays.play(count == 1 ? best[0] : best[rng.below(count)]);
    }
}
