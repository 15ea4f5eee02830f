package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Scatter;
import java.util.ArrayList;
import java.util.List;

/** A sheet of parchment with deckled edges, stained by use. */
final class ParchmentArt {
    private static final double STEP = 7;
    private static final double MARGIN = 1.5;
    private static final Ramp STAIN = Ramp.of("0 rgba(110,65,20,.16) 70 rgba(110,65,20,.06) 100 rgba(110,65,20,0)");

    private final Surface surface;
    private final Pen pen;

    ParchmentArt(Surface surface) {
        this.surface = surface;
        pen = new Pen(surface);
    }

    /** @param number which sheet: each is cut and stained differently */
    void sheet(Box box, int number) {
        Scatter hand = new Scatter(number);
        double[] edge = edge(box, hand);
        surface.save();
        surface.shadow("rgba(0,0,0,.8)", 16, -6, 9);
        pen.line(edge).shut().fill(TavernColours.PARCHMENT.last());
        surface.restore();
        double reach = Math.max(box.width(), box.height()) * .75;
        pen.line(edge).shut().fill(TavernColours.PARCHMENT.around(box.centreX(), box.y() + box.height() * .46, reach));
        surface.save();
        pen.clip();
        for (int stain = 0; stain < 7; stain++) {
            double x = box.x() + hand.upTo(box.width());
            double y = box.y() + hand.upTo(box.height());
            double wide = hand.between(.1, .35) * reach;
            pen.circle(x, y, wide).fill(STAIN.around(x, y, wide));
        }
        pen.line(edge).shut().stroke("rgba(110,65,20,.2)", 10).stroke("rgba(80,42,10,.35)", 3);
        surface.restore();
    }

    private static double[] edge(Box box, Scatter hand) {
        List<Dot> dots = new ArrayList<>();
        for (double x = box.x(); x < box.right(); x += STEP) {
            dots.add(new Dot(x, box.y() + hand.around(MARGIN)));
        }
        for (double y = box.y(); y < box.bottom(); y += STEP) {
            dots.add(new Dot(box.right() + hand.around(MARGIN), y));
        }
        for (double x = box.right(); x > box.x(); x -= STEP) {
            dots.add(new Dot(x, box.bottom() + hand.around(MARGIN)));
        }
        for (double y = box.bottom(); y > box.y(); y -= STEP) {
            dots.add(new Dot(box.x() + hand.around(MARGIN), y));
        }
        double[] edge = new double[2 * dots.size()];
        for (int at = 0; at < dots.size(); at++) {
            edge[2 * at] = dots.get(at).x();
            edge[2 * at + 1] = dots.get(at).y();
        }
        return edge;
    }
}
