package deluxe.stage.tiles;

import deluxe.dominoes.Draw;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.dominoes.Turn;
import deluxe.dominoes.View;
import deluxe.stage.art.Mood;
import deluxe.stage.art.Sitter;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What is seen on the table from the player's seat. It is a value: motion is the difference between two.
 *
 * @param view the player's view
 * @param toMove whose turn it is; nobody's when the round is over
 * @param choosing whether the player must play now: what cannot be played is dimmed, open ends are marked
 * @param mustDraw whether the player can only draw: all tiles are dimmed, the boneyard lies near the hand
 * @param revealed the opponent's tiles, in the order in which it got them, while they are face up: at a round's end, or all the time
 *     for somebody who may see both hands; otherwise none
 */
public record TableState(
        View view,
        String playerName,
        Sitter opponent,
        Optional<Seat> toMove,
        boolean choosing,
        boolean mustDraw,
        List<Tile> revealed,
        Mood playerMood,
        Mood opponentMood) {
    private static final double LIGHT = .4;

    public TableState {
        revealed = List.copyOf(revealed);
    }

    public boolean isToMove(Seat seat) {
        return toMove.isPresent() && toMove.get() == seat;
    }

    public boolean isPlayerToAct() {
        return choosing || mustDraw;
    }

    /** Whether the player can neither play nor draw. */
    public boolean isStuck() {
        return isToMove(Seat.PLAYER) && view.boneyardSize() == 0 && view.plays().isEmpty();
    }

    /** Whether the tile that was played last is the opponent's. */
    boolean isLastTileTheOpponents() {
        List<Turn> turns = view.turns().entries();
        for (int at = turns.size() - 1; at >= 0; at--) {
            if (turns.get(at).action() instanceof Play) {
                return turns.get(at).seat() == Seat.OPPONENT;
            }
        }
        return false;
    }

    /** How strongly the open ends are marked, from 0 to 1: lightly while the player cannot play. */
    double endMarks() {
        if (choosing && !mustDraw) {
            return 1;
        }
        return toMove.isPresent() && !view.tableau().isEmpty() ? LIGHT : 0;
    }

    /** Whether the opponent has drawn and must still move, so that the boneyard lies near its tiles. */
    boolean isOpponentDrawing() {
        return isToMove(Seat.OPPONENT)
                && view.turns()
                        .last()
                        .filter(turn -> turn.action() instanceof Draw)
                        .isPresent();
    }
}
