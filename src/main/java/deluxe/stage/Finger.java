package deluxe.stage;

import deluxe.stage.art.Box;

/** What a finger needs, which hides what it points at. */
public final class Finger {
    /** The smallest thing that a finger can be asked to meet, in CSS pixels. */
    public static final double SMALLEST_TARGET = 44;

    private Finger() {}

    /** What a finger may meet to mean this box: at least as large as a finger needs. */
    public static Box target(Box box) {
        double wide = Math.max(box.width(), SMALLEST_TARGET);
        double high = Math.max(box.height(), SMALLEST_TARGET);
        return new Box(box.centreX() - wide / 2, box.centreY() - high / 2, wide, high);
    }
}
