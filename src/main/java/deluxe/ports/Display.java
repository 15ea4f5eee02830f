package deluxe.ports;

/** The picture on the screen: asks to be painted when something is to move, and rests otherwise. */
public interface Display {
    /** Who paints; asked once a frame, only after {@link #wake}. */
    void show(Painter painter);

    /** Something has changed: paint at the next frame, and go on for as long as the painter says that it moves. */
    void wake();

    /** Who fills the display. */
    interface Painter {
        /** The display has this size now, and these of its edges are to be kept clear. */
        void resized(Size size, SafeArea edges);

        /**
         * Paints the state of things at a time, in milliseconds of {@link Time}.
         *
         * @return whether something is still moving, so that the next frame would differ
         */
        boolean paint(Surface surface, double nowMillis);
    }

    /** Of the display, in CSS pixels, and its device pixels to one of them. */
    record Size(double width, double height, double ratio) {
        public Size {
            if (!(width >= 0 && height >= 0 && ratio > 0)) {
                throw new IllegalArgumentException(
                        "no display is " + Decimal.of(width) + " x " + Decimal.of(height) + " at " + Decimal.of(ratio));
            }
        }
    }
}
