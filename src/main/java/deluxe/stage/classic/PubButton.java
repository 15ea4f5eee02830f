package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.PlateArt;
import deluxe.stage.art.Theme;

/**
 * A button of leather and brass.
 *
 * @param count beside its text, if there is one: {@code 33}, {@code 7 / 55}
 * @param tiles whether tiles lie on it face down
 * @param enabled whether it can be pressed
 */
public record PubButton(String text, String count, boolean tiles, boolean enabled) implements Picture {
    private static final int BACKS = 3;
    /** From so many heights on there is room for the tiles. */
    private static final double ROOMY = 3;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = Math.min(box.height(), box.width() * .6);
        new PlateArt(surface, theme).plate(box, h * .22, theme.plate());
        Lettering letters = new Lettering(surface, theme);
        double x = box.x() + h * .26;
        double right = box.right() - h * .26;
        if (tiles && box.width() >= h * ROOMY) {
            double u = h * .29;
            for (int back = 0; back < BACKS; back++) {
                TileCount.back(surface, x + back * u * .76, box.centreY(), u, theme);
            }
            x += u * (.76 * (BACKS - 1) + 1.4);
        }
        if (right - x < h * 1.9 && !count.isEmpty()) {
            lines(letters, box, h, theme);
        } else {
            line(surface, letters, new Box(x, box.y(), right - x, box.height()), h, theme);
        }
        if (!enabled) {
            new Pen(surface).round(box.grown(-1.8), h * .2).fill("rgba(20,8,4,.5)");
        }
    }

    private void line(Surface surface, Lettering letters, Box room, double h, Theme theme) {
        Face number = Lettering.text(Math.min(26, h * .4));
        double countWide = count.isEmpty() ? 0 : surface.textWidth(count, number) + h * .16;
        Face face = letters.fitted(text, Lettering.title(Math.min(22, h * .34)), room.width() - countWide);
        double wide = surface.textWidth(text, face) + countWide;
        double x = room.centreX() - wide / 2;
        letters.plain(text, x, room.centreY(), face, Align.LEFT, theme.ink());
        letters.gilded(count, x + wide, room.centreY(), number, Align.RIGHT);
    }

    private void lines(Lettering letters, Box box, double h, Theme theme) {
        double room = box.width() - h * .3;
        Face face = letters.fitted(text, Lettering.title(h * .3), room);
        letters.plain(text, box.centreX(), box.centreY() - h * .19, face, Align.CENTRE, theme.ink());
        Face number = letters.fitted(count, Lettering.text(h * .36), room);
        letters.gilded(count, box.centreX(), box.centreY() + h * .2, number, Align.CENTRE);
    }
}
