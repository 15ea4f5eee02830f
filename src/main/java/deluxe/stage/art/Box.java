package deluxe.stage.art;

import deluxe.ports.Decimal;

/** An upright rectangle, in CSS pixels. */
public record Box(double x, double y, double width, double height) {
    public Box {
        if (!(width >= 0 && height >= 0)) {
            throw new IllegalArgumentException("no box is " + Decimal.of(width) + " x " + Decimal.of(height));
        }
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public double centreX() {
        return x + width / 2;
    }

    public double centreY() {
        return y + height / 2;
    }

    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < right() && pointY >= y && pointY < bottom();
    }

    public boolean meets(Box other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** The area that both boxes cover, in square pixels. */
    public double shared(Box other) {
        double wide = Math.min(right(), other.right()) - Math.max(x, other.x);
        double high = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
        return Math.max(0, wide) * Math.max(0, high);
    }

    /** The x in the box that is nearest to this one. */
    public double nearestX(double pointX) {
        return Math.max(x, Math.min(right(), pointX));
    }

    /** The y in the box that is nearest to this one. */
    public double nearestY(double pointY) {
        return Math.max(y, Math.min(bottom(), pointY));
    }

    /** The box with its sides this much further out, or further in if negative. */
    public Box grown(double by) {
        return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
    }

    public Box moved(double right, double down) {
        return new Box(x + right, y + down, width, height);
    }
}
