package deluxe.review;

import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** What a review has found so far. */
final class Findings {
    private final List<Weighing> players = new ArrayList<>();
    private final List<Weighing> opponents = new ArrayList<>();
    private int playersLuck;
    private int opponentsLuck;

    void add(Weighing choice) {
        of(choice.seat()).add(choice);
    }

    List<Weighing> of(Seat seat) {
        return seat == Seat.PLAYER ? players : opponents;
    }

    void addLuck(Seat seat, int luck) {
        if (seat == Seat.PLAYER) {
            playersLuck += luck;
        } else {
            opponentsLuck += luck;
        }
    }

    Balance balance(int start, int result) {
        return new Balance(start, playersLuck, opponentsLuck, lost(players), lost(opponents), result);
    }

    private static int lost(List<Weighing> choices) {
        int lost = 0;
        for (Weighing choice : choices) {
            lost += choice.lost();
        }
        return lost;
    }
}
