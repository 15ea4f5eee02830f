package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Ramp;

/**
 * A wooden tray with a sunk, lined bottom: a rack for a hand, or a place for the boneyard.
 *
 * @param wood from its darkest to its lightest grain
 * @param lining from top to bottom
 * @param light the light on the wood, along the fall of the light
 * @param edge the edge of the wood, along the fall of the light
 * @param below the shadow that it casts
 * @param inside the shadow of its edge on the lining
 */
record Tray(Ramp wood, Ramp lining, Ramp light, Ramp edge, String below, String inside) {
    static final Tray BIRCH = new Tray(
            Ramp.of("0 #9c7345 50 #c79c68 100 #e3c08f"),
            Ramp.of("0 #97ae92 100 #b5c8ae"),
            Ramp.of("0 rgba(255,250,235,.28) 60 rgba(255,250,235,0) 100 rgba(90,55,25,.22)"),
            Ramp.of("0 rgba(255,248,230,.95) 50 rgba(255,240,210,.2) 100 rgba(90,55,25,.6)"),
            "rgba(70,50,35,.55)",
            "rgba(45,50,35,.75)");

    static final Tray OAK = new Tray(
            Ramp.of("0 #3a1c0b 50 #70421f 100 #a56d3a"),
            Ramp.of("0 #3d0f12 100 #5c1a1c"),
            Ramp.of("0 rgba(255,210,150,.22) 50 rgba(0,0,0,.12) 100 rgba(0,0,0,.5)"),
            Ramp.of("0 rgba(255,220,165,.75) 40 rgba(255,220,165,.14) 100 rgba(0,0,0,.6)"),
            "rgba(0,0,0,.85)",
            "rgba(0,0,0,.9)");

    private static final int GRAIN = 17;

    /** Draws it with a rim this thick. */
    void paint(Surface surface, Box box, double rim) {
        Pen pen = new Pen(surface);
        double radius = Math.min(12, rim * 1.7);
        surface.save();
        surface.shadow(below, rim * 1.7, rim * .5, rim * .85);
        pen.round(box, radius).fill(wood.first());
        surface.restore();
        surface.save();
        pen.round(box, radius).clip();
        new Planks(surface, wood, GRAIN).piece(box);
        pen.box(box).fill(light.slanted(box));
        surface.restore();
        pen.round(box.grown(-.7), radius).stroke(edge.slanted(box), 1.6);
        sunk(surface, pen, box.grown(-rim), radius * .7, rim);
    }

    private void sunk(Surface surface, Pen pen, Box box, double radius, double rim) {
        surface.save();
        pen.round(box, radius).fill(lining.down(box)).clip();
        surface.shadow(inside, rim * 1.3, rim * .4, rim * .6);
        pen.round(box.grown(rim * .55), radius).stroke(wood.first(), rim * 1.1);
        surface.restore();
    }
}
