package deluxe.bots;

import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** Imagines what is hidden from a view, again and again, and plays the round out from there. */
final class Lookahead {
    private final Hidden hidden;
    private final Rng rng;
    private final ImaginedRound imagined;
    private final ImaginedRound trial;
    private final Race race;
    private final Playout playout;

    Lookahead(View view, Hidden hidden, Rng rng) {
        this.hidden = hidden;
        this.rng = rng;
        imagined = new ImaginedRound(view);
        trial = new ImaginedRound(view);
        race = new Race(view.rules().target());
        playout = new Playout(rng);
    }

    /** Imagines what is hidden once more. */
    void imagine() {
        hidden.imagine(imagined, rng);
    }

    ImaginedRound imagined() {
        return imagined;
    }

    /** The chance to win after this play and one way in which the imagined round can go on. */
    int chanceAfter(int slot, int place) {
        trial.copy(imagined);
        trial.play(slot, place);
        return finish();
    }

    /** The chance to win after one way in which the imagined round can go on. */
    int chance() {
        trial.copy(imagined);
        trial.leadIfDealt();
        return finish();
    }

    private int finish() {
        playout.finish(trial);
        return race.chance(trial);
    }

    /** The round that was played out last. */
    ImaginedRound finished() {
        return trial;
    }

    /** How much work was done so far, in tiles weighed. */
    int work() {
        return playout.work();
    }
}
