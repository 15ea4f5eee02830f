package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** Boards side by side. A plank is expensive to draw, so each board is cut from a different part of the same plank. */
public final class Planks {
    private static final double LONGEST = 900;

    private final Surface surface;
    private final Pen pen;
    private final Ramp wood;
    private final int number;

    public Planks(Surface surface, Ramp wood, int number) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.wood = wood;
        this.number = number;
    }

    /** Rows of boards about {@code liked} high; {@code seam} colours the dark line between two boards, {@code edge} the light one. */
    public void floor(Box box, double liked, String seam, String edge) {
        int rows = (int) Math.max(2, Math.rint(box.height() / liked));
        double high = box.height() / rows;
        Sprite plank = plank(Math.min(LONGEST, box.width()), high * 3);
        Scatter scatter = new Scatter(number);
        for (int row = 0; row < rows; row++) {
            Box board = new Box(box.x(), box.y() + row * high, box.width(), high);
            board(board, plank, scatter);
            if (row > 0) {
                line(new Box(board.x(), board.y() - .9, board.width(), 1.5), seam);
                line(new Box(board.x(), board.y() + .7, board.width(), .9), edge);
            }
            double joint = board.x() + scatter.between(.12, .88) * board.width();
            line(new Box(joint, board.y(), 1.3, high), seam);
            line(new Box(joint + 1.3, board.y(), .8, high), edge);
        }
        plank.drop();
    }

    /** One piece of this wood over a box. */
    public void piece(Box box) {
        Sprite plank = plank(Math.min(LONGEST, box.width()), Math.min(140, box.height()));
        surface.draw(plank, box.x(), box.y(), box.width(), box.height());
        plank.drop();
    }

    private Sprite plank(double length, double high) {
        return new WoodArt(wood, number).plank(surface, length, high);
    }

    private void board(Box board, Sprite plank, Scatter scatter) {
        double longer = scatter.between(1.02, 1.3);
        double down = scatter.upTo(2) * board.height();
        double aside = scatter.upTo(longer - 1) * board.width();
        boolean turned = scatter.isOneOf(2);
        surface.save();
        pen.box(board).clip();
        surface.translate(turned ? board.right() : board.x(), board.y());
        surface.scale(turned ? -1 : 1, 1);
        surface.draw(plank, -aside, -down, board.width() * longer, 3 * board.height());
        surface.restore();
        String tint = scatter.isOneOf(2) ? "rgba(0,0,0,.05)" : "rgba(255,240,215,.05)";
        line(board, tint);
    }

    private void line(Box box, String colour) {
        pen.box(box).fill(colour);
    }
}
