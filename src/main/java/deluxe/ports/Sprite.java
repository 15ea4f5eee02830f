package deluxe.ports;

/** A picture kept to be drawn again: drawn on once, through its own surface, in whole device pixels. */
public interface Sprite {
    Surface surface();

    /** In CSS pixels; a whole number of device pixels, so it may be up to one more than was asked for. */
    double width();

    /** In CSS pixels, as {@link #width}. */
    double height();

    /** Gives its memory back; it may not be drawn any more. */
    void drop();
}
