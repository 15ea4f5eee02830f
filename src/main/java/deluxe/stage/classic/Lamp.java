package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Blend;
import deluxe.stage.art.Box;
import deluxe.stage.art.Figure;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** A brass lamp in the corner and its light: a warm pool on the table, a cone in the smoky air, dusk in the corners. */
final class Lamp {
    private static final Ramp POOL = Ramp.of("0 #fff3d8 35 #f3d2a0 62 #a8794f 85 #5c3d28 100 #3a2619");
    private static final Ramp WARMTH = Ramp.of("0 rgba(255,176,86,.34) 40 rgba(255,150,60,.16) 100 rgba(255,120,30,0)");
    private static final Ramp CONE =
            Ramp.of("6 rgba(255,200,120,.42) 32 rgba(255,184,96,.2) 75 rgba(255,160,70,.05) 100 rgba(255,160,70,0)");
    private static final Ramp DUSK = Ramp.of("0 #fffaf0 50 #fbe9cf 80 #dcbc9c 100 #a5846a");
    private static final double LEAN = -.72;
    private static final double COARSE = 5;

    private final Surface surface;
    private final Pen pen;
    private final Box room;
    private final double lampX;
    private final double lampY;
    private final double size;
    private final double poolX;
    private final double poolY;

    Lamp(Surface surface, Box room, ClassicLayout layout) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.room = room;
        size = Math.max(.8, layout.pub().usedOpen() ? layout.scale() : Math.max(room.width(), room.height()) / 830);
        boolean hangs = layout.pub().usedOpen() && !layout.mirrored();
        lampX = room.x() + (hangs ? 74 : -14) * size;
        lampY = room.y() + (hangs ? 6 : -60) * size;
        Box board = layout.table().board();
        poolX = board.centreX() - board.width() * (layout.pub().usedOpen() ? .15 : .16);
        poolY = board.centreY() - board.height() * .06;
    }

    /** The lamp's effect on the table's colours. */
    void pool() {
        double reach = Math.max(room.width() * .52, room.height() * .57);
        surface.save();
        surface.blend(Blend.MULTIPLY);
        slanted(1.25, .92, POOL, reach);
        surface.restore();
        surface.save();
        surface.blend(Blend.LIGHTEN);
        slanted(1.3, .85, WARMTH, reach * .62);
        surface.restore();
    }

    private void slanted(double wide, double high, Ramp light, double reach) {
        double far = 4 * (room.width() + room.height());
        surface.save();
        pen.box(room).clip();
        surface.translate(poolX, poolY);
        surface.rotate(.42);
        surface.scale(wide, high);
        pen.box(new Box(-far / 2, -far / 2, far, far)).fill(light.around(-20, -10, reach));
        surface.restore();
    }

    /** The cone of light in the air between the lamp and the table. */
    void cone(double strength) {
        Blurred.over(surface, room, COARSE, Blend.LIGHTEN, strength, small -> {
            small.translate(lampX, lampY);
            small.rotate(LEAN);
            small.scale(size, size);
            small.alpha(.3);
            for (double narrow = 1; narrow > .4; narrow -= .14) {
                double top = 46 * (.6 + .4 * narrow);
                new Pen(small)
                        .line(-top, 44, top, 44, 400 * narrow, 700, -400 * narrow, 700)
                        .shut()
                        .fill(CONE.down(0, 640));
            }
        });
    }

    /** Darkens the corners. */
    void dusk() {
        surface.save();
        surface.blend(Blend.MULTIPLY);
        double reach = Math.hypot(room.width(), room.height()) * .6;
        pen.box(room).fill(DUSK.around((poolX + room.centreX()) / 2, (poolY + room.centreY()) / 2, reach));
        surface.restore();
    }

    /** The lamp itself. */
    void shade() {
        surface.save();
        surface.translate(lampX, lampY);
        surface.rotate(LEAN);
        surface.scale(size, size);
        surface.save();
        surface.blend(Blend.LIGHTEN);
        Figure.paint(surface, ClassicFigures.LAMP);
        surface.restore();
        Figure.layer(surface, ClassicFigures.LAMP, 1);
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", 12, 0, 0);
        Figure.layer(surface, ClassicFigures.LAMP, 2);
        surface.restore();
        Figure.layer(surface, ClassicFigures.LAMP, 3);
        surface.restore();
    }
}
