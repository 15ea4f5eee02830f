package deluxe.web;

import deluxe.ports.Decimal;
import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import org.teavm.jso.JSObject;
import org.teavm.jso.canvas.CanvasGradient;
import org.teavm.jso.canvas.CanvasPattern;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSNumber;

/** A 2D canvas behind {@link Surface}; uses nothing that browsers of 2018 lack. */
final class BrowserSurface implements Surface {
    private static final double FULL_TURN = Math.PI * 2;

    private final CanvasRenderingContext2D context;
    private final double ratio;

    BrowserSurface(CanvasRenderingContext2D context, double ratio) {
        this.context = context;
        this.ratio = ratio;
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        context.setLineJoin("round");
        context.setLineCap("round");
        context.setTextBaseline("alphabetic");
    }

    @Override
    public void save() {
        context.save();
    }

    @Override
    public void restore() {
        context.restore();
    }

    @Override
    public void translate(double x, double y) {
        context.translate(x, y);
    }

    @Override
    public void rotate(double radians) {
        context.rotate(radians);
    }

    @Override
    public void scale(double x, double y) {
        context.scale(x, y);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        context.transform(a, b, c, d, e, f);
    }

    @Override
    public void alpha(double alpha) {
        context.setGlobalAlpha(alpha);
    }

    @Override
    public void blend(Blend blend) {
        context.setGlobalCompositeOperation(
                switch (blend) {
                    case OVER -> "source-over";
                    case LIGHTEN -> "lighter";
                    case MULTIPLY -> "multiply";
                    case SCREEN -> "screen";
                    case ERASE -> "destination-out";
                });
    }

    @Override
    public void shadow(String colour, double blur, double x, double y) {
        context.setShadowColor(colour);
        context.setShadowBlur(blur * ratio);
        context.setShadowOffsetX(x * ratio);
        context.setShadowOffsetY(y * ratio);
    }

    @Override
    public void noShadow() {
        context.setShadowColor("rgba(0,0,0,0)");
        context.setShadowBlur(0);
    }

    @Override
    public void dash(double... lengths) {
        JSArray<JSObject> dashes = new JSArray<>();
        for (double length : lengths) {
            dashes.push(JSNumber.valueOf(length));
        }
        context.setLineDash(dashes);
    }

    @Override
    public void begin() {
        context.beginPath();
    }

    @Override
    public void moveTo(double x, double y) {
        context.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        context.lineTo(x, y);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        context.bezierCurveTo(x1, y1, x2, y2, x, y);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        context.arc(x, y, radius, from, to);
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        context.ellipse(x, y, radiusX, radiusY, 0, 0, FULL_TURN);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        context.rect(x, y, width, height);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        double right = x + width;
        double bottom = y + height;
        context.moveTo(x + radius, y);
        context.arcTo(right, y, right, bottom, radius);
        context.arcTo(right, bottom, x, bottom, radius);
        context.arcTo(x, bottom, x, y, radius);
        context.arcTo(x, y, right, y, radius);
        context.closePath();
    }

    @Override
    public void close() {
        context.closePath();
    }

    @Override
    public void fill(Paint paint) {
        useToFill(paint);
        context.fill();
    }

    @Override
    public void stroke(Paint paint, double width) {
        if (paint instanceof Paint.Solid solid) {
            context.setStrokeStyle(solid.colour());
        } else if (paint instanceof Paint.Tiled tiled) {
            context.setStrokeStyle(pattern(tiled));
        } else {
            context.setStrokeStyle(gradient(paint));
        }
        context.setLineWidth(width);
        context.stroke();
    }

    @Override
    public void clip() {
        context.clip();
    }

    @Override
    public void text(String text, double x, double y, Face face, Align align, Paint paint) {
        write(face);
        context.setTextAlign(
                switch (align) {
                    case LEFT -> "left";
                    case CENTRE -> "center";
                    case RIGHT -> "right";
                });
        useToFill(paint);
        context.fillText(text, x, y);
    }

    @Override
    public double textWidth(String text, Face face) {
        write(face);
        return context.measureText(text).getWidth();
    }

    @Override
    public void draw(Sprite sprite, double x, double y) {
        draw(sprite, x, y, sprite.width(), sprite.height());
    }

    @Override
    public void draw(Sprite sprite, double x, double y, double width, double height) {
        context.drawImage(((BrowserSprite) sprite).canvas(), x, y, width, height);
    }

    @Override
    public Sprite sprite(double width, double height) {
        return new BrowserSprite(width, height, ratio);
    }

    @Override
    public double ratio() {
        return ratio;
    }

    private void write(Face face) {
        context.setFont(face.weight() + " " + Decimal.of(face.size()) + "px " + face.family());
    }

    private void useToFill(Paint paint) {
        if (paint instanceof Paint.Solid solid) {
            context.setFillStyle(solid.colour());
        } else if (paint instanceof Paint.Tiled tiled) {
            context.setFillStyle(pattern(tiled));
        } else {
            context.setFillStyle(gradient(paint));
        }
    }

    private CanvasPattern pattern(Paint.Tiled tiled) {
        return context.createPattern(((BrowserSprite) tiled.sprite()).canvas(), "repeat");
    }

    private CanvasGradient gradient(Paint paint) {
        if (paint instanceof Paint.Linear line) {
            return stopped(context.createLinearGradient(line.x0(), line.y0(), line.x1(), line.y1()), line.stops());
        }
        if (paint instanceof Paint.Radial ring) {
            return stopped(
                    context.createRadialGradient(ring.x(), ring.y(), ring.inner(), ring.x(), ring.y(), ring.outer()),
                    ring.stops());
        }
        throw new IllegalArgumentException("not a gradient");
    }

    private static CanvasGradient stopped(CanvasGradient gradient, Paint.Stops stops) {
        for (Paint.Stop stop : stops.list()) {
            gradient.addColorStop(stop.at(), stop.colour());
        }
        return gradient;
    }
}
