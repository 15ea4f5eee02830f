package deluxe.ports;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A surface with pixels. Shapes, places, sprites and clips are exact; colours stand for paints, bars for texts, and there are no
 * shadows.
 */
public final class PaintedSurface implements Surface {
    /** Under a clip, Java sets a pixel or two of a slanted edge differently: fewer differences than this mean nothing. */
    public static final int SLANTED = 40;

    private final BufferedImage image;
    private final double ratio;
    private final Deque<Graphics2D> saved = new ArrayDeque<>();
    private Graphics2D pen;
    private Path2D path = new Path2D.Double();

    public PaintedSurface(double width, double height, double ratio) {
        image = new BufferedImage(
                Math.max(1, (int) Math.ceil(width * ratio)),
                Math.max(1, (int) Math.ceil(height * ratio)),
                BufferedImage.TYPE_INT_ARGB);
        this.ratio = ratio;
        pen = image.createGraphics();
        pen.scale(ratio, ratio);
    }

    /** How many pixels differ from those of a surface of the same size. */
    public int differences(PaintedSurface other) {
        int differences = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                differences += image.getRGB(x, y) == other.image.getRGB(x, y) ? 0 : 1;
            }
        }
        return differences;
    }

    /** Whether nothing was painted. */
    public boolean isBlank() {
        return differences(new PaintedSurface(image.getWidth() / ratio, image.getHeight() / ratio, ratio)) == 0;
    }

    @Override
    public void save() {
        saved.push(pen);
        pen = (Graphics2D) pen.create();
    }

    @Override
    public void restore() {
        pen = saved.pop();
    }

    @Override
    public void translate(double x, double y) {
        pen.translate(x, y);
    }

    @Override
    public void rotate(double radians) {
        pen.rotate(radians);
    }

    @Override
    public void scale(double x, double y) {
        pen.scale(x, y);
    }

    @Override
    public void transform(double a, double b, double c, double d, double e, double f) {
        pen.transform(new AffineTransform(a, b, c, d, e, f));
    }

    @Override
    public void alpha(double alpha) {
        pen.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) alpha));
    }

    @Override
    public void blend(Blend blend) {}

    @Override
    public void shadow(String colour, double blur, double x, double y) {}

    @Override
    public void noShadow() {}

    @Override
    public void dash(double... lengths) {}

    @Override
    public void begin() {
        path = new Path2D.Double();
    }

    @Override
    public void moveTo(double x, double y) {
        double[] point = placed(x, y);
        path.moveTo(point[0], point[1]);
    }

    @Override
    public void lineTo(double x, double y) {
        double[] point = placed(x, y);
        path.lineTo(point[0], point[1]);
    }

    @Override
    public void curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        double[] points = placed(x1, y1, x2, y2, x, y);
        path.curveTo(points[0], points[1], points[2], points[3], points[4], points[5]);
    }

    @Override
    public void arc(double x, double y, double radius, double from, double to) {
        ellipse(x, y, radius, radius);
    }

    @Override
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        rectangle(x - radiusX, y - radiusY, 2 * radiusX, 2 * radiusY);
    }

    @Override
    public void rectangle(double x, double y, double width, double height) {
        path.append(pen.getTransform().createTransformedShape(new Rectangle2D.Double(x, y, width, height)), false);
    }

    @Override
    public void roundRectangle(double x, double y, double width, double height, double radius) {
        rectangle(x, y, width, height);
    }

    @Override
    public void close() {
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
    }

    @Override
    public void fill(Paint paint) {
        untransformed(paint).fill(path);
    }

    @Override
    public void stroke(Paint paint, double width) {
        double scale = Math.sqrt(Math.abs(pen.getTransform().getDeterminant()));
        Graphics2D brush = untransformed(paint);
        brush.setStroke(new BasicStroke((float) (width * scale), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        brush.draw(path);
    }

    @Override
    public void clip() {
        AffineTransform place = pen.getTransform();
        pen.setTransform(new AffineTransform());
        pen.clip(path);
        pen.setTransform(place);
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
        pen.setColor(colour(paint));
        pen.fill(new Rectangle2D.Double(left, y - face.size(), width, face.size()));
    }

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
        BufferedImage picture = ((PaintedSprite) sprite).surface().image;
        AffineTransform place = pen.getTransform();
        place.translate(x, y);
        place.scale(width / picture.getWidth(), height / picture.getHeight());
        if (place.getDeterminant() != 0) {
            draw(picture, place);
        }
    }

    /** Draws pixel by pixel, because Java's own drawing rounds differently under a clip. */
    private void draw(BufferedImage picture, AffineTransform place) {
        AffineTransform back = inverse(place);
        AffineTransform home = pen.getTransform();
        pen.setTransform(new AffineTransform());
        Shape clip = pen.getClip();
        pen.setTransform(home);
        Rectangle box = place.createTransformedShape(new Rectangle(picture.getWidth(), picture.getHeight()))
                .getBounds()
                .intersection(new Rectangle(image.getWidth(), image.getHeight()));
        if (clip != null) {
            box = box.intersection(clip.getBounds());
        }
        double alpha = ((AlphaComposite) pen.getComposite()).getAlpha();
        double[] at = new double[2];
        for (int y = box.y; y < box.y + box.height; y++) {
            for (int x = box.x; x < box.x + box.width; x++) {
                at[0] = x + .5;
                at[1] = y + .5;
                back.transform(at, 0, at, 0, 1);
                int column = (int) Math.floor(at[0]);
                int row = (int) Math.floor(at[1]);
                boolean inside = column >= 0 && row >= 0 && column < picture.getWidth() && row < picture.getHeight();
                if (inside && (clip == null || clip.contains(x + .5, y + .5))) {
                    image.setRGB(x, y, over(image.getRGB(x, y), picture.getRGB(column, row), alpha));
                }
            }
        }
    }

    private static AffineTransform inverse(AffineTransform place) {
        try {
            return place.createInverse();
        } catch (NoninvertibleTransformException impossible) {
            throw new IllegalArgumentException("nothing can be drawn by " + place, impossible);
        }
    }

    private static int over(int below, int above, double alpha) {
        double share = alpha * (above >>> 24) / 255;
        double opaque = share + (1 - share) * (below >>> 24) / 255;
        int argb = (int) Math.round(opaque * 255) << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            double mixed =
                    (above >> shift & 0xff) * share + (below >> shift & 0xff) * (1 - share) * (below >>> 24) / 255;
            argb |= (opaque == 0 ? 0 : (int) Math.round(mixed / opaque)) << shift;
        }
        return argb;
    }

    @Override
    public Sprite sprite(double width, double height) {
        return new PaintedSprite(new PaintedSurface(width, height, ratio));
    }

    @Override
    public double ratio() {
        return ratio;
    }

    /** Transforms the points now: a path keeps the places that its points had when they were added. */
    private double[] placed(double... points) {
        pen.getTransform().transform(points, 0, points, 0, points.length / 2);
        return points;
    }

    private Graphics2D untransformed(Paint paint) {
        Graphics2D brush = (Graphics2D) pen.create();
        brush.setTransform(new AffineTransform());
        brush.setColor(colour(paint));
        return brush;
    }

    private static Color colour(Paint paint) {
        if (paint instanceof Paint.Solid solid) {
            return colour(solid.colour());
        }
        if (paint instanceof Paint.Linear line) {
            return colour(line.stops().list());
        }
        return paint instanceof Paint.Radial ring ? colour(ring.stops().list()) : Color.GRAY;
    }

    private static Color colour(List<Paint.Stop> stops) {
        return stops.isEmpty() ? Color.GRAY : colour(stops.get(0).colour());
    }

    private static Color colour(String css) {
        int hash = css.hashCode();
        return new Color(hash & 0xff, hash >> 8 & 0xff, hash >> 16 & 0xff, css.startsWith("rgba") ? 128 : 255);
    }

    /** A sprite whose pixels are its surface's. */
    private record PaintedSprite(PaintedSurface surface) implements Sprite {
        @Override
        public double width() {
            return surface.image.getWidth() / surface.ratio;
        }

        @Override
        public double height() {
            return surface.image.getHeight() / surface.ratio;
        }

        @Override
        public void drop() {}
    }
}
