package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.CommonLayout;

/** The veranda's table and everything on it that never moves. */
record VerandaGround(ClassicLayout layout) implements RoomPicture {
    private static final Ramp MORNING =
            Ramp.of("0 rgba(255,253,244,.3) 50 rgba(255,250,240,.05) 100 rgba(120,120,140,.22)");
    private static final Ramp PAINTED = Ramp.of("0 #f3f6ee 50 #dde6d9 100 #c2cfbf");
    private static final Ramp ON_CLOTH = Ramp.of("0 rgba(255,255,255,.35) 100 rgba(80,100,120,.16)");
    private static final String CLOTH_SHADOW = "rgba(70,52,40,.5)";
    private static final int BOARDS = 14;

    @Override
    public void paintPart(int part, Surface surface, Box box, Theme theme) {
        switch (part) {
            case 0 -> boards(surface, box, theme);
            case 1 -> new Runner(surface, layout.cloth(), layout.scale()).paint();
            case 2 -> new Daylight(surface, box, layout.cloth()).fall();
            case 3 -> things(surface, box);
            default -> new StillLife(surface, layout).paint();
        }
    }

    private void boards(Surface surface, Box box, Theme theme) {
        double size = CommonLayout.within(.8, layout.scale(), 2);
        new Planks(surface, theme.wood(), BOARDS).floor(box, 100 * size, "rgba(110,80,50,.5)", "rgba(255,250,235,.55)");
        new Pen(surface).box(box).fill(MORNING.slanted(box));
    }

    private void things(Surface surface, Box box) {
        Pen pen = new Pen(surface);
        shelf(
                surface,
                pen,
                new Box(box.x(), box.y(), box.width(), layout.table().frame().band()));
        double rim = Yard.rim(layout.scale());
        Tray.BIRCH.paint(surface, layout.table().heaps().own(), rim);
        Tray.BIRCH.paint(surface, layout.rack(), rim);
        napkin(surface, pen, layout.veranda().pile());
    }

    /** Painted boards, tongue and groove, on which the plates hang. */
    private static void shelf(Surface surface, Pen pen, Box box) {
        surface.save();
        surface.shadow("rgba(70,60,50,.5)", 8, 0, 3);
        pen.box(box).fill("#e6ece1");
        surface.restore();
        pen.box(box).fill(PAINTED.down(box));
        double wide = 30;
        for (double x = box.x(); x < box.right(); x += wide) {
            pen.box(new Box(x, box.y(), 1, box.height() - 4)).fill("rgba(80,100,84,.2)");
            pen.box(new Box(x + 1, box.y(), 1, box.height() - 4)).fill("rgba(255,255,255,.7)");
        }
        pen.box(new Box(box.x(), box.bottom() - 4, box.width(), 2.4)).fill(VerandaColours.TERRACOTTA);
        pen.box(new Box(box.x(), box.bottom() - 4, box.width(), .8)).fill("rgba(255,235,215,.8)");
        pen.box(new Box(box.x(), box.bottom() - 1.4, box.width(), 1.4)).fill("rgba(70,80,70,.4)");
    }

    /** The napkin under the pile. */
    private static void napkin(Surface surface, Pen pen, Box box) {
        surface.save();
        surface.shadow(CLOTH_SHADOW, 8, 2, 4);
        pen.box(box).fill(VerandaColours.LINEN);
        surface.restore();
        new Weave(surface, "#dfe8ec", "#b5c7d0", "#ffffff").cover(box);
        double in = Math.min(4, box.height() * .06);
        pen.box(box.grown(-in)).stroke(VerandaColours.DARK_SKY, 1.4);
        pen.box(box).fill(ON_CLOTH.slanted(box));
    }
}
