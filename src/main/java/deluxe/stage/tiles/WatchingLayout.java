package deluxe.stage.tiles;

import deluxe.stage.art.Box;

/** What is different on a table for watching: no settings, and perhaps both hands open. */
public final class WatchingLayout {
    private static final Box NOWHERE = new Box(0, 0, 0, 0);

    /** Tiles that are open all the time are smaller than those that are shown at a round's end: the board needs the room. */
    private static final double SMALLER = .8;

    private static final double GAP = 8;

    private WatchingLayout() {}

    /** The opponent's plate goes where the gear was. */
    public static TableLayout of(TableLayout game) {
        Box plate = game.opponentPlate();
        return withoutGear(game, plate.moved(game.gear().right() - plate.right(), 0));
    }

    /** Without settings; everything else stays in its place. */
    public static TableLayout withoutGear(TableLayout game) {
        return withoutGear(game, game.opponentPlate());
    }

    private static TableLayout withoutGear(TableLayout game, Box opponentPlate) {
        return new TableLayout(
                game.frame(),
                game.playerPlate(),
                opponentPlate,
                game.clock(),
                NOWHERE,
                game.counter(),
                game.board(),
                game.opponentRow(),
                game.hand(),
                game.reach(),
                game.playersHeap(),
                game.opponentsHeap());
    }

    public static TableLayout withOpenHands(TableLayout closed) {
        Row row = closed.opponentRow();
        Row smaller = new Row(row.box(), row.u() * SMALLER, row.pitch() * SMALLER, 1);
        Box board = closed.board();
        double top = Math.max(board.y(), OpponentRow.revealedBottom(smaller, closed.frame()) + GAP);
        return new TableLayout(
                closed.frame(),
                closed.playerPlate(),
                closed.opponentPlate(),
                closed.clock(),
                closed.gear(),
                closed.counter(),
                new Box(board.x(), top, board.width(), board.bottom() - top),
                smaller,
                closed.hand(),
                closed.reach(),
                closed.playersHeap(),
                closed.opponentsHeap());
    }
}
