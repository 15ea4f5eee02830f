package deluxe.ports;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * A surface that draws nothing and remembers everything: each call as a line of text, in the order they came, and for shapes
 * and sprites the area on the screen that they cover. Areas are boxes around control points, so a curve's may be too large; what
 * a clip cuts off is left out.
 */
public final class RecordingSurface implements Surface {
    private final double ratio;
    private final List<String> calls = new ArrayList<>();
    private final List<RecordingSprite> sprites = new ArrayList<>();
    private final List<String> lasting = new ArrayList<>();
    private final Deque<State> saved = new ArrayDeque<>();
    private State state = new State(1, 0, 0, 1, 0, 0, Area.EVERYTHING);
    private Area path = Area.NOTHING;
    private Area painted = Area.NOTHING;

    public RecordingSurface(double ratio) {
        this.ratio = ratio;
    }

    /** All calls, one a line, such as {@code fill Solid[colour=#ffffff]}. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    /** How many calls begin with this. */
    public long count(String beginning) {
        return calls.stream().filter(call -> call.startsWith(beginning)).count();
    }

    /** The sprites that were made for this surface, in order. */
    public List<RecordingSprite> sprites() {
        return List.copyOf(sprites);
    }

    /** The area that was filled, stroked, drawn or written on, without shadows. */
    public Area painted() {
        return painted;
    }

    /** How many calls of {@link #save} still wait for their {@link #restore}. */
    public int unrestored() {
        return saved.size();
    }

    /** The settings made outside any {@link #save}, which would therefore apply to whatever is drawn afterwards. */
    public List<String> lastingChanges() {
        return List.copyOf(lasting);
    }

    @Override
    public void save() {
        saved.push(state);
        calls.add("save");
    }

    @Override
    public void restore() {
        state = saved.pop();
        calls.add("restore");
    }

    @Override
    public void translate(double x, double y) {
        transform(1, 0, 0, 1, x, y);
    }

    @Override
    public void rotate(double radians) {
        double cosine = Math.cos(radians);
        double sine = Math.sin(radians);
        transform(cosine, sine, -sine, cosine, 0, 0);
    }

    @Override
    public void scale(double x, double y) {
        transform(x, 0, 0, y, 0, 0);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        state = state.transformed(a, b, c, d, e, f);
        set("transform", a, b, c, d, e, f);
    }

    @Override
    public void alpha(double alpha) {
        if (!(alpha >= 0 && alpha <= 1)) {
            throw new IllegalArgumentException("no alpha is " + alpha);
        }
        set("alpha", alpha);
    }

    @Override
    public void blend(Blend blend) {
        set("blend " + blend);
    }

    @Override
    public void shadow(String colour, double blur, double x, double y) {
        set("shadow " + colour, blur, x, y);
    }

    @Override
    public void noShadow() {
        calls.add("noShadow");
    }

    @Override
    public void dash(double... lengths) {
        set("dash", lengths);
    }

    @Override
    public void begin() {
        path = Area.NOTHING;
        calls.add("begin");
    }

