package deluxe.stage.retouch;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** Paints those marks of a drafted picture that touch a patch, and leaves out the others. */
final class Brush implements Surface {
    private final Surface surface;
    private final Marks drafted;
    private final Patches patches;
    private final int patch;
    private int mark;

    Brush(Surface surface, Marks drafted, Patches patches, int patch) {
        this.surface = surface;
        this.drafted = drafted;
        this.patches = patches;
        this.patch = patch;
    }

    private boolean isWanted() {
        return drafted.touches(mark++, patches, patch);
    }

    @Override
    public void save() {
        surface.save();
    }

    @Override
    public void restore() {
        surface.restore();
    }

    @Override
    public void translate(double x, double y) {
        surface.translate(x, y);
    }

    @Override
    public void rotate(double radians) {
        surface.rotate(radians);
    }

    @Override
    public void scale(double x, double y) {
        surface.scale(x, y);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        surface.transform(a, b, c, d, e, f);
    }

    @Override
    public void alpha(double alpha) {
        surface.alpha(alpha);
    }

    @Override
    public void blend(Blend blend) {
        surface.blend(blend);
    }

    @Override
    public void shadow(String colour, double blur, double x, double y) {
        surface.shadow(colour, blur, x, y);
    }

    @Override
    public void noShadow() {
        surface.noShadow();
    }

    @Override
    public void dash(double... lengths) {
        surface.dash(lengths);
    }

    @Override
    public void begin() {
        surface.begin();
    }

    @Override
    public void moveTo(double x, double y) {
        surface.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        surface.lineTo(x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        surface.curveTo(x1, y1, x2, y2, x, y);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        surface.arc(x, y, radius, from, to);
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        surface.ellipse(x, y, radiusX, radiusY);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        surface.rectangle(x, y, width, height);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        surface.roundRectangle(x, y, width, height, radius);
    }

    @Override
    public void close() {
        surface.close();
    }

    @Override
    public void fill(Paint paint) {
        if (isWanted()) {
            surface.fill(paint);
        }
    }

    @Override
    public void stroke(Paint paint, double width) {
        if (isWanted()) {
            surface.stroke(paint, width);
        }
    }

    @Override
    public void clip() {
        surface.clip();
    }

    @Override
    public void text(String text, double x, double y, Face face, Align align, Paint paint) {
        if (isWanted()) {
            surface.text(text, x, y, face, align, paint);
        }
    }

    @Override
    public double textWidth(String text, Face face) {
        return surface.textWidth(text, face);
    }

    @Override
    public void draw(Sprite sprite, double x, double y) {
        if (isWanted()) {
            surface.draw(sprite, x, y);
        }
    }

    @Override
    public void draw(Sprite sprite, double x, double y, double width, double height) {
        if (isWanted()) {
            surface.draw(sprite, x, y, width, height);
        }
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
