package deluxe.ports;

/** Fingers, pens and the mouse on the display. */
public interface Pointers {
    void follow(Touches touches);

    /** What the mouse looks like over the display from now on. */
    void look(Cursor cursor);

    /** The shapes of the mouse pointer. */
    enum Cursor {
        ARROW,
        /** Over something that can be taken or pressed. */
        HAND,
        /** While it holds something. */
        GRABBING
    }

    /** Is told what they do; positions are in CSS pixels from the display's top left corner. */
    interface Touches {
        void pressed(Pointer pointer, double x, double y);

        void moved(Pointer pointer, double x, double y);

        void released(Pointer pointer, double x, double y);

        /** The system took the pointer away, or the mouse has left the display; whatever was under way must be undone. */
        void lost(Pointer pointer);

        /** A wheel was turned here, by this many pixels to the right or down. Returns whether that did something. */
        boolean wheeled(double x, double y, double pixels);
    }

    /** One finger, pen or mouse for as long as it is down; {@code coarse} if it hides what it points at. */
    record Pointer(int id, boolean coarse) {}
}
