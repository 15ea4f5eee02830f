package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * What the next throw must show, on a strip of parchment below the board.
 *
 * @param contrast whether it is black on white
 */
record BoardLine(String text, boolean contrast) implements Picture {
    private static final double LETTERS = .74;
    private static final double MARGIN = .8;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double most = box.width() - 2 * MARGIN * box.height();
        Face face = TavernLettering.fitted(surface, text, TavernLettering.text(box.height() * LETTERS), most);
        double wide = surface.textWidth(text, face) + 2 * MARGIN * box.height();
        Box strip = new Box(box.centreX() - wide / 2, box.y(), wide, box.height());
        if (contrast) {
            new Pen(surface).round(strip, 4).fill("#ffffff").stroke("#000000", 3);
        } else {
            new ParchmentArt(surface).sheet(strip, text.length());
        }
        TavernLettering.write(
                surface,
                text,
                box.centreX(),
                box.centreY(),
                face,
                Align.CENTRE,
                contrast ? "#000000" : TavernColours.INK);
    }

    @Override
    public double bleed(Box box) {
        return 22;
    }
}
