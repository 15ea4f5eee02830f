package deluxe.dominoes;

import deluxe.kit.Rng;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Changes what a seat cannot see, for tests. */
public final class Unseen {
    private Unseen() {}

    /** The same round with the other's hand and the boneyard thrown together and dealt anew. */
    public static Round shuffled(Round round, Seat seat, Rng rng) {
        List<Tile> seen = new ArrayList<>(round.hands().of(seat).tiles());
        seen.addAll(round.tableau().tiles());
        int[] unseen = round.boneyard().deal().tiles().stream()
                .filter(tile -> !seen.contains(tile))
                .mapToInt(Tile::index)
                .toArray();
        rng.shuffle(unseen);
        int otherSize = round.hands().of(seat.other()).size();
        List<Tile> order = new ArrayList<>();
        for (int at = 0; at < otherSize; at++) {
            order.add(Tile.at(unseen[at]));
        }
        order.addAll(seen);
        for (int at = otherSize; at < unseen.length; at++) {
            order.add(Tile.at(unseen[at]));
        }
        Deal deal = Deal.of(round.rules().set(), order);
        return new Round(
                round.rules(),
                round.number(),
                round.hands().with(seat.other(), Hand.dealt(deal, 0, otherSize)),
                new Boneyard(deal, round.boneyard().drawn()),
                round.tableau(),
                round.turn(),
                round.turns(),
                round.scores(),
                round.result());
    }
}
