package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Blend;
import deluxe.stage.art.Box;
import deluxe.stage.art.Figure;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** The candle on its brass dish, and its light over the whole room. */
final class CandleArt {
    private static final Ramp ROOM = Ramp.of("0 #fff6e2 25 #ffe3b4 50 #e2b684 78 #aa7e56 100 #5c3e2a");
    private static final Ramp WARMTH = Ramp.of("0 rgba(255,190,96,.36) 45 rgba(255,150,60,.15) 100 rgba(255,120,30,0)");
    private static final Ramp FLAME = Ramp.of("0 #fffbe6 30 #ffe9a0 62 #ffb640 88 #f07a18 100 #c04808");
    private static final Ramp GLARE =
            Ramp.of("0 rgba(255,226,150,.9) 18 rgba(255,190,96,.45) 55 rgba(255,150,60,.12) 100 rgba(255,130,40,0)");

    private final Surface surface;
    private final Pen pen;

    CandleArt(Surface surface) {
        this.surface = surface;
        pen = new Pen(surface);
    }

    /** The candle's effect on all colours: bright and warm near it, brown and dim far away. */
    void light(Box room, double x, double y, double size) {
        surface.save();
        surface.blend(Blend.MULTIPLY);
        pen.box(room).fill(ROOM.around(x, y, 930 * size));
        surface.blend(Blend.LIGHTEN);
        pen.box(room).fill(WARMTH.around(x, y, 330 * size));
        surface.restore();
    }

    /** The candle, its foot at this place. */
    void candle(double x, double y, double size) {
        surface.save();
        surface.translate(x, y);
        surface.scale(size, size);
        surface.save();
        surface.shadow("rgba(0,0,0,.7)", 14 * size, -8 * size, 9 * size);
        Figure.paint(surface, TavernFigures.CANDLE);
        surface.restore();
        Figure.layer(surface, TavernFigures.CANDLE, 1);
        surface.restore();
    }

    /** The flame of the candle at that place: {@code sway} tilts it, {@code bright} is usually 1. */
    void flame(double x, double y, double size, double sway, double bright) {
        surface.save();
        surface.translate(x, y - 104 * size);
        surface.scale(size, size);
        surface.blend(Blend.LIGHTEN);
        surface.alpha(bright);
        pen.circle(0, -16, 88).fill(GLARE.around(0, -16, 88));
        surface.alpha(1);
        surface.blend(Blend.OVER);
        surface.begin();
        surface.moveTo(0, 3);
        surface.curveTo(-12, 0, -9, -20, sway, -46);
        surface.curveTo(9 + sway * .4, -20, 12, 0, 0, 3);
        surface.close();
        surface.fill(FLAME.around(0, -8, 34));
        pen.oval(0, -4, 3.4, 6).fill("rgba(255,252,235,.9)");
        surface.restore();
    }
}
