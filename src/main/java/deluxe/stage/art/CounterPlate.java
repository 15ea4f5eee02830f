package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;

/**
 * The counter: tiles on the board, tiles in the boneyard, the current sum of the open ends.
 *
 * @param scores whether the sum is one that scores
 */
public record CounterPlate(int onBoard, int inBoneyard, int sum, boolean scores) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new PlateArt(surface, theme).plate(box, box.height() * .3, theme.plate());
        double r = box.height() * .24;
        double cell = (box.width() - box.height() * .3) / 3;
        double x = box.x() + box.height() * .15;
        double y = box.centreY();
        Icon.tile(surface, x + r * 1.6, y, r, theme.quietInk());
        number(surface, onBoard, x + r * 2.9, box, cell, theme, false);
        Icon.heap(surface, x + cell + r * 1.6, y, r, theme.quietInk());
        number(surface, inBoneyard, x + cell + r * 2.9, box, cell, theme, false);
        Icon.sum(surface, x + 2 * cell + r * 1.6, y, r, scores ? theme.gilt() : theme.quietInk());
        number(surface, sum, x + 2 * cell + r * 2.9, box, cell, theme, scores);
        rules(surface, box, x, cell, theme);
    }

    private static void number(
            Surface surface, int number, double x, Box box, double cell, Theme theme, boolean gilded) {
        Lettering letters = new Lettering(surface, theme);
        String text = String.valueOf(number);
        double room = cell - box.height() * .24 * 3.1;
        Surface.Face face = letters.fitted(text, Lettering.text(box.height() * .52), room);
        if (gilded) {
            letters.gilded(text, x, box.centreY(), face, Align.LEFT);
        } else {
            letters.plain(text, x, box.centreY(), face, Align.LEFT, theme.ink());
        }
    }

    private static void rules(Surface surface, Box box, double x, double cell, Theme theme) {
        for (int rule = 1; rule <= 2; rule++) {
            double at = x + rule * cell;
            new Pen(surface)
                    .line(at, box.y() + box.height() * .25, at, box.bottom() - box.height() * .25)
                    .stroke(Shade.clear(theme.ornament(), .35), 1);
        }
    }
}
