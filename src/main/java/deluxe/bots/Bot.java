package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** A way to play dominoes. It knows only what its seat sees and what it draws from its own stream. */
public interface Bot {
    /** Chooses one of {@code plays}: all the legal plays in this view, at least one. */
    Play choose(View view, Plays plays, Rng rng);
}
