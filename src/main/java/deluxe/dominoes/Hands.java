package deluxe.dominoes;

import deluxe.table.Seat;

/** What both players hold. */
public record Hands(Hand player, Hand opponent) {
    public Hand of(Seat seat) {
        return seat == Seat.PLAYER ? player : opponent;
    }

    Hands with(Seat seat, Hand hand) {
        return seat == Seat.PLAYER ? new Hands(hand, opponent) : new Hands(player, hand);
    }
}
