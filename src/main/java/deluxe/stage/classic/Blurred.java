package deluxe.stage.classic;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import java.util.function.Consumer;

/** Light and shadow without edges: drawn small, smeared a little and enlarged, because old browsers cannot blur. */
final class Blurred {
    private static final double[] ASIDE = {0, 0, 1, 0, -1, 0, 0, 1, 0, -1, 1, 1, -1, -1, 1, -1, -1, 1};

    private Blurred() {}

    /** Draws what {@code painting} paints over a box, in the screen's coordinates, on a sprite {@code times} smaller, and enlarges it. */
    static void over(
            Surface surface, Box box, double times, Surface.Blend blend, double alpha, Consumer<Surface> painting) {
        double wide = Math.ceil(box.width() / times);
        double high = Math.ceil(box.height() / times);
        Sprite sharp = surface.sprite(wide, high);
        sharp.surface().scale(wide / box.width(), high / box.height());
        sharp.surface().translate(-box.x(), -box.y());
        painting.accept(sharp.surface());
        Sprite soft = surface.sprite(wide, high);
        for (int at = 0; at < ASIDE.length; at += 2) {
            soft.surface().alpha(1 / (at / 2.0 + 1));
            soft.surface().draw(sharp, ASIDE[at], ASIDE[at + 1]);
        }
        surface.save();
        surface.blend(blend);
        surface.alpha(alpha);
        surface.draw(soft, box.x(), box.y(), box.width(), box.height());
        surface.restore();
        sharp.drop();
        soft.drop();
    }
}
