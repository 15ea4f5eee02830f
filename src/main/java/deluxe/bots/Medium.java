package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Points;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** Chooses the play that scores the most at once, but overlooks about every other play's points. */
final class Medium implements Bot {
    @Override
    public Play choose(View view, Plays plays, Rng rng) {
        Ranking ranking = new Ranking(plays);
        for (int at = 0; at < plays.size(); at++) {
            boolean isSeen = rng.below(2) == 0;
            ranking.add(at, isSeen ? Points.forEnds(view.tableau().sumWith(plays.tile(at), plays.end(at))) : 0);
        }
        return ranking.pick(plays, rng);
    }
}
