package deluxe.ports;

/** Fingers, pens and the mouse on the display. */
public interface Pointers {
    void follow(Touches touches);

    /** Who follows them; places in CSS pixels from the display's top left corner. */
    interface Touches {
        void pressed(Pointer pointer, double x, double y);

        void moved(Pointer pointer, double x, double y);

        void released(Pointer pointer, double x, double y);

        /** The system took the pointer away; what it did is to be undone. */
        void lost(Pointer pointer);

        /** A wheel was turned here, by so many pixels to the right or down; returns whether that did something. */
        boolean wheeled(double x, double y, double pixels);
    }

    /** One finger, pen or mouse for as long as it is down; {@code coarse} if it hides what it points at. */
    record Pointer(int id, boolean coarse) {}
}
