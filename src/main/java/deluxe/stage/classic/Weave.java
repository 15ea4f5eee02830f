package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Scatter;
import deluxe.stage.art.Shade;

/** Linen: warp and weft threads of uneven weight, over and under each other. */
final class Weave {
    private static final int THREADS = 80;
    private static final int SHADES = 9;

    private final Surface surface;
    /** How thick a thread is: finer on a finer screen. */
    private final double thread;

    private final String[] shades = new String[SHADES];

    /** Cloth of one colour with darker and lighter threads. */
    Weave(Surface surface, String cloth, String dark, String light) {
        this.surface = surface;
        thread = surface.ratio() < 1.5 ? 2 : 1;
        for (int shade = 0; shade < SHADES; shade++) {
            double share = (2.0 * shade - SHADES + 1) / SHADES;
            shades[shade] = Shade.between(cloth, share < 0 ? dark : light, Math.abs(share));
        }
    }

    void cover(Box box) {
        Sprite piece = surface.sprite(THREADS * thread, THREADS * thread);
        Surface cloth = piece.surface();
        cloth.scale(piece.width() / (THREADS * thread), piece.height() / (THREADS * thread));
        int[] lights = lights();
        for (int shade = 0; shade < SHADES; shade++) {
            threads(cloth, lights, shade);
        }
        surface.save();
        new Pen(surface).box(box).clip();
        for (double y = box.y(); y < box.bottom(); y += piece.height()) {
            for (double x = box.x(); x < box.right(); x += piece.width()) {
                surface.draw(piece, x, y);
            }
        }
        surface.restore();
        piece.drop();
    }

    /** How light each crossing is, as the number of a shade. */
    private static int[] lights() {
        Scatter scatter = new Scatter(21);
        double[] warp = new double[THREADS];
        double[] weft = new double[THREADS];
        for (int thread = 0; thread < THREADS; thread++) {
            warp[thread] = scatter.around(.5);
            weft[thread] = scatter.around(.5);
        }
        int[] lights = new int[THREADS * THREADS];
        for (int at = 0; at < lights.length; at++) {
            int column = at % THREADS;
            int row = at / THREADS;
            boolean isOver = (column + row) % 2 == 0;
            double light = (isOver ? warp[column] + .25 : weft[row] - .25) * .6 + scatter.around(.2);
            boolean isSlub = warp[column] > .45 || weft[row] > .45;
            double shade = (light - (isSlub ? .25 : 0)) * SHADES / 2 + SHADES / 2.0;
            lights[at] = (int) Math.max(0, Math.min(SHADES - 1, shade));
        }
        return lights;
    }

    private void threads(Surface cloth, int[] lights, int shade) {
        cloth.begin();
        for (int at = 0; at < lights.length; at++) {
            if (lights[at] == shade) {
                int row = at / THREADS;
                cloth.rectangle(at % THREADS * thread, row * thread, thread, thread);
            }
        }
        cloth.fill(Paint.of(shades[shade]));
    }
}
