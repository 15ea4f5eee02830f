package deluxe.stage.tavern;

import deluxe.ports.Surface;

/** The pointing hand of the scribes: it shows whose throw it is. */
final class Manicule {
    private Manicule() {}

    /** Paints it with its fingertip here, pointing left, or right if {@code scale} is less than 0. */
    static void paint(Surface surface, double x, double y, double scale) {
        InkPath ink = new InkPath(surface);
        surface.save();
        surface.translate(x, y);
        surface.scale(scale, Math.abs(scale));
        surface.translate(0, -12);
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", 6, -2, 3);
        ink.shape("M 44 2 L 64 0 L 64 30 L 44 28 Z").fill(Pigment.VERMILION.flat);
        surface.restore();
        ink.drawn(
                "M 45 5 Q 34 1 26 6 L 4 8 Q -3 12 4 16 L 25 16 Q 20 19 24 22 Q 21 26 27 27 Q 36 31 45 26 Z",
                "#f3d2ae",
                1.7);
        ink.lines("rgba(120,60,30,.6)", 1.1, "M 25 16 Q 31 15 34 17", "M 24 22 Q 30 21 33 22", "M 30 6 Q 24 9 30 12");
        ink.drawn("M 44 2 L 64 0 L 64 30 L 44 28 Z", Pigment.VERMILION.flat, 1.7);
        ink.drawn("M 44 2 L 50 1 L 50 29 L 44 28 Z", TavernColours.GOLD_LEAF, 1.3);
        surface.restore();
    }
}
