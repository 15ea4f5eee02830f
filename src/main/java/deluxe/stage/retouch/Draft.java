package deluxe.stage.retouch;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;

/** A surface that shows nothing: it notes what would be painted where, and keeps the operations that would paint it. */
final class Draft implements Surface {
    /** Weights that are not in a simple ratio, so that two shapes hardly ever give the same number. */
    private static final double ONE = .7548776662466927;

    private static final double TWO = .5698402909980532;
    private static final double LETTER_ABOVE = 1.3;
    private static final double LETTER_BELOW = .5;

    private final Surface surface;
    private final Marks marks;
    private final List<Operation> operations = new ArrayList<>();
    private final Extent bounds = new Extent();
    private final List<Pen> pens = new ArrayList<>();
    private Pen pen = Pen.FIRST;
    private double shape;

    Draft(Surface surface, Marks marks) {
        this.surface = surface;
        this.marks = marks;
    }

    /** One call of the surface, to be made again. */
    private interface Operation {
        void paint(Surface surface);
    }

    /** A call that leaves a mark. */
    private interface Mark extends Operation {}

    /** The transform {@code x' = a x + c y + e, y' = b x + d y + f}. */
    private record Transform(double a, double b, double c, double d, double e, double f) {
        Transform then(double a2, double b2, double c2, double d2, double e2, double f2) {
            return new Transform(
                    a * a2 + c * b2,
                    b * a2 + d * b2,
                    a * c2 + c * d2,
                    b * c2 + d * d2,
                    a * e2 + c * f2 + e,
                    b * e2 + d * f2 + f);
        }

        double scale() {
            return Math.max(Math.hypot(a, b), Math.hypot(c, d));
        }
    }

    /** What {@link Surface#save} remembers; {@code manner} is a number for everything that has no field here. */
    private record Pen(Transform at, double alpha, Blend blend, double manner, double reach) {
        static final Pen FIRST = new Pen(new Transform(1, 0, 0, 1, 0, 0), 1, Blend.OVER, 0, 0);

        Pen with(double otherManner) {
            return new Pen(at, alpha, blend, manner * ONE + otherManner, reach);
        }
    }

    /** Paints those marks that touch a patch, and leaves out the others. */
    void paint(Patches patches, int patch) {
        int mark = 0;
        for (Operation operation : operations) {
            if (!(operation instanceof Mark) || marks.touches(mark++, patches, patch)) {
                operation.paint(surface);
            }
        }
    }

    @Override
    public void save() {
        operations.add(Surface::save);
        pens.add(pen);
    }

    @Override
    public void restore() {
        operations.add(Surface::restore);
        pen = pens.remove(pens.size() - 1);
    }

    @Override
    public void translate(double x, double y) {
        operations.add(to -> to.translate(x, y));
        turn(1, 0, 0, 1, x, y);
    }

    @Override
    public void rotate(double radians) {
        operations.add(to -> to.rotate(radians));
        double cos = Math.cos(radians);
        double sin = Math.sin(radians);
        turn(cos, sin, -sin, cos, 0, 0);
    }

    @Override
    public void scale(double x, double y) {
        operations.add(to -> to.scale(x, y));
        turn(x, 0, 0, y, 0, 0);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        operations.add(to -> to.transform(a, b, c, d, e, f));
        turn(a, b, c, d, e, f);
    }

    private void turn(double a, double b, double c, double d, double e, double f) {
        pen = new Pen(pen.at.then(a, b, c, d, e, f), pen.alpha, pen.blend, pen.manner, pen.reach);
    }

    @Override
    public void alpha(double alpha) {
        operations.add(to -> to.alpha(alpha));
        pen = new Pen(pen.at, alpha, pen.blend, pen.manner, pen.reach);
    }

    @Override
    public void blend(Blend blend) {
        operations.add(to -> to.blend(blend));
        pen = new Pen(pen.at, pen.alpha, blend, pen.manner, pen.reach);
    }

