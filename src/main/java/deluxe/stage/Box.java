package deluxe.stage;

/** A rectangle on the display, in CSS pixels. */
public record Box(double x, double y, double width, double height) {
    public Box {
        if (!(width >= 0 && height >= 0)) {
            throw new IllegalArgumentException("no box is " + width + " x " + height);
        }
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < right() && pointY >= y && pointY < bottom();
    }

    /** The place in the box nearest to this one. */
    public double clampX(double pointX) {
        return Math.min(Math.max(pointX, x), right());
    }

    /** The place in the box nearest to this one. */
    public double clampY(double pointY) {
        return Math.min(Math.max(pointY, y), bottom());
    }

    /** This box with so much taken away on every side. */
    public Box inset(double margin) {
        double left = Math.min(margin, width / 2);
        double top = Math.min(margin, height / 2);
        return new Box(x + left, y + top, width - 2 * left, height - 2 * top);
    }
}
