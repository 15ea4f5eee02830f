package deluxe.stage.tavern;

import deluxe.dice.Throw;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * The last throw as three small dice and their total, on a strip of parchment at the top of the board.
 *
 * @param contrast whether it is black on white
 */
record ThrowTally(Throw thrown, boolean contrast) implements Picture {
    static final double WIDTH = 176;
    static final double HEIGHT = 40;
    private static final double ICON = 28;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        if (contrast) {
            new Pen(surface).round(box, 4).fill("#ffffff").stroke("#000000", 3);
        } else {
            new ParchmentArt(surface).sheet(box, thrown.total());
        }
        surface.save();
        surface.translate(box.x(), box.y());
        surface.scale(box.width() / WIDTH, box.height() / HEIGHT);
        for (int die = 0; die < Throw.DICE; die++) {
            icon(surface, 26 + die * 34, HEIGHT / 2, thrown.die(die));
        }
        TavernLettering.write(surface, "=", 122, HEIGHT / 2, TavernLettering.text(22), Align.CENTRE, ink());
        TavernLettering.write(
                surface,
                String.valueOf(thrown.total()),
                148,
                HEIGHT / 2 + 1,
                TavernLettering.title(31),
                Align.CENTRE,
                contrast ? ink() : "#8c1b1f");
        surface.restore();
    }

    private String ink() {
        return contrast ? "#000000" : TavernColours.PEN;
    }

    private void icon(Surface surface, double x, double y, int number) {
        Pen pen = new Pen(surface);
        pen.round(new Box(x - ICON / 2, y - ICON / 2, ICON, ICON), 5)
                .fill(contrast ? "#ffffff" : "#fbf3dc")
                .stroke(ink(), 1.6);
        for (Dot pip : DieSprites.pips(number)) {
            pen.circle(x + pip.x() * .48, y + pip.y() * .48, number == 1 ? 4 : 2.9)
                    .fill(ink());
        }
    }

    @Override
    public double bleed(Box box) {
        return 22;
    }
}
