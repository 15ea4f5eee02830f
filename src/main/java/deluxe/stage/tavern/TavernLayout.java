package deluxe.stage.tavern;

import deluxe.ports.Display.Size;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;

/**
 * Where everything is in the tavern. Wide rooms have the people on both sides of the board, upright ones above it.
 *
 * @param board the board with its rim
 * @param line the line of text below it
 * @param opponent the opponent's portrait
 * @param player the player's own
 * @param opponentPurse where the opponent's coins are
 * @param playerPurse where the player's own coins are
 * @param candleX the candle's foot
 * @param candleSize the candle's size, 0 if there is no room for it
 * @param isUpright whether the people are above the board
 */
public record TavernLayout(
        Box room,
        Box board,
        Box line,
        Box opponent,
        Box player,
        Box opponentPurse,
        Box playerPurse,
        double candleX,
        double candleY,
        double candleSize,
        boolean isUpright) {
    /** In a room smaller than any device has, things overlap its edges. */
    private static final double LEAST = 180;

    private static final double GAP = 10;
    private static final double ABOVE = 14;
    private static final double PURSE = .2;
    private static final double WIDEST = 1.2;
    /** The height of the line below the board, as a part of the room's, with its limits and the gap above it. */
    private static final double LINE = .055;

    private static final double LEAST_LINE = 21;
    private static final double MOST_LINE = 30;
    private static final double LINE_GAP = 5;
    /** The height from the foot of the candle to the tip of its flame, with some space. */
    private static final double CANDLE = 168;

    /** With less height than this nobody would notice the candle, so there is none. */
    private static final double HIGH_ENOUGH = 380;

    /** @param leftHanded whether the player sits on the left */
    static TavernLayout of(Size size, SafeArea edges, boolean leftHanded) {
        Box room = new Box(0, 0, size.width(), size.height());
        Box clear = new Box(
                edges.left() + GAP,
                edges.top() + ABOVE,
                Math.max(LEAST, size.width() - edges.left() - edges.right() - 2 * GAP),
                Math.max(LEAST, size.height() - edges.top() - edges.bottom() - ABOVE - GAP));
        double line = Math.max(LEAST_LINE, Math.min(MOST_LINE, clear.height() * LINE));
        return clear.width() > clear.height() * WIDEST
                ? wide(room, clear, line, leftHanded)
                : upright(room, clear, line, leftHanded);
    }

    private static Box line(Box board, double high) {
        return new Box(board.x(), board.bottom() + LINE_GAP, board.width(), high);
    }

    private static TavernLayout wide(Box room, Box clear, double line, boolean leftHanded) {
        double free = clear.height() - line - LINE_GAP;
        double scale = Math.min(free / BoardArt.HEIGHT, clear.width() * .56 / BoardArt.WIDTH);
        Box board = board(clear.centreX(), clear.y() + (free - scale * BoardArt.HEIGHT) / 2, scale);
        double column = board.x() - clear.x() - 2 * GAP;
        double high = Math.min(clear.height(), board.height() * 1.25);
        double top = clear.y() + (clear.height() - high) / 2;
        double size = high < HIGH_ENOUGH ? 0 : Math.min(scale, high * .27 / CANDLE);
        double candle = size * CANDLE;
        Box left = new Box(clear.x() + GAP, top + candle / 2, column, high - candle);
        Box right = new Box(board.right() + GAP, top + candle, column, high - candle);
        Box far = leftHanded ? right : left;
        Box near = leftHanded ? left : right;
        return new TavernLayout(
                room,
                board,
                line(board, line),
                portrait(far),
                portrait(near),
                purse(far),
                purse(near),
                right.centreX(),
                right.y() - 8 * size,
                size,
                false);
    }

    private static TavernLayout upright(Box room, Box clear, double line, boolean leftHanded) {
        double scale = Math.min(clear.width() / BoardArt.WIDTH, clear.height() * .62 / BoardArt.HEIGHT);
        double boardTop = clear.bottom() - line - LINE_GAP - scale * BoardArt.HEIGHT;
        Box board = board(clear.centreX(), boardTop, scale);
        double high = boardTop - clear.y() - GAP;
        double column = Math.min(clear.width() * .38, high * (1 - PURSE) * PortraitArt.WIDTH / PortraitArt.HEIGHT + 20);
        Box left = new Box(clear.x(), clear.y(), column, high);
        Box right = new Box(clear.right() - column, clear.y(), column, high);
        Box far = leftHanded ? right : left;
        Box near = leftHanded ? left : right;
        double between = clear.width() - 2 * column;
        double size = Math.min(scale, Math.min(between / 100, high / (CANDLE * 1.4)));
        return new TavernLayout(
                room,
                board,
                line(board, line),
                portrait(far),
                portrait(near),
                purse(far),
                purse(near),
                clear.centreX(),
                boardTop - 26 * size,
                size,
                true);
    }

    private static Box board(double centreX, double top, double scale) {
        double width = scale * BoardArt.WIDTH;
        return new Box(centreX - width / 2, top, width, scale * BoardArt.HEIGHT);
    }

    private static Box portrait(Box place) {
        double high = place.height() * (1 - PURSE) - GAP;
        double scale = Math.min(place.width() / PortraitArt.WIDTH, high / PortraitArt.HEIGHT);
        double wide = PortraitArt.WIDTH * scale;
        double tall = PortraitArt.HEIGHT * scale;
        return new Box(place.centreX() - wide / 2, place.y() + (high - tall) / 2, wide, tall);
    }

    private static Box purse(Box place) {
        double high = place.height() * PURSE;
        return new Box(place.x(), place.bottom() - high, place.width(), high);
    }

    /** Pixels to one of the board's own units. */
    double scale() {
        return board.width() / BoardArt.WIDTH;
    }

    /** Where all gamblers are seen while the player looks round: where the board will be. */
    Box company() {
        return board.down(board.y(), line.bottom());
    }

    /** Where the dice fly: the board within its rim. */
    Box field() {
        return board.grown(-BoardArt.RIM * scale());
    }
}
