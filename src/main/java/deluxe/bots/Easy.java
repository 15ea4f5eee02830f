package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** Chooses any legal play, each as likely as the others. */
final class Easy implements Bot {
    @Override
    public Play choose(View view, Plays plays, Rng rng) {
        return plays.play(rng.below(plays.size()));
    }
}
