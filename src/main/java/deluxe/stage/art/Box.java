package deluxe.stage.art;

import deluxe.ports.Decimal;
import java.util.ArrayList;
import java.util.List;

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
        return inset(-by, -by);
    }

    /** The box with this much less on the left and on the right, and above and below. */
    public Box inset(double aside, double above) {
        return new Box(x + aside, y + above, width - 2 * aside, height - 2 * above);
    }

    /** A box of this size with the same middle. */
    public Box centred(double wide, double high) {
        return new Box(centreX() - wide / 2, centreY() - high / 2, wide, high);
    }

    /** As high as this box, from {@code from} to {@code to}. */
    public Box across(double from, double to) {
        return new Box(from, y, to - from, height);
    }

    /** As wide as this box, from {@code from} down to {@code to}. */
    public Box down(double from, double to) {
        return new Box(x, from, width, to - from);
    }

    /** This many boxes of the same width side by side, with gaps between them. */
    public List<Box> columns(int count, double gap) {
        double each = (width - (count - 1) * gap) / count;
        List<Box> columns = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            columns.add(new Box(x + at * (each + gap), y, each, height));
        }
        return columns;
    }

    /** This many boxes of the same height below one another, with gaps between them. */
    public List<Box> rows(int count, double gap) {
        double each = (height - (count - 1) * gap) / count;
        List<Box> rows = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            rows.add(new Box(x, y + at * (each + gap), width, each));
        }
        return rows;
    }

    /** Where this box is if left and right of another one change sides. */
    public Box mirrored(Box around) {
        return moved(around.x + around.right() - right() - x, 0);
    }

    public Box moved(double right, double down) {
        return new Box(x + right, y + down, width, height);
    }
}
