package deluxe.ports;

/** A picture that is drawn once, on its own surface, and kept to be drawn again; in whole device pixels. */
public interface Sprite {
    Surface surface();

    /** In CSS pixels; a whole number of device pixels, so it can be up to one device pixel more than was asked for. */
    double width();

    /** In CSS pixels, as {@link #width}. */
    double height();

    /** Frees its memory; it must not be drawn any more. */
    void drop();
}
