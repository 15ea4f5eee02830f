package deluxe.stage.dice;

/** The inner field of the board, with its four walls. */
public record ThrowBoard(double width, double height) {
    /** The tavern's board. */
    public static final ThrowBoard TAVERN = new ThrowBoard(384, 352);

    double normalX(int wall) {
        return wall == 0 ? 1 : wall == 1 ? -1 : 0;
    }

    double normalY(int wall) {
        return wall == 2 ? 1 : wall == 3 ? -1 : 0;
    }

    /** How far inside that wall a point is. */
    double distance(int wall, double x, double y) {
        return switch (wall) {
            case 0 -> x;
            case 1 -> width - x;
            case 2 -> y;
            default -> height - y;
        };
    }
}
