package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/** Draws whole shapes where a surface knows only paths: name the shape, then fill or stroke it. */
public final class Pen {
    public static final double FULL_TURN = 2 * Math.PI;

    private final Surface surface;

    public Pen(Surface surface) {
        this.surface = surface;
    }

    public Pen box(Box box) {
        surface.begin();
        surface.rectangle(box.x(), box.y(), box.width(), box.height());
        return this;
    }

    public Pen round(Box box, double radius) {
        surface.begin();
        double most = Math.min(box.width(), box.height()) / 2;
        surface.roundRectangle(box.x(), box.y(), box.width(), box.height(), Math.min(radius, most));
        return this;
    }

    public Pen circle(double x, double y, double radius) {
        surface.begin();
        surface.arc(x, y, radius, 0, FULL_TURN);
        return this;
    }

    public Pen oval(double x, double y, double radiusX, double radiusY) {
        surface.begin();
        surface.ellipse(x, y, radiusX, radiusY);
        return this;
    }

    /** Corners as x, y, x, y …; {@link #shut} closes the line. */
    public Pen line(double... corners) {
        surface.begin();
        surface.moveTo(corners[0], corners[1]);
        for (int at = 2; at < corners.length; at += 2) {
            surface.lineTo(corners[at], corners[at + 1]);
        }
        return this;
    }

    public Pen shut() {
        surface.close();
        return this;
    }

    public Pen fill(String colour) {
        return fill(Paint.of(colour));
    }

    public Pen fill(Paint paint) {
        surface.fill(paint);
        return this;
    }

    public Pen stroke(String colour, double width) {
        return stroke(Paint.of(colour), width);
    }

    public Pen stroke(Paint paint, double width) {
        surface.stroke(paint, width);
        return this;
    }

    public Pen clip() {
        surface.clip();
        return this;
    }
}
