package deluxe.stage.tavern;

import deluxe.dice.Throw;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/** The last throw as three small dice and their total, on a strip of parchment at the top of the board. */
record ThrowTally(Throw thrown) implements Picture {
    static final double WIDTH = 176;
    static final double HEIGHT = 40;
    private static final double ICON = 28;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new ParchmentArt(surface).sheet(box, thrown.total());
        surface.save();
        surface.translate(box.x(), box.y());
        surface.scale(box.width() / WIDTH, box.height() / HEIGHT);
        for (int die = 0; die < Throw.DICE; die++) {
            icon(surface, 26 + die * 34, HEIGHT / 2, thrown.die(die));
        }
        TavernLettering.write(surface, "=", 122, HEIGHT / 2, TavernLettering.text(22), Align.CENTRE, InkPath.INK);
        TavernLettering.write(
                surface,
                String.valueOf(thrown.total()),
                148,
                HEIGHT / 2 + 1,
                TavernLettering.title(31),
                Align.CENTRE,
                "#8c1b1f");
        surface.restore();
    }

    private static void icon(Surface surface, double x, double y, int number) {
        Pen pen = new Pen(surface);
        pen.round(new Box(x - ICON / 2, y - ICON / 2, ICON, ICON), 5)
                .fill("#fbf3dc")
                .stroke(InkPath.INK, 1.6);
        for (Dot pip : DieSprites.pips(number)) {
            pen.circle(x + pip.x() * .48, y + pip.y() * .48, number == 1 ? 4 : 2.9)
                    .fill(InkPath.INK);
        }
    }

    @Override
    public double bleed(Box box) {
        return 22;
    }
}
