package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.View;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.table.Stream;
import java.util.List;
import java.util.Optional;

/** What only a dealer and a verifier know: the deals, what the opponent chooses, and how long it thinks. */
public sealed interface Deck {
    /** The version of its records. */
    int version();

    /** The name of the line at a record's head from which the rest follows, or which commits to it. */
    String headName();

    /** The value of that line. */
    String head();

    /** What a record reveals at its foot. */
    Optional<DealKey> foot();

    /** The deal of a round, from 1. */
    Deal deal(int round, DoubleSet set);

    /** What the opponent does who sees this. */
    Action choice(Difficulty opponent, View view);

    /** Where from 0 to {@code range} the opponent's thinking time lies at this moment of the match. */
    int thought(int moment, int range);

    /**
     * All follows from one seed, which the player's device may hold.
     *
     * @param deals the deals of the first rounds, if the operator deals; later ones, and all of the opponent, follow from the seed
     */
    record Seeded(Seed seed, List<Deal> deals) implements Deck {
        static final int MOST_DEALS = 100;

        public Seeded {
            Whole.within("the number of deals", deals.size(), 0, MOST_DEALS);
            deals = List.copyOf(deals);
        }

        @Override
        public int version() {
            return Sheet.VERSION;
        }

        @Override
        public String headName() {
            return Sheet.SEED;
        }

        @Override
        public String head() {
            return seed.hex();
        }

        @Override
        public Optional<DealKey> foot() {
            return Optional.empty();
        }

        @Override
        public Deal deal(int round, DoubleSet set) {
            return round <= deals.size() ? deals.get(round - 1) : Deal.of(seed, round, set);
        }

        @Override
        public Action choice(Difficulty opponent, View view) {
            return opponent.act(view, seed);
        }

        @Override
        public int thought(int moment, int range) {
            return Stream.PACE.from(pace(), moment).below(range + 1);
        }

        /** The player sees the times, so nothing else follows from what they are drawn from. */
        private Seed pace() {
            return Stream.PACE.seed(seed, 0);
        }
    }

    /** All follows from a key that only the server holds until the match is final. */
    record Sealed(DealKey key) implements Deck {
        @Override
        public int version() {
            return Sheet.SEALED_VERSION;
        }

        @Override
        public String headName() {
            return Sheet.COMMITMENT;
        }

        @Override
        public String head() {
            return key.commitment();
        }

        @Override
        public Optional<DealKey> foot() {
            return Optional.of(key);
        }

        @Override
        public Deal deal(int round, DoubleSet set) {
            return key.deal(round, set);
        }

        @Override
        public Action choice(Difficulty opponent, View view) {
            return opponent.act(view, key.opponent());
        }

        @Override
        public int thought(int moment, int range) {
            return Stream.PACE.from(key.pace(), moment).below(range + 1);
        }
    }
}
