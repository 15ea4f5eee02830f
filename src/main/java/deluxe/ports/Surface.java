package deluxe.ports;

/**
 * Something to draw on, modelled on the browser's 2D canvas.
 *
 * <p>Lengths are CSS pixels under the current transform, angles radians clockwise, colours CSS colours that every browser
 * since 2018 reads ({@code #rrggbb}, {@code rgba(r,g,b,a)}).
 */
public interface Surface {
    /** Remembers transform, clip, alpha, blend, dash and shadow, for {@link #restore}. */
    void save();

    void restore();

    void translate(double x, double y);

    void rotate(double radians);

    void scale(double x, double y);

    /** Multiplies the transform by a whole affine one, as in {@code x' = a x + c y + e, y' = b x + d y + f}. */
    void transform(double a, double b, double c, double d, double e, double f);

    /** How opaque what follows is, 0 to 1. */
    void alpha(double alpha);

    void blend(Blend blend);

    /** What follows casts a shadow; lengths in CSS pixels, whatever the transform's scale. */
    void shadow(String colour, double blur, double x, double y);

    void noShadow();

    /** Strokes are dashed from here on; without lengths they are unbroken again. */
    void dash(double... lengths);

    /** Begins a new path; what follows up to {@link #fill}, {@link #stroke} or {@link #clip} adds to it. */
    void begin();

    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void curveTo(double x1, double y1, double x2, double y2, double x, double y);

    void arc(double x, double y, double radius, double from, double to);

    void ellipse(double x, double y, double radiusX, double radiusY);

    void rectangle(double x, double y, double width, double height);

    void roundRectangle(double x, double y, double width, double height, double radius);

    void close();

    void fill(Paint paint);

    /** Draws along the path with round joins and caps. */
    void stroke(Paint paint, double width);

    void clip();

    /** Writes on the baseline at {@code y}, from, around or up to {@code x} as {@code align} says. */
    void text(String text, double x, double y, Face face, Align align, Paint paint);

    /** How wide {@link #text} would write this. */
    double textWidth(String text, Face face);

    /** Draws a sprite with its top left corner at {@code x}, {@code y}, in its own size. */
    void draw(Sprite sprite, double x, double y);

    /** Draws a sprite stretched to a size. */
    void draw(Sprite sprite, double x, double y, double width, double height);

    /** A new, transparent sprite for surfaces of this pixel ratio. */
    Sprite sprite(double width, double height);

    /** Device pixels to a CSS pixel. */
    double ratio();

    /** How colours blend with what is below them. */
    enum Blend {
        OVER,
        LIGHTEN,
        MULTIPLY,
        SCREEN,
        ERASE
    }

    /** How a text is aligned to its position. */
    enum Align {
        LEFT,
        CENTRE,
        RIGHT
    }

    /** A typeface in a size: {@code family} is one that the page's style sheet loads. */
    record Face(String family, int weight, double size) {}
}
