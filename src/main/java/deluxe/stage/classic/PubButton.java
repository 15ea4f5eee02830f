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
 * @param count the count beside its text, or empty: {@code 33}, {@code 7 / 55}
 * @param most the widest that the count can become: the text is as large as it can be beside that
 * @param tiles whether face-down tiles are drawn on it
 * @param enabled whether it can be pressed
 * @param inviting whether it is the only thing the player can do
 */
public record PubButton(String text, String count, String most, boolean tiles, boolean enabled, boolean inviting)
        implements Picture {
    private static final int BACKS = 3;
    /** The least width for text and count side by side, in heights. */
    private static final double LINE = 1.9;

    /** How far a text is reduced beside its count before it goes above the count. */
    private static final double SMALLEST = .75;

    /** The gap between text and count, in heights. */
    private static final double GAP = .16;

    private static final double PAD = .26;
    private static final double BACK = .29;
    /** The distance from one back to the next, in widths of a back. */
    private static final double BACK_PITCH = .76;

    private static final double BACKS_WIDTH = BACK * (BACK_PITCH * (BACKS - 1) + 1.4);

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = Math.min(box.height(), box.width() * .6);
        PlateArt plates = new PlateArt(surface, theme);
        if (inviting) {
            plates.halo(box, h * .22);
        }
        plates.plate(box, h * .22, theme.plate());
        Lettering letters = new Lettering(surface, theme);
        double x = box.x() + h * PAD;
        double right = box.right() - h * PAD;
        boolean hasBacks = tiles && right - x >= h * (BACKS_WIDTH + LINE);
        if (hasBacks) {
            for (int back = 0; back < BACKS; back++) {
                TileCount.back(surface, x + back * h * BACK * BACK_PITCH, box.centreY(), h * BACK, theme);
            }
            x += h * BACKS_WIDTH;
        }
        double room = right - x;
        if (!count.isEmpty() && !hasBacks && (room < h * LINE || isCrowded(surface, h, room))) {
            lines(letters, box, h, theme);
        } else {
            line(surface, letters, new Box(x, box.y(), room, box.height()), h, theme);
        }
        if (!enabled) {
            new Pen(surface).round(box.grown(-1.8), h * .2).fill("rgba(20,8,4,.5)");
        }
    }

    private static Face number(double h) {
        return Lettering.text(Math.min(26, h * .4));
    }

    private static Face title(double h) {
        return Lettering.title(Math.min(22, h * .34));
    }

    /** Whether the text would have to be much smaller beside its count. */
    private boolean isCrowded(Surface surface, double h, double room) {
        return surface.textWidth(text, title(h)) * SMALLEST + surface.textWidth(most, number(h)) + h * GAP > room;
    }

    private void line(Surface surface, Lettering letters, Box room, double h, Theme theme) {
        Face number = number(h);
        double gap = count.isEmpty() ? 0 : h * GAP;
        Face face = letters.fitted(text, title(h), room.width() - surface.textWidth(most, number) - gap);
        double wide = surface.textWidth(text, face) + surface.textWidth(count, number) + gap;
        double x = room.centreX() - wide / 2;
        letters.plain(text, x, room.centreY(), face, Align.LEFT, theme.ink());
        letters.gilded(count, x + wide, room.centreY(), number, Align.RIGHT);
    }

    private void lines(Lettering letters, Box box, double h, Theme theme) {
        double room = box.width() - h * .3;
        Face face = letters.fitted(text, Lettering.title(h * .3), room);
        letters.plain(text, box.centreX(), box.centreY() - h * .19, face, Align.CENTRE, theme.ink());
        Face number = letters.fitted(most, Lettering.text(h * .36), room);
        letters.gilded(count, box.centreX(), box.centreY() + h * .2, number, Align.CENTRE);
    }
}
