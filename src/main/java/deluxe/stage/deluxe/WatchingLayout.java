package deluxe.stage.deluxe;

import deluxe.stage.art.Box;
import deluxe.stage.tiles.OpponentRow;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

/** What is different on a table to look on at: nothing to be set, and perhaps both hands open. */
final class WatchingLayout {
    private static final Box NOWHERE = new Box(0, 0, 0, 0);

    /** Tiles that are open all the time are smaller than those that are shown at a round's end: the board needs the room. */
    private static final double SMALLER = .8;

    private static final double GAP = 8;

    private WatchingLayout() {}

    /** The opponent's plate stands where the gear was. */
    static TableLayout of(TableLayout game) {
        Box plate = game.opponentPlate();
        return new TableLayout(
                game.frame(),
                game.playerPlate(),
                plate.moved(game.gear().right() - plate.right(), 0),
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

    static TableLayout withOpenHands(TableLayout closed) {
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
