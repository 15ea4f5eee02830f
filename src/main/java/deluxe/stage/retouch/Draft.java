package deluxe.stage.retouch;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;

/** A surface that shows nothing, and notes what would be painted where. */
final class Draft implements Surface {
    /** Weights that are not in a simple ratio, so that two shapes hardly ever give the same number. */
    private static final double ONE = .7548776662466927;

    private static final double TWO = .5698402909980532;
    private static final double LETTER_ABOVE = 1.3;
    private static final double LETTER_BELOW = .5;

    private final Surface surface;
    private final Marks marks;
    private final Extent bounds = new Extent();
    private final List<Pen> pens = new ArrayList<>();
    private Pen pen = Pen.FIRST;
    private double shape;

    Draft(Surface surface, Marks marks) {
        this.surface = surface;
        this.marks = marks;
    }

    /** What {@link Surface#save} remembers; {@code manner} is a number for everything that has no field here. */
    private record Pen(
            double a,
            double b,
            double c,
            double d,
            double e,
            double f,
            double alpha,
            Blend blend,
            double manner,
            double reach) {
        static final Pen FIRST = new Pen(1, 0, 0, 1, 0, 0, 1, Blend.OVER, 0, 0);

        Pen with(double otherManner) {
            return new Pen(a, b, c, d, e, f, alpha, blend, manner * ONE + otherManner, reach);
        }
    }

    @Override
    public void save() {
        pens.add(pen);
    }

    @Override
    public void restore() {
        pen = pens.remove(pens.size() - 1);
    }

    @Override
    public void translate(double x, double y) {
        transform(1, 0, 0, 1, x, y);
    }

    @Override
    public void rotate(double radians) {
        double cos = Math.cos(radians);
        double sin = Math.sin(radians);
        transform(cos, sin, -sin, cos, 0, 0);
    }

    @Override
    public void scale(double x, double y) {
        transform(x, 0, 0, y, 0, 0);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        pen = new Pen(
                pen.a * a + pen.c * b,
                pen.b * a + pen.d * b,
                pen.a * c + pen.c * d,
                pen.b * c + pen.d * d,
                pen.a * e + pen.c * f + pen.e,
                pen.b * e + pen.d * f + pen.f,
                pen.alpha,
                pen.blend,
                pen.manner,
                pen.reach);
    }

    @Override
    public void alpha(double alpha) {
        pen = new Pen(pen.a, pen.b, pen.c, pen.d, pen.e, pen.f, alpha, pen.blend, pen.manner, pen.reach);
    }

    @Override
    public void blend(Blend blend) {
        pen = new Pen(pen.a, pen.b, pen.c, pen.d, pen.e, pen.f, pen.alpha, blend, pen.manner, pen.reach);
    }

    @Override
    public void shadow(String colour, double blur, double x, double y) {
        double reach = Math.max(Math.abs(x), Math.abs(y)) + 2 * blur;
        pen = new Pen(pen.a, pen.b, pen.c, pen.d, pen.e, pen.f, pen.alpha, pen.blend, pen.manner, reach)
                .with(x * ONE + y + blur)
                .with(colour.hashCode());
    }

    @Override
    public void noShadow() {
        shadow("", 0, 0, 0);
    }

    @Override
    public void dash(double... lengths) {
        double dashes = lengths.length;
        for (double length : lengths) {
            dashes = dashes * ONE + length;
        }
        pen = pen.with(dashes);
    }

    @Override
    public void begin() {
        bounds.clear();
        shape = 0;
    }

    @Override
    public void moveTo(double x, double y) {
        double left = pen.a * x + pen.c * y + pen.e;
        double top = pen.b * x + pen.d * y + pen.f;
        bounds.add(left, top);
        shape = shape * ONE + left + top * TWO;
    }

    @Override
    public void lineTo(double x, double y) {
        moveTo(x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        moveTo(x1, y1);
        moveTo(x2, y2);
        moveTo(x, y);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        ellipse(x, y, radius, radius);
        shape += from * ONE + to;
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        rectangle(x - radiusX, y - radiusY, 2 * radiusX, 2 * radiusY);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        moveTo(x, y);
        moveTo(x + width, y);
        moveTo(x + width, y + height);
        moveTo(x, y + height);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        rectangle(x, y, width, height);
        shape += radius;
    }

    @Override
    public void close() {
        shape += TWO;
    }

    @Override
    public void fill(Paint paint) {
        mark(paint, "", 0);
    }

    @Override
    public void stroke(Paint paint, double width) {
        mark(paint, "stroke", width * Math.max(Math.hypot(pen.a, pen.b), Math.hypot(pen.c, pen.d)));
    }

    @Override
    public void clip() {
        pen = pen.with(shape);
    }

    @Override
    public void text(String text, double x, double y, Face face, Align align, Paint paint) {
        double widest = text.length() * face.size();
        double before =
                switch (align) {
                    case LEFT -> 0;
                    case CENTRE -> widest / 2;
                    case RIGHT -> widest;
                };
        double height = (LETTER_ABOVE + LETTER_BELOW) * face.size();
        begin();
        rectangle(x - before, y - LETTER_ABOVE * face.size(), widest, height);
        shape += face.weight();
        mark(text, paint, 0);
    }

    @Override
    public double textWidth(String text, Face face) {
        return surface.textWidth(text, face);
    }

    @Override
    public void draw(Sprite sprite, double x, double y) {
        draw(sprite, x, y, sprite.width(), sprite.height());
    }

    @Override
    public void draw(Sprite sprite, double x, double y, double width, double height) {
        begin();
        rectangle(x, y, width, height);
        mark(sprite, "", 0);
    }

    @Override
    public Sprite sprite(double width, double height) {
        return surface.sprite(width, height);
    }

    @Override
    public double ratio() {
        return surface.ratio();
    }

    private void mark(Object thing, Object dye, double wider) {
        marks.add(thing, dye, pen.blend, bounds, pen.reach + wider, shape, pen.manner * TWO + pen.alpha);
    }
}
