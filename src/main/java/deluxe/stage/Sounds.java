package deluxe.stage;

/** How a table sounds: each has its own. */
public interface Sounds {
    Heard of(Cue cue);
}
