package deluxe.stage;

import deluxe.stage.art.Box;

/** What a finger needs, because it hides what it points at. */
public final class Finger {
    /** The smallest target that a finger can be expected to hit, in CSS pixels. */
    public static final double SMALLEST_TARGET = 44;

    private Finger() {}

    /** Where a touch counts for this box: an area at least as large as a finger needs. */
    public static Box target(Box box) {
        double wide = Math.max(box.width(), SMALLEST_TARGET);
        double high = Math.max(box.height(), SMALLEST_TARGET);
        return new Box(box.centreX() - wide / 2, box.centreY() - high / 2, wide, high);
    }
}
