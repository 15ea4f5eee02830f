package deluxe.ports;

/** The picture on the screen. It is painted while something moves, and not otherwise. */
public interface Display {
    /** Sets the painter, which is asked once a frame, and only after {@link #wake}. */
    void show(Painter painter);

    /** Something has changed: paints at the next frame, and goes on for as long as the painter says that something moves. */
    void wake();

    /** Paints the whole display. */
    interface Painter {
        /** The display has this size now, and these of its edges must be kept clear. */
        void resized(Size size, SafeArea edges);

        /**
         * Paints the state of things at a time, in milliseconds of {@link Time}.
         *
         * @return whether something is still moving, so that the next frame would differ
         */
        boolean paint(Surface surface, double nowMillis);
    }

    /** The size of the display in CSS pixels, and how many device pixels there are to a CSS pixel. */
    record Size(double width, double height, double ratio) {
        public Size {
            if (!(width >= 0 && height >= 0 && ratio > 0)) {
                throw new IllegalArgumentException(
                        "no display is " + Decimal.of(width) + " x " + Decimal.of(height) + " at " + Decimal.of(ratio));
            }
        }
    }
}
