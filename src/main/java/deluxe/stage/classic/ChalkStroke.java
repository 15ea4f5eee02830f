package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Theme;

/**
 * One stroke of a score while it is being drawn, over the slate with its sheet.
 *
 * @param isOwn whether it is a stroke of the player's own score
 * @param number the number of the stroke, from 0
 * @param progress how much of the stroke is drawn, from 0 to 1
 */
public record ChalkStroke(ChalkSheet sheet, boolean isOwn, int number, double progress) implements BoxPicture {
    private static final int GRAIN = 900;

    public ChalkStroke {
        if (!(progress >= 0 && progress <= 1)) {
            throw new IllegalArgumentException("a stroke is drawn between 0 and 1");
        }
    }

    /** The part that is drawn so far on a slate; the chalk is at its lower end. */
    public ChalkTally.Line drawn(Box slate) {
        return sheet.tally(slate, isOwn).stroke(number).upTo(progress);
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        draw(new Chalk(surface, theme), sheet.tally(box, isOwn), number, progress);
    }

    static void draw(Chalk chalk, ChalkTally tally, int number, double progress) {
        double width = Math.max(1.1, Math.min(2.4, tally.step() * .14));
        chalk.line(tally.stroke(number), width, PubColours.CHALK, 1, GRAIN + number, progress);
    }
}
