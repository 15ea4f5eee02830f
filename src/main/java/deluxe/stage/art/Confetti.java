package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;

/** Paper chips in the air. They are many and simple, so they are drawn directly and not kept as pictures. */
public final class Confetti {
    private static final List<Paint> FRONTS = paints("#f7c948", "#e8404a", "#3f8ef0", "#27b877", "#a45be0", "#fff6dc");
    private static final List<Paint> BACKS = paints("#b98a1e", "#8c1620", "#16529f", "#0f6f45", "#5f2593", "#cdbf98");

    private Confetti() {}

    /**
     * Draws one chip.
     *
     * @param colour any number; chips with the same number have the same colour
     * @param turn how far it has turned in the plane of the screen, in radians
     * @param tumble how far it has turned over, in radians
     */
    public static void chip(Surface surface, double x, double y, double size, int colour, double turn, double tumble) {
        double seen = Math.cos(tumble);
        List<Paint> side = seen > 0 ? FRONTS : BACKS;
        double alongX = Math.cos(turn) * size / 2;
        double alongY = Math.sin(turn) * size / 2;
        double acrossX = -alongY * .6 * seen;
        double acrossY = alongX * .6 * seen;
        surface.begin();
        surface.moveTo(x - alongX - acrossX, y - alongY - acrossY);
        surface.lineTo(x + alongX - acrossX, y + alongY - acrossY);
        surface.lineTo(x + alongX + acrossX, y + alongY + acrossY);
        surface.lineTo(x - alongX + acrossX, y - alongY + acrossY);
        surface.close();
        surface.fill(side.get(Math.floorMod(colour, side.size())));
    }

    private static List<Paint> paints(String... colours) {
        List<Paint> paints = new ArrayList<>();
        for (String colour : colours) {
            paints.add(Paint.of(colour));
        }
        return paints;
    }
}
