package deluxe.stage.retouch;

/** The box of the points that were added; empty before the first. */
final class Extent {
    private double left;
    private double top;
    private double right;
    private double bottom;

    Extent() {
        clear();
    }

    void clear() {
        left = Double.POSITIVE_INFINITY;
        top = Double.POSITIVE_INFINITY;
        right = Double.NEGATIVE_INFINITY;
        bottom = Double.NEGATIVE_INFINITY;
    }

    void add(double x, double y) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }

    double left() {
        return left;
    }

    double top() {
        return top;
    }

    double right() {
        return right;
    }

    double bottom() {
        return bottom;
    }
}
