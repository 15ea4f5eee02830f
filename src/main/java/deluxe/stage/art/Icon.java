package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/** Small signs in drawings of their own, each around a centre, within a radius, in one colour. */
final class Icon {
    private Icon() {}

    static void stopwatch(Surface surface, double x, double y, double r, int part, String colour) {
        Pen pen = new Pen(surface);
        paint(surface, ArtFigures.STOPWATCH, x, y, r, colour);
        surface.begin();
        surface.moveTo(x, y + r * .1);
        surface.arc(x, y + r * .1, r * .56, -Math.PI / 2, -Math.PI / 2 + Pen.FULL_TURN * part / 60);
        surface.close();
        surface.fill(Paint.of(Shade.clear(colour, .4)));
        double hand = -Math.PI / 2 + Pen.FULL_TURN * part / 60;
        pen.line(x, y + r * .1, x + Math.cos(hand) * r * .5, y + r * .1 + Math.sin(hand) * r * .5);
        pen.stroke(colour, r * .16);
    }

    static void paint(Surface surface, String figure, double x, double y, double r, String colour) {
        paint(surface, figure, x, y, r, Paint.of(colour));
    }

    /** @param paint for a centre at 0, 0 and a radius of 100 */
    static void paint(Surface surface, String figure, double x, double y, double r, Paint paint) {
        surface.save();
        surface.translate(x, y);
        surface.scale(r / 100, r / 100);
        Figure.paint(surface, figure, paint);
        surface.restore();
    }
}
