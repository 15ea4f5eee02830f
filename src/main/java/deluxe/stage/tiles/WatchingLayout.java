package deluxe.stage.tiles;

import deluxe.stage.art.Box;

/** What is different on a table for watching: no settings, and perhaps both hands open. */
public final class WatchingLayout {
    /** Tiles that are open all the time are smaller than those that are shown at a round's end: the board needs the room. */
    private static final double SMALLER = .8;

    private static final double GAP = 8;

    private WatchingLayout() {}

    /** The opponent's plate goes where the gear was. */
    public static TableLayout of(TableLayout game) {
        Box plate = game.plates().other();
        return withoutGear(game, plate.moved(game.plates().gear().right() - plate.right(), 0));
    }

    /** Without settings; everything else stays in its place. */
    public static TableLayout withoutGear(TableLayout game) {
        return withoutGear(game, game.plates().other());
    }

    private static TableLayout withoutGear(TableLayout game, Box opponentPlate) {
        TableLayout.Plates plates = game.plates().withoutGear(opponentPlate);
        return new TableLayout(
                game.frame(), plates, game.board(), game.opponentRow(), game.hand(), game.reach(), game.heaps());
    }

    public static TableLayout withOpenHands(TableLayout closed) {
        Row row = closed.opponentRow();
        Row smaller = new Row(row.box(), row.u() * SMALLER, row.pitch() * SMALLER, 1);
        Box board = closed.board();
        double top = Math.max(board.y(), OpponentRow.revealedBottom(smaller, closed.frame()) + GAP);
        Box lower = board.down(top, board.bottom());
        return new TableLayout(
                closed.frame(), closed.plates(), lower, smaller, closed.hand(), closed.reach(), closed.heaps());
    }
}
