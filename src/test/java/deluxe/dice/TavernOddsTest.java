package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.table.Stream;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The exact odds of the games, compared with a million rounds of each; the figures are those of docs/dados.md. */
class TavernOddsTest {
    private static final int ROUNDS = 1_000_000;
    /** Four standard deviations over a million rounds. */
    private static final double CHANCE = .002;

    private static final double EXACT = .00005;

    private double firstWins;
    private double ties;
    private double share;

    private void play(TavernGame game, boolean alikeIsTriga) {
        Rng cup = Stream.DICE.from(Seed.of("1"), 0);
        int wins = 0;
        int nobody = 0;
        long quarters = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Contest contest = game.begun(Seat.PLAYER, alikeIsTriga);
            while (contest.decision().isEmpty()) {
                contest = contest.after(contest.lying(Throw.of(cup)));
            }
            Decision decision = contest.decision().get();
            wins += decision.winner().equals(Optional.of(Seat.PLAYER)) ? 1 : 0;
            nobody += decision.winner().isEmpty() ? 1 : 0;
            quarters += decision.quarters();
        }
        firstWins = (double) wins / ROUNDS;
        ties = (double) nobody / ROUNDS;
        share = quarters / 4.0 / ROUNDS;
    }

    @Test
    void fortyOfTheThrowsAreTrigas() {
        assertThat(ExactOdds.trigas(false)).isEqualTo(40);
        assertThat(ExactOdds.trigas(true)).isEqualTo(42);
    }

    @Test
    void inRiffaItDoesNotMatterWhoBegins() {
        play(TavernGame.RIFFA, false);

        assertThat(ExactOdds.riffaTies()).isEqualTo(.0710, within(EXACT));
        assertThat(ties).isEqualTo(ExactOdds.riffaTies(), within(CHANCE));
        assertThat(firstWins).isEqualTo((1 - ExactOdds.riffaTies()) / 2, within(CHANCE));
    }

    @Test
    void inTrigaWhoBeginsWinsMoreOften() {
        play(TavernGame.TRIGA, false);

        assertThat(ExactOdds.trigaFirstWins(false)).isEqualTo(.5604, within(EXACT));
        assertThat(firstWins).isEqualTo(ExactOdds.trigaFirstWins(false), within(CHANCE));
    }

    @Test
    void inTrigaCountingThreeAlikeHardlyChangesTheOdds() {
        play(TavernGame.TRIGA, true);

        assertThat(ExactOdds.trigaFirstWins(true)).isEqualTo(.5611, within(EXACT));
        assertThat(firstWins).isEqualTo(ExactOdds.trigaFirstWins(true), within(CHANCE));
    }

    @Test
    void inPanquistWhoBeginsWinsMoreOftenAndAboutHalfTheWager() {
        play(TavernGame.PANQUIST, false);

        assertThat(ExactOdds.panquistFirstWins()).isEqualTo(.5652, within(EXACT));
        assertThat(firstWins).isEqualTo(ExactOdds.panquistFirstWins(), within(CHANCE));
        assertThat(ExactOdds.panquistShare()).isEqualTo(.5344, within(EXACT));
        assertThat(share).isEqualTo(ExactOdds.panquistShare(), within(CHANCE));
    }

    @Test
    void oneBattleInElevenIsTied() {
        assertThat(ExactOdds.battleTies()).isEqualTo(.0928, within(EXACT));
    }

    @Test
    void eachFaceFallsAsOftenInTheThrowsOfACampaign() {
        int[] faces = new int[Throw.FACES + 1];
        Seed seed = Seed.of("abc");
        for (int number = 0; number < 60_000; number++) {
            Throw thrown = Cup.shaken(seed, number);
            faces[thrown.first()]++;
            faces[thrown.second()]++;
            faces[thrown.third()]++;
        }
        for (int face = 1; face <= Throw.FACES; face++) {
            assertThat(faces[face]).isBetween(29_300, 30_700);
        }
    }

    @Test
    void seedsThatDifferInOneDigitThrowOtherDice() {
        int same = 0;
        for (int number = 0; number < 1000; number++) {
            same += Cup.shaken(Seed.of("1"), number).equals(Cup.shaken(Seed.of("2"), number)) ? 1 : 0;
        }
        assertThat(same).isLessThan(20);
    }
}
