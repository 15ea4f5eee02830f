package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.CommonLayout;

/** The pub's table and everything on it that never moves. */
record PubGround(ClassicLayout layout) implements RoomPicture {
    private static final int BOARDS = 41;
    private static final Ramp BEAM =
            Ramp.of("0 rgba(0,0,0,.62) 70 rgba(0,0,0,.4) 92 rgba(255,200,140,.1) 100 rgba(0,0,0,.6)");
    private static final Ramp BELOW = Ramp.of("0 rgba(0,0,0,.7) 100 rgba(0,0,0,0)");

    @Override
    public void paintPart(int part, Surface surface, Box box, Theme theme) {
        Lamp lamp = new Lamp(surface, box, layout);
        switch (part) {
            case 0 -> boards(surface, box, theme);
            case 1 -> new Traces(surface, layout).paint(box);
            case 2 -> {
                lamp.pool();
                if (isShelved()) {
                    Box shelf = new Box(box.x(), box.y(), box.width(), shelf());
                    beam(surface, new Pen(surface), shelf, theme);
                }
                lamp.cone(.62);
            }
            case 3 -> things(surface);
            default -> {
                lamp.dusk();
                lamp.cone(.2);
                if (hasLamp()) {
                    lamp.shade();
                }
            }
        }
    }

    private void boards(Surface surface, Box box, Theme theme) {
        double size = CommonLayout.within(.8, layout.scale(), 2);
        new Planks(surface, theme.wood(), BOARDS).floor(box, 118 * size, "rgba(0,0,0,.75)", "rgba(255,200,140,.1)");
    }

    private void things(Surface surface) {
        SlateArt slates = new SlateArt(surface);
        slates.paint(layout.pub().slate());
        if (layout.pub().usedOpen()) {
            slates.paint(layout.pub().used());
        }
        slates.paint(layout.message());
        Tray.OAK.paint(surface, layout.rack(), Yard.rim(layout.scale()));
    }

    /** Whether the plates hang on a beam, with the opponent's tiles under it. */
    private boolean isShelved() {
        return layout.pub().slate().y() >= shelf();
    }

    private double shelf() {
        return layout.table().frame().band();
    }

    /** Whether the lamp is shown: it hangs over the slate if there is room for it. */
    private boolean hasLamp() {
        return layout.pub().usedOpen() && !layout.mirrored();
    }

    /** A dark beam across the far side of the table, with a brass rod on its edge. */
    private static void beam(Surface surface, Pen pen, Box box, Theme theme) {
        new Planks(surface, theme.wood(), 43).piece(box);
        pen.box(box).fill(BEAM.down(box));
        Box below = new Box(box.x(), box.bottom(), box.width(), 12);
        pen.box(below).fill(BELOW.down(below));
        Box rod = new Box(box.x(), box.bottom() - 3, box.width(), 3);
        pen.box(rod.moved(0, -1)).fill("rgba(0,0,0,.6)");
        pen.box(rod).fill(theme.metal().across(box.x(), box.right()));
    }
}
