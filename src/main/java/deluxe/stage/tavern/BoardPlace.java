package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.dice.ThrowBoard;

/**
 * Where the board is on the display.
 *
 * @param field the box on the display where the player sees it
 * @param scale pixels of the display to one of the board's units
 */
record BoardPlace(ThrowBoard board, Box field, double scale) {
    /** What follows is in the board's units: its near left corner is 0, 0. */
    void enter(Surface surface) {
        surface.translate(field.x(), field.y());
        surface.scale(scale, scale);
        surface.translate(0, board.height() * Vec3.TILT_COS);
    }

    /** The box on the display of a box on the board, enlarged to whole device pixels, {@code ratio} to a CSS pixel. */
    Box onDisplay(Box onBoard, double ratio) {
        double left = field.x() + onBoard.x() * scale;
        double top = field.y() + (onBoard.y() + board.height() * Vec3.TILT_COS) * scale;
        double x = Math.floor(left * ratio) / ratio;
        double y = Math.floor(top * ratio) / ratio;
        return new Box(
                x,
                y,
                Math.ceil((left + onBoard.width() * scale) * ratio) / ratio - x,
                Math.ceil((top + onBoard.height() * scale) * ratio) / ratio - y);
    }
}
