package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;

/**
 * The counter: tiles on the board, tiles in the boneyard, the current sum of the open ends.
 *
 * @param scores whether the sum is one that scores
 */
public record CounterPlate(int onBoard, int inBoneyard, int sum, boolean scores) implements Picture {
    private static final int CELLS = 3;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        number(surface, onBoard, 0, box, theme, false);
        number(surface, inBoneyard, 1, box, theme, false);
        Icon.paint(
                surface,
                ArtFigures.SUM,
                iconX(box, 2),
                box.centreY(),
                radius(box),
                scores ? theme.gilt() : theme.quietInk());
        number(surface, sum, 2, box, theme, scores);
    }

    private static void number(Surface surface, int number, int cell, Box box, Theme theme, boolean gilded) {
        Lettering letters = new Lettering(surface, theme);
        String text = String.valueOf(number);
        double x = left(box, cell) + radius(box) * 2.9;
        double room = wide(box) - radius(box) * 3.1;
        Surface.Face face = letters.fitted(text, Lettering.text(box.height() * .52), room);
        if (gilded) {
            letters.gilded(text, x, box.centreY(), face, Align.LEFT);
        } else {
            letters.plain(text, x, box.centreY(), face, Align.LEFT, theme.ink());
        }
    }

    private static double iconX(Box box, int cell) {
        return left(box, cell) + radius(box) * 1.6;
    }

    private static double left(Box box, int cell) {
        return box.x() + box.height() * .15 + cell * wide(box);
    }

    private static double wide(Box box) {
        return (box.width() - box.height() * .3) / CELLS;
    }

    private static double radius(Box box) {
        return box.height() * .24;
    }

    /** The plate under the numbers. It is a picture of its own because it stays the same while they change. */
    public record Ground() implements Picture {
        @Override
        public void paint(Surface surface, Box box, Theme theme) {
            new PlateArt(surface, theme).plate(box, box.height() * .3, theme.plate());
            Icon.paint(surface, ArtFigures.TILE, iconX(box, 0), box.centreY(), radius(box), theme.quietInk());
            Icon.paint(surface, ArtFigures.HEAP, iconX(box, 1), box.centreY(), radius(box), theme.quietInk());
            for (int cell = 1; cell < CELLS; cell++) {
                double x = left(box, cell);
                new Pen(surface)
                        .line(x, box.y() + box.height() * .25, x, box.bottom() - box.height() * .25)
                        .stroke(Shade.clear(theme.ornament(), .35), 1);
            }
        }
    }
}
