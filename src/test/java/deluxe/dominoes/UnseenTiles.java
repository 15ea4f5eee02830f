package deluxe.dominoes;

import deluxe.kit.Rng;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes what a seat cannot see, for tests. */
public final class UnseenTiles {
    private UnseenTiles() {}

    /** The same round with the other hand and the boneyard shuffled together and dealt again. */
    public static Round shuffled(Round round, Seat seat, Rng rng) {
        return shuffled(round, seat, rng, List.of(), Optional.empty());
    }

    /**
     * The same, except for tiles that are about to be seen.
     *
     * @param kept tiles of the other hand that stay there
     * @param top the tile that is still the first to be drawn, if that one stays
     */
    public static Round shuffled(Round round, Seat seat, Rng rng, List<Tile> kept, Optional<Tile> top) {
        List<Tile> seen = new ArrayList<>(round.hands().of(seat).tiles());
        seen.addAll(round.tableau().tiles());
        int[] unseen = round.boneyard().deal().tiles().stream()
                .filter(tile -> !seen.contains(tile) && !kept.contains(tile) && !top.equals(Optional.of(tile)))
                .mapToInt(Tile::index)
                .toArray();
        rng.shuffle(unseen);
        int otherSize = round.hands().of(seat.other()).size();
        List<Tile> order = new ArrayList<>(kept);
        int at = 0;
        while (order.size() < otherSize) {
            order.add(Tile.at(unseen[at++]));
        }
        order.addAll(seen);
        top.ifPresent(order::add);
        while (at < unseen.length) {
            order.add(Tile.at(unseen[at++]));
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
