package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Deal;
import deluxe.dominoes.Deals;
import deluxe.dominoes.Game;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpinionTest {
    private static final Seed SERIES = Seed.of("091");
    private static final int EFFORT = 60;

    @Test
    void aPlayThatWinsAtOnceIsCertain() {
        RuleSet toTen = RuleSet.FIVES.with(RuleOption.HAND, "4").with(RuleOption.TARGET, "10");
        Game game = Game.begin(toTen, Deals.deal(toTen, "6-2 1-0 2-0 3-0", "6-6 4-2 2-2 6-4", ""))
                .next();
        game = game.take(Play.lead(Tile.of("6-2"))).step().next();

        Opinion opinion = Opinion.of(game.view(Seat.OPPONENT), EFFORT);

        assertThat(opinion.best().tile()).hasToString("4-2");
        assertThat(opinion.weighed().get(0).chance()).isEqualTo(Outlook.CERTAIN);
        assertThat(opinion.weighed().get(0).points()).isEqualTo(10);
    }

    @Test
    void everyLegalPlayIsWeighedAndTheBestComesFirst() {
        for (int number = 0; number < 20; number++) {
            Round round = somewhere(RuleSet.FIVES, number, 6);
            Opinion opinion = Opinion.of(round.view(round.turn()), EFFORT);

            for (Play play : round.plays().list()) {
                Opinion.Weighed weighed = opinion.of(play);
                assertThat(weighed.chance())
                        .isLessThanOrEqualTo(opinion.weighed().get(0).chance());
                assertThat(weighed.play().tile()).isEqualTo(play.tile());
            }
        }
    }

    @Test
    void theSameViewGetsTheSameOpinionHoweverItWasFormed() {
        Round round = somewhere(RuleSet.MUGGINS, 3, 5);
        Deliberation deliberation = new Deliberation(round.view(round.turn()), EFFORT);
        deliberation.goOn();
        Opinion.of(round.view(round.turn()), EFFORT);
        while (!deliberation.isOver()) {
            deliberation.goOn();
        }

        assertThat(deliberation.opinion().weighed())
                .isEqualTo(Opinion.of(round.view(round.turn()), EFFORT).weighed());
    }

    @Test
    void aDifferenceWithinItsNoiseCountsAsNone() {
        int within = 0;
        for (int number = 0; number < 30; number++) {
            Round round = somewhere(RuleSet.FIVES, number, 3);
            Opinion opinion = Opinion.of(round.view(round.turn()), EFFORT);
            for (Opinion.Weighed each : opinion.weighed()) {
                int less = opinion.weighed().get(0).chance() - each.chance();
                assertThat(opinion.lost(each)).isEqualTo(less > 2 * each.noise() ? less : 0);
                within += less > 0 && opinion.lost(each) == 0 ? 1 : 0;
            }
        }
        assertThat(within).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void withoutABoneyardItIsWhatPlayingOutEveryLineGives(String table) {
        int exact = 0;
        for (int number = 0; number < 60; number++) {
            Round round = emptied(RuleSet.named(table), number);
            if (round.isOver() || round.plays().size() < 2) {
                continue;
            }
            Opinion opinion = Opinion.of(round.view(round.turn()), EFFORT);
            if (!opinion.isExact()) {
                continue;
            }
            exact++;
            Game game = new Game(round, Optional.empty());
            int best = -1;
            for (Play play : round.plays().list()) {
                int chance = searched(game.take(play).step().next(), round.turn());
                assertThat(opinion.of(play).chance()).as(play + " of " + round).isEqualTo(chance);
                best = Math.max(best, chance);
            }
            assertThat(opinion.weighed().get(0).chance()).isEqualTo(best);
        }
        assertThat(exact).isGreaterThan(5);
    }

    /** The chance of a seat if both play as well as possible, by the rules themselves. */
    private static int searched(Game game, Seat seat) {
        Round round = game.round();
        if (game.isOver() || round.isOver()) {
            return atTheEnd(round, seat);
        }
        if (round.plays().isEmpty()) {
            return searched(game.take(new Pass()).step().next(), seat);
        }
        boolean own = round.turn() == seat;
        int best = own ? -1 : Outlook.CERTAIN + 1;
        for (Play play : round.plays().list()) {
            int chance = searched(game.take(play).step().next(), seat);
            best = own ? Math.max(best, chance) : Math.min(best, chance);
        }
        return best;
    }

    private static int atTheEnd(Round round, Seat seat) {
        Scores scores = round.scores();
        int target = round.rules().target();
        int lead = leader(round) == null ? 0 : leader(round) == seat ? Race.LEAD : -Race.LEAD;
        return Race.chance(target - scores.of(seat), target - scores.of(seat.other()), lead);
    }

    private static Seat leader(Round round) {
        return switch (round.rules().lead()) {
            case HIGHEST_DOUBLE -> null;
            case ALTERNATE -> round.turn();
            case LAST_PLACER ->
                round.turns()
                        .last(turn -> turn.action() instanceof Play)
                        .orElseThrow()
                        .seat();
        };
    }

    @Test
    void moreDealsMakeABetterPlayer() {
        int won = 0;
        for (int number = 0; number < 30; number++) {
            Seed seed = Exhibition.seed(SERIES, number);
            Game game = Game.begin(RuleSet.FIVES, Deal.of(seed, 1, RuleSet.FIVES.set()))
                    .next();
            while (!game.isOver()) {
                Round round = game.round();
                if (round.isOver()) {
                    game = game.deal(Deal.of(seed, round.number() + 1, RuleSet.FIVES.set()))
                            .next();
                } else if (round.turn() == Seat.PLAYER && !round.plays().isEmpty()) {
                    game = game.take(Opinion.of(round.view(Seat.PLAYER), 40).best())
                            .step()
                            .next();
                } else {
                    game = game.take(Difficulty.HARD.act(round.view(round.turn()), seed))
                            .step()
                            .next();
                }
            }
            won += game.outcome().orElseThrow().winner().equals(Optional.of(Seat.PLAYER)) ? 1 : 0;
        }
        assertThat(won).isGreaterThan(18);
    }

    /** A position with something to choose, some turns after the deal. */
    private static Round somewhere(RuleSet rules, int number, int turns) {
        Seed seed = Exhibition.seed(SERIES, number);
        Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
        int done = 0;
        while (done < turns || game.round().plays().size() < 2) {
            game = game.take(Difficulty.EASY.act(game.view(game.round().turn()), seed))
                    .step()
                    .next();
            done++;
            if (game.round().isOver()) {
                return somewhere(rules, number + 1000, turns);
            }
        }
        return game.round();
    }

    /** A position near the end of a round in which all tiles were dealt, or that round's end. */
    private static Round emptied(RuleSet rules, int number) {
        Seed seed = Exhibition.seed(SERIES, number);
        RuleSet all = rules.with(Map.of(RuleOption.HAND, "14", RuleOption.TARGET, "300"));
        Rng rng = Rng.derive(seed, 0, number);
        Game game = Game.begin(all, Deal.of(seed, 1, all.set())).next();
        while (!game.isOver()
                && !game.round().isOver()
                && game.round().hands().player().size() > 4) {
            List<Play> plays = game.round().plays().list();
            game = game.take(plays.isEmpty() ? new Pass() : plays.get(rng.below(plays.size())))
                    .step()
                    .next();
        }
        return game.round();
    }
}
