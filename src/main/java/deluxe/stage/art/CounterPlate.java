package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;

/**
 * The counter's numbers: tiles on the board, tiles in the boneyard, the current sum of the open ends.
 *
 * @param scores whether the sum is one that scores
 */
public record CounterPlate(int onBoard, int inBoneyard, int sum, boolean scores) implements Picture {
    private static final int CELLS = 3;
    /** From this width on, words below the numbers say what they count; on a narrower plate, icons beside them. */
    private static final double WORDED = 136;

    /** Where the cells begin and the last one ends, as shares of the width: the second word is the longest. */
    private static final double[] BORDERS = {0, .3, .73, 1};

    /** How far down the middle of the numbers is above words, as a share of the height. */
    private static final double NUMBERS = .35;

    private static final double WORDS = .76;
    private static final double SMALLEST_WORD = 12;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        number(surface, onBoard, 0, box, theme, false);
        number(surface, inBoneyard, 1, box, theme, false);
        if (!isWorded(box)) {
            icon(surface, ArtFigures.SUM, 2, box, scores ? theme.gilt() : theme.quietInk());
        }
        number(surface, sum, 2, box, theme, scores);
    }

    private static void number(Surface surface, int number, int cell, Box box, Theme theme, boolean gilded) {
        Lettering letters = new Lettering(surface, theme);
        String text = String.valueOf(number);
        boolean worded = isWorded(box);
        double beside = worded ? 0 : radius(box) * 2.9;
        double x = worded ? middle(box, cell) : border(box, cell) + beside;
        double y = worded ? box.y() + box.height() * NUMBERS : box.centreY();
        double room = border(box, cell + 1) - border(box, cell) - beside - radius(box) * .2;
        Align align = worded ? Align.CENTRE : Align.LEFT;
        Surface.Face face = letters.fitted(text, Lettering.text(box.height() * .52), room);
        if (gilded) {
            letters.gilded(text, x, y, face, align);
        } else {
            letters.plain(text, x, y, face, align, theme.ink());
        }
    }

    private static void icon(Surface surface, String figure, int cell, Box box, String colour) {
        double r = radius(box);
        Icon.paint(surface, figure, border(box, cell) + r * 1.6, box.centreY(), r, colour);
    }

    static boolean isWorded(Box box) {
        return box.width() >= WORDED;
    }

    private static double border(Box box, int cell) {
        double side = box.height() * .15;
        double share = isWorded(box) ? BORDERS[cell] : cell / (double) CELLS;
        return box.x() + side + share * (box.width() - 2 * side);
    }

    private static double middle(Box box, int cell) {
        return (border(box, cell) + border(box, cell + 1)) / 2;
    }

    private static double radius(Box box) {
        return box.height() * .24;
    }

    /**
     * The plate under the numbers, and what they count. It is a picture of its own because it stays the same while they change.
     *
     * @param sum what the third number is
     */
    public record Ground(String board, String boneyard, String sum) implements Picture {
        @Override
        public void paint(Surface surface, Box box, Theme theme) {
            new PlateArt(surface, theme).plate(box, box.height() * .3, theme.plate());
            if (isWorded(box)) {
                word(surface, board, 0, box, theme);
                word(surface, boneyard, 1, box, theme);
                word(surface, sum, 2, box, theme);
            } else {
                icon(surface, ArtFigures.TILE, 0, box, theme.quietInk());
                icon(surface, ArtFigures.HEAP, 1, box, theme.quietInk());
            }
            for (int cell = 1; cell < CELLS; cell++) {
                double x = border(box, cell);
                new Pen(surface)
                        .line(x, box.y() + box.height() * .25, x, box.bottom() - box.height() * .25)
                        .stroke(Shade.clear(theme.ornament(), .35), 1);
            }
        }

        private static void word(Surface surface, String word, int cell, Box box, Theme theme) {
            Surface.Face face = Lettering.text(Math.max(SMALLEST_WORD, box.height() * .3));
            double y = box.y() + box.height() * WORDS;
            new Lettering(surface, theme).plain(word, middle(box, cell), y, face, Align.CENTRE, theme.quietInk());
        }
    }
}
