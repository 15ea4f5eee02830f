package deluxe.browser;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Agreement;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/**
 * A game that a document describes tile by tile.
 *
 * @param dealt four tiles for the player, who plays all but the last in this order, and four for the opponent
 * @param sums the sum of the ends after each tile
 */
record WorkedGame(RuleSet rules, List<String> dealt, List<Integer> sums) {
    private static final int SEEDS = 2000;
    private static final int OWN = 3;
    private static final int MOVE_MILLIS = 2000;

    List<String> own() {
        return dealt.subList(0, OWN);
    }

    /** The whole set, with the dealt tiles in front. */
    List<String> order() {
        List<String> order = new ArrayList<>(dealt);
        for (int index = 0; index < DoubleSet.SIX.tiles(); index++) {
            if (!order.contains(Tile.at(index).toString())) {
                order.add(Tile.at(index).toString());
            }
        }
        return order;
    }

    /** Terms under which the opponent, who plays at random, happens to play as the document says. */
    Terms terms() {
        Deal deal = Deal.of(DoubleSet.SIX, order().stream().map(Tile::of).toList());
        Random random = new Random(1);
        for (int number = 1; number <= SEEDS; number++) {
            Seed seed = Seed.of(String.format(Locale.ROOT, "%016x%016x", random.nextLong(), random.nextLong()));
            Terms practice = Terms.practice(rules, Difficulty.EASY, seed);
            Terms terms = new Terms(
                    new Agreement(
                            "worked",
                            rules,
                            Difficulty.EASY,
                            practice.agreement().pause(),
                            practice.agreement().pauseSeconds()),
                    new Deck.Seeded(seed, List.of(deal)));
            if (goesAsToldWith(terms)) {
                return terms;
            }
        }
        throw new IllegalStateException("no such match among " + SEEDS);
    }

    private boolean goesAsToldWith(Terms terms) {
        Match match = Match.begin(terms).next();
        List<Integer> made = new ArrayList<>();
        int played = 0;
        while (made.size() < sums.size() && !match.isOver() && !match.game().awaitsDeal()) {
            Optional<Line> due = match.due();
            if (due.isPresent()) {
                match = match.take(due.get()).step().next();
            } else {
                Tile tile = Tile.of(own().get(played++));
                List<Play> plays = match.game().view(Seat.PLAYER).plays().of(tile);
                if (plays.isEmpty()) {
                    return false;
                }
                int at = match.clock().nowMillis() + MOVE_MILLIS;
                match = match.take(new Line(at, new MatchEntry.Move(Seat.PLAYER, plays.get(0))))
                        .step()
                        .next();
            }
            made.add(match.game().round().tableau().sum());
        }
        return made.equals(sums);
    }
}
