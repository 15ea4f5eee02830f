package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/** A way to play dominoes. It knows what its seat sees, and what it draws from a stream of its own; nothing else. */
public interface Bot {
    /** One of {@code plays}, which are all that are legal in this view, and at least one. */
    Play choose(View view, Plays plays, Rng rng);
}
