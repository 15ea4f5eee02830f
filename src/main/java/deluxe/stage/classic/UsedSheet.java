package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Theme;

/**
 * The writing on the slate of used dominoes, with the whole set as a triangle of unseen tiles. Tiles that the player has seen are
 * shown on it at the chart's size, each with a {@link UsedMark}.
 *
 * @param count how many tiles were played, in words
 * @param played the word for played tiles; {@code own} is for the player's own and {@code unseen} for the rest
 */
public record UsedSheet(int highest, String title, String count, String played, String own, String unseen)
        implements BoxPicture {
    private static final String STONE = "#424b4c";
    /** On a slate that is lower than this for a width of 170, letters are smaller. */
    private static final double LOW = 230;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        UsedChart chart = new UsedChart(box, highest);
        Chalk chalk = new Chalk(surface, theme);
        tiles(surface, chart);
        labels(chalk, chart);
        Box room = chart.within();
        double unit = Math.min(room.width() / 170, room.height() / LOW);
        Face face = new Lettering(surface, theme).fitted(title, Lettering.title(14 * unit), room.width() * .92);
        chalk.text(title, room.centreX(), room.y() + 17 * unit, face, Align.CENTRE, PubColours.YELLOW_CHALK);
        double right = room.right() - 6 * unit;
        double line = room.y() + 40 * unit;
        chalk.text(count, right, line, Lettering.text(12 * unit), Align.RIGHT, PubColours.CHALK);
        legend(surface, chalk, right, line, unit);
    }

    private void legend(Surface surface, Chalk chalk, double right, double top, double unit) {
        String[] words = {played, own, unseen};
        Face face = Lettering.text(11 * unit);
        double widest = 0;
        for (String word : words) {
            widest = Math.max(widest, surface.textWidth(word, face));
        }
        Pen pen = new Pen(surface);
        for (int line = 0; line < words.length; line++) {
            double y = top + (line + 1.35) * 18 * unit;
            double x = right - widest;
            chalk.text(words[line], x, y, face, Align.LEFT, PubColours.CHALK);
            Box sign = new Box(x - 13 * unit, y - 6 * unit, 6 * unit, 11 * unit);
            pen.round(sign, unit).fill(line == 0 ? "#fff6dc" : line == 1 ? "#b5ae9b" : STONE);
            if (line > 0) {
                pen.round(sign.grown(line == 1 ? unit : 0), unit).stroke(line == 1 ? UsedMark.OWN : "#8b9591", unit);
            }
        }
    }

    /** All blank places in one go, then all pips. */
    private void tiles(Surface surface, UsedChart chart) {
        double u = chart.u();
        surface.begin();
        each(
                chart,
                (high, low, cell) -> surface.roundRectangle(cell.x(), cell.y(), cell.width(), cell.height(), u * .15));
        surface.fill(Paint.of(STONE));
        surface.stroke(Paint.of("rgba(200,210,205,.22)"), .7);
        surface.begin();
        double right = chart.lies() ? u / 2 : 0;
        double down = chart.lies() ? 0 : u / 2;
        each(chart, (high, low, cell) -> {
            double x = cell.centreX();
            double y = cell.centreY();
            surface.moveTo(x - down * .7, y - right * .7);
            surface.lineTo(x + down * .7, y + right * .7);
            pips(surface, x - right, y - down, high, u, chart.lies());
            pips(surface, x + right, y + down, low, u, chart.lies());
        });
        surface.stroke(Paint.of("rgba(195,204,200,.42)"), Math.max(.8, u * .1));
    }

    /** Is given each cell and the tile that it is for. */
    private interface Cells {
        void take(int high, int low, Box cell);
    }

    private void each(UsedChart chart, Cells cells) {
        for (int high = 0; high <= highest; high++) {
            for (int low = 0; low <= high; low++) {
                cells.take(high, low, chart.cell(high, low));
            }
        }
    }

    /** Dots, as strokes of no length with round ends: {@code count} of them in three rows. */
    private static void pips(Surface surface, double x, double y, int count, double u, boolean lies) {
        double step = u * .27;
        for (int row = -1; row <= 1; row++) {
            int inRow = row == 0 ? middle(count) : outer(count);
            for (int pip = 0; pip < inRow; pip++) {
                double aside = inRow == 1 ? row * (count == 1 ? 0 : 1) : -1 + 2.0 * pip / (inRow - 1);
                double right = x + (lies ? row : aside) * step;
                double down = y + (lies ? -aside : row) * step;
                surface.moveTo(right, down);
                surface.lineTo(right + .01, down);
            }
        }
    }

    private static int outer(int count) {
        return count < 2 ? 0 : count < 4 ? 1 : count < 8 ? 2 : 3;
    }

    private static int middle(int count) {
        return count - 2 * outer(count);
    }

    private void labels(Chalk chalk, UsedChart chart) {
        double size = Math.max(8, chart.u() * .86);
        for (int value = 0; value <= highest; value++) {
            Box first = chart.cell(value, 0);
            chalk.text(
                    String.valueOf(value),
                    first.x() - size * .55,
                    first.centreY(),
                    Lettering.text(size),
                    Align.CENTRE,
                    PubColours.BLUE_CHALK);
            Box last = chart.cell(value, value);
            chalk.text(
                    String.valueOf(value),
                    last.centreX(),
                    last.y() - size * .55,
                    Lettering.text(size * .85),
                    Align.CENTRE,
                    PubColours.BLUE_CHALK);
        }
    }
}
