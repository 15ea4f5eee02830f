package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Deals;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Pass;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import org.junit.jupiter.api.Test;

/** What a bot imagines of the other hand. In all but one of these tests that is the second of the hands dealt. */
class OtherHandTest {
    private static final int TIMES = 2000;
    private static final RuleSet FIVES = RuleSet.FIVES.with(RuleOption.HAND, "4");

    @Test
    void everyUnseenTileIsImaginedOnceAndTheCountsAreRight() {
        Game game = after(FIVES, "5-5 1-0 2-0 3-0", "6-6 4-4 3-3 2-2", "5-1", "5-5, draw");
        View view = game.view(Seat.OPPONENT);

        Imagined imagined = new Imagined(view);

        assertThat(imagined.inOtherHand).hasSize(Tile.LARGEST_SET);
        assertThat(Imagined.sum(imagined.inOtherHand)).isEqualTo(TIMES * 3);
        for (int tile = 0; tile < view.rules().set().tiles(); tile++) {
            boolean seen =
                    view.hand().holds(Tile.at(tile)) || tile == Tile.of("5-5").index();
            assertThat(imagined.inOtherHand[tile] + imagined.inBoneyard[tile]).isEqualTo(seen ? 0 : TIMES);
        }
    }

    @Test
    void anOpponentThatDrewWhenOnlyFivesWereOpenHoldsNoFives() {
        Game game = after(FIVES, "5-5 1-0 2-0 3-0", "6-6 4-4 3-3 2-2", "6-4 5-1", "5-5, draw, draw, 5-1 on 5-5 far");
        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        for (String five : new String[] {"5-0", "5-2", "5-3", "5-4", "6-5"}) {
            assertThat(imagined.oftenHeld(five)).as(five).isZero();
        }
        assertThat(imagined.oftenHeld("6-4")).isPositive();
    }

    @Test
    void tilesHeldWhenTheOpponentDrewFitNoEndThatWasOpenThen() {
        Game game = after(
                FIVES,
                "5-5 6-5 1-0 2-0",
                "4-4 3-3 2-2 1-1",
                "5-1 6-3",
                "5-5, draw, 5-1 on 5-5 near, 6-5 on 5-5 far, 1-1 on 5-1, 1-0 on 1-1 far, draw, 6-3 on 6-5");
        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        // Only 6-3 was drawn since, and it was played: the rest of the hand was there when 6, 1 and 0 were open.
        assertThat(imagined.oftenHeld("6-4")).isZero();
        assertThat(imagined.oftenHeld("4-0")).isZero();
        assertThat(imagined.oftenHeld("4-4")).isPositive();
    }

    @Test
    void onceTheBoneyardIsEmptyEveryUnseenTileIsInTheOtherHand() {
        RuleSet whole = RuleSet.ALL_FIVES.with(RuleOption.HAND, "13");
        Game game = after(whole, "0-0 1-0 2-0 3-0 4-0 5-0 6-0", "", "1-1 2-1", "0-0, draw, draw, pass");

        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        assertThat(Imagined.sum(imagined.inBoneyard)).isZero();
        assertThat(Imagined.sum(imagined.inOtherHand)).isEqualTo(TIMES * 15);
    }

    @Test
    void anOpponentThatDidNotScoreProbablyCouldNot() {
        Game game = after(FIVES, "6-4 6-0 2-0 3-0", "4-4 6-6 4-1 5-0", "", "6-4, 4-4 on 6-4");

        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        // 6-1 would have left 4 + 1, and 6-2 leaves 4 + 2.
        assertThat(imagined.oftenHeld("6-1") * 5).isLessThan(imagined.oftenHeld("6-2"));
        assertThat(imagined.oftenHeld("6-2")).isLessThan(imagined.oftenHeld("3-3"));
    }

    @Test
    void whereTheHighestDoubleLeadsNobodyWasDealtAHigherOne() {
        RuleSet rules = RuleSet.MUGGINS.with(RuleOption.HAND, "4");
        Game game = after(rules, "4-4 4-0 2-0 3-0", "3-3 6-4 2-1 3-1", "", "4-4, 6-4 on 4-4 near");

        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        assertThat(imagined.oftenHeld("6-6")).isZero();
        assertThat(imagined.oftenHeld("5-5")).isZero();
        assertThat(imagined.oftenHeld("3-3")).isPositive();
    }

    @Test
    void anOpponentThatDrewByChoiceIsImaginedWithTheRightNumberOfTiles() {
        RuleSet rules = RuleSet.ALL_FIVES.with(RuleOption.HAND, "13");
        Game game = after(
                rules,
                "6-6 5-5 4-4 3-3 2-2 1-1 0-0",
                "6-5 5-4 4-3 3-2 2-1 1-0",
                "",
                "6-6, draw, 6-5 on 6-6 near, 5-5 on 6-5, draw, 5-4 on 5-5 far");

        Imagined imagined = new Imagined(game.view(Seat.PLAYER));

        assertThat(Imagined.sum(imagined.inOtherHand)).isEqualTo(TIMES * 13);
    }

    private static Game after(RuleSet rules, String player, String opponent, String boneyard, String actions) {
        Game game =
                Game.begin(rules, Deals.deal(rules, player, opponent, boneyard)).next();
        for (String action : actions.split(", ", -1)) {
            game = game.take(
                            switch (action) {
                                case "draw" -> new Draw();
                                case "pass" -> new Pass();
                                default ->
                                    Notation.read(action, game.round().tableau().tiles());
                            })
                    .step()
                    .next();
        }
        return game;
    }

    /** How often each tile was imagined in the other's hand, and in the boneyard. */
    private static final class Imagined {
        final int[] inOtherHand = new int[Tile.LARGEST_SET];
        final int[] inBoneyard = new int[Tile.LARGEST_SET];

        Imagined(View view) {
            OtherHand otherHand = new OtherHand(view);
            ImaginedRound round = new ImaginedRound(view);
            Candidates candidates = new Candidates(view, view.plays());
            Rng rng = Rng.derive(Seed.of("0d"), 1, 1);
            for (int time = 0; time < TIMES; time++) {
                ImaginedRound trial = new ImaginedRound(view);
                otherHand.imagine(round, rng);
                trial.copy(round);
                trial.play(candidates.slot(0), candidates.place(0));
                count(trial);
            }
        }

        /** Counts the tiles of the player to move, and those left to draw. */
        private void count(ImaginedRound round) {
            int held = round.handSize();
            while (round.canDraw()) {
                round.draw();
            }
            for (int slot = 0; slot < round.handSize(); slot++) {
                (slot < held ? inOtherHand : inBoneyard)[round.tile(slot)]++;
            }
        }

        int oftenHeld(String tile) {
            return inOtherHand[Tile.of(tile).index()];
        }

        static int sum(int[] counts) {
            int sum = 0;
            for (int count : counts) {
                sum += count;
            }
            return sum;
        }
    }
}
