package deluxe.bots;

import deluxe.dominoes.Boneyard;
import deluxe.dominoes.Hand;
import deluxe.dominoes.Round;
import deluxe.kit.Rng;
import deluxe.table.Seat;

/** Nothing is hidden: everything lies where it lies in this round. */
final class Shown implements Hidden {
    private final Round round;
    private final Seat seat;

    /** @param seat to whom it is shown */
    Shown(Round round, Seat seat) {
        this.round = round;
        this.seat = seat;
    }

    @Override
    public void imagine(ImaginedRound imagined, Rng rng) {
        imagined.forgetUnseen();
        Hand other = round.hands().of(seat.other());
        for (int at = 0; at < other.size(); at++) {
            imagined.hold(ImaginedRound.OTHER, other.tile(at).index());
        }
        Boneyard boneyard = round.boneyard();
        for (int at = boneyard.size() - 1; at >= 0; at--) {
            imagined.bury(boneyard.tile(at).index());
        }
    }
}