    @Override
    public void moveTo(double x, double y) {
        path = path.with(at(x, y));
        call("moveTo", x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        path = path.with(at(x, y));
        call("lineTo", x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        path = path.with(at(x1, y1)).with(at(x2, y2)).with(at(x, y));
        call("curveTo", x1, y1, x2, y2, x, y);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        requirePositive(radius, "radius");
        path = path.with(box(x - radius, y - radius, 2 * radius, 2 * radius));
        call("arc", x, y, radius, from, to);
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        requirePositive(radiusX, "radius");
        requirePositive(radiusY, "radius");
        path = path.with(box(x - radiusX, y - radiusY, 2 * radiusX, 2 * radiusY));
        call("ellipse", x, y, radiusX, radiusY);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        path = path.with(box(x, y, width, height));
        call("rectangle", x, y, width, height);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        requirePositive(radius, "radius");
        path = path.with(box(x, y, width, height));
        call("roundRectangle", x, y, width, height, radius);
    }

    @Override
    public void close() {
        calls.add("close");
    }

    @Override
    public void fill(Paint paint) {
        paint(path);
        calls.add("fill " + paint);
    }

    @Override
    public void stroke(Paint paint, double width) {
        requirePositive(width, "width");
        paint(path.grown(width / 2 * state.scale()));
        call("stroke " + paint, width);
    }

    @Override
    public void clip() {
        state = state.clippedTo(path);
        set("clip");
    }

    @Override
    public void text(String text, double x, double y, Face face, Align align, Paint paint) {
        double width = textWidth(text, face);
        double left =
                switch (align) {
                    case LEFT -> x;
                    case CENTRE -> x - width / 2;
                    case RIGHT -> x - width;
                };
        paint(box(left, y - face.size() * .75, width, face.size()));
        call("text \"" + text + "\" " + align + " " + paint, x, y, face.size());
    }

    /** Every character is six tenths of the font size wide. */
    @Override
    public double textWidth(String text, Face face) {
        return text.length() * face.size() * .6;
    }

    @Override
    public void draw(Sprite sprite, double x, double y) {
        draw(sprite, x, y, sprite.width(), sprite.height());
    }

    @Override
    public void draw(Sprite sprite, double x, double y, double width, double height) {
        RecordingSprite drawn = (RecordingSprite) sprite;
        if (drawn.dropped()) {
            throw new IllegalStateException("a dropped sprite is drawn");
        }
        paint(box(x, y, width, height));
        call("draw", x, y, width, height);
    }

    @Override
    public Sprite sprite(double width, double height) {
        requirePositive(width, "width");
        requirePositive(height, "height");
        RecordingSprite sprite = new RecordingSprite(width, height, ratio);
        sprites.add(sprite);
        calls.add("sprite");
        return sprite;
    }

    @Override
    public double ratio() {
        return ratio;
    }

    private void paint(Area area) {
        painted = painted.with(area.within(state.clip));
    }

    private void set(String name, double... numbers) {
        call(name, numbers);
        if (saved.isEmpty()) {
            lasting.add(calls.get(calls.size() - 1));
        }
    }

    private void call(String name, double... numbers) {
        StringBuilder line = new StringBuilder(name);
        for (double number : numbers) {
            if (Double.isNaN(number) || Double.isInfinite(number)) {
                throw new IllegalArgumentException(name + " with " + number);
            }
            line.append(String.format(Locale.ROOT, " %.2f", number));
        }
        calls.add(line.toString());
    }

    private Area at(double x, double y) {
        return state.at(x, y);
    }

    private Area box(double x, double y, double width, double height) {
        return at(x, y).with(at(x + width, y)).with(at(x, y + height)).with(at(x + width, y + height));
    }

    private static void requirePositive(double length, String name) {
        if (!(length >= 0)) {
            throw new IllegalArgumentException("no " + name + " is " + length);
        }
    }

    /** An upright rectangle on the screen, in CSS pixels. */
    public record Area(double left, double top, double right, double bottom) {
        static final Area NOTHING = new Area(
                Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);
        static final Area EVERYTHING = new Area(
                Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

        public boolean empty() {
            return left > right || top > bottom;
        }

        Area with(Area other) {
            return other.empty()
                    ? this
                    : new Area(
                            Math.min(left, other.left),
                            Math.min(top, other.top),
                            Math.max(right, other.right),
                            Math.max(bottom, other.bottom));
        }

        Area within(Area other) {
            return new Area(
                    Math.max(left, other.left),
                    Math.max(top, other.top),
                    Math.min(right, other.right),
                    Math.min(bottom, other.bottom));
        }

        Area grown(double by) {
            return new Area(left - by, top - by, right + by, bottom + by);
        }
    }

    /** What {@link #save} remembers and areas depend on: the transform and the clip. */
    private record State(double a, double b, double c, double d, double e, double f, Area clip) {
        State transformed(double a2, double b2, double c2, double d2, double e2, double f2) {
            return new State(
                    a * a2 + c * b2,
                    b * a2 + d * b2,
                    a * c2 + c * d2,
                    b * c2 + d * d2,
                    a * e2 + c * f2 + e,
                    b * e2 + d * f2 + f,
                    clip);
        }

        State clippedTo(Area area) {
            return new State(a, b, c, d, e, f, clip.within(area));
        }

        Area at(double x, double y) {
            double atX = a * x + c * y + e;
            double atY = b * x + d * y + f;
            return new Area(atX, atY, atX, atY);
        }

        double scale() {
            return Math.max(Math.hypot(a, b), Math.hypot(c, d));
        }
    }
}
