package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Points;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** Chooses the play that scores the most at once; of several such plays, any. */
final class Hard implements Bot {
    @Override
    public Play choose(View view, Plays plays, Rng rng) {
        Tableau tableau = view.tableau();
        Ranking ranking = new Ranking(plays);
        for (int at = 0; at < plays.size(); at++) {
            ranking.add(at, Points.forEnds(tableau.sumWith(plays.tile(at), plays.end(at))));
        }
        return ranking.pick(plays, rng);
    }
}