    @Override
    public void shadow(String colour, double blur, double x, double y) {
        operations.add(to -> to.shadow(colour, blur, x, y));
        dim(colour, blur, x, y);
    }

    @Override
    public void noShadow() {
        operations.add(Surface::noShadow);
        dim("", 0, 0, 0);
    }

    private void dim(String colour, double blur, double x, double y) {
        double reach = Math.max(Math.abs(x), Math.abs(y)) + 2 * blur;
        pen = new Pen(pen.at, pen.alpha, pen.blend, pen.manner, reach)
                .with(x * ONE + y + blur)
                .with(colour.hashCode());
    }

    @Override
    public void dash(double... lengths) {
        operations.add(to -> to.dash(lengths));
        double dashes = lengths.length;
        for (double length : lengths) {
            dashes = dashes * ONE + length;
        }
        pen = pen.with(dashes);
    }

    @Override
    public void begin() {
        operations.add(Surface::begin);
        outline();
    }

    private void outline() {
        bounds.clear();
        shape = 0;
    }

    @Override
    public void moveTo(double x, double y) {
        operations.add(to -> to.moveTo(x, y));
        reach(x, y);
    }

    private void reach(double x, double y) {
        Transform at = pen.at;
        double left = at.a * x + at.c * y + at.e;
        double top = at.b * x + at.d * y + at.f;
        bounds.add(left, top);
        shape = shape * ONE + left + top * TWO;
    }

    private void reach(double x, double y, double width, double height) {
        reach(x, y);
        reach(x + width, y);
        reach(x + width, y + height);
        reach(x, y + height);
    }

    @Override
    public void lineTo(double x, double y) {
        operations.add(to -> to.lineTo(x, y));
        reach(x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        operations.add(to -> to.curveTo(x1, y1, x2, y2, x, y));
        reach(x1, y1);
        reach(x2, y2);
        reach(x, y);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        operations.add(surface -> surface.arc(x, y, radius, from, to));
        reach(x - radius, y - radius, 2 * radius, 2 * radius);
        shape += from * ONE + to;
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        operations.add(to -> to.ellipse(x, y, radiusX, radiusY));
        reach(x - radiusX, y - radiusY, 2 * radiusX, 2 * radiusY);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        operations.add(to -> to.rectangle(x, y, width, height));
        reach(x, y, width, height);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        operations.add(to -> to.roundRectangle(x, y, width, height, radius));
        reach(x, y, width, height);
        shape += radius;
    }

    @Override
    public void close() {
        operations.add(Surface::close);
        shape += TWO;
    }

    @Override
    public void fill(Paint paint) {
        mark(to -> to.fill(paint), paint, "", 0);
    }

    @Override
    public void stroke(Paint paint, double width) {
        mark(to -> to.stroke(paint, width), paint, "stroke", width * pen.at.scale());
    }

    @Override
    public void clip() {
        operations.add(Surface::clip);
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
        outline();
        reach(x - before, y - LETTER_ABOVE * face.size(), widest, height);
        shape += face.weight();
        mark(to -> to.text(text, x, y, face, align, paint), text, paint, 0);
    }

    @Override
    public void draw(Sprite sprite, double x, double y) {
        outline();
        reach(x, y, sprite.width(), sprite.height());
        mark(to -> to.draw(sprite, x, y), sprite, "", 0);
    }

    @Override
    public void draw(Sprite sprite, double x, double y, double width, double height) {
        outline();
        reach(x, y, width, height);
        mark(to -> to.draw(sprite, x, y, width, height), sprite, "", 0);
    }

    private void mark(Mark operation, Object thing, Object dye, double wider) {
        operations.add(operation);
        marks.add(thing, dye, pen.blend, bounds, pen.reach + wider, shape, pen.manner * TWO + pen.alpha);
    }

    @Override
    public double textWidth(String text, Face face) {
        return surface.textWidth(text, face);
    }

    @Override
    public Sprite sprite(double width, double height) {
        return surface.sprite(width, height);
    }

    @Override
    public double ratio() {
        return surface.ratio();
    }
}
