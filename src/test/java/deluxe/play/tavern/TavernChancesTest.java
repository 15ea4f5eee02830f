package deluxe.play.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Campaign;
import deluxe.dice.CampaignLog;
import deluxe.dice.DiceRound;
import deluxe.dice.Gambler;
import deluxe.dice.TavernAction;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.kit.Seed;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TavernChancesTest {
    private static final Gambler GUEST = Gambler.SQUIRE;
    private static final List<Gambler> GUESTS = List.of(Gambler.values());

    private final TavernWords words = new TavernWords(english -> english);
    private final TavernChances chances = new TavernChances(words);

    @Test
    void theFirstRollOnlyDecidesWhoBegins() {
        assertThat(needed(round(TavernGame.RIFFA, false))).isEqualTo("The higher total begins.");
    }

    @Test
    void inRiffaFirstAPairIsNeededThenTheLastDie() {
        ToldRound round = begun(TavernGame.RIFFA, Seat.PLAYER);
        assertThat(needed(round)).isEqualTo("A pair is needed: 44 %.");
        thrown(round, Seat.PLAYER, 1, 3, 5);
        assertThat(needed(round)).isEqualTo("No pair, again: 44 %.");
        thrown(round, Seat.PLAYER, 4, 2, 4);
        assertThat(needed(round)).isEqualTo("The last die makes it 9 to 14.");
        thrown(round, Seat.PLAYER, 4, 5, 4);
        assertThat(needed(round)).isEqualTo("13 is to beat. A pair is needed: 44 %.");
        thrown(round, Seat.OPPONENT, 5, 5, 1);
        assertThat(needed(round)).isEqualTo("13 is to beat. The last die does it: 50 %.");
        thrown(round, Seat.OPPONENT, 5, 5, 2);
        assertThat(needed(round)).isEmpty();
        assertThat(chances.decided(round, GUEST)).isEqualTo("13 beats 12");
    }

    @Test
    void whoBeginsRiffaThrowsForAPairButHasNotMissedOneYet() {
        ToldRound round = begun(TavernGame.RIFFA, Seat.OPPONENT);
        thrown(round, Seat.OPPONENT, 1, 1, 5);
        thrown(round, Seat.OPPONENT, 1, 1, 6);

        assertThat(needed(round)).isEqualTo("8 is to beat. A pair is needed: 44 %.");
    }

    @Test
    void aTieOfRiffaIsToldAsOne() {
        ToldRound round = begun(TavernGame.RIFFA, Seat.PLAYER);
        for (Seat seat : Seat.values()) {
            thrown(round, seat, 1, 1, 5);
            thrown(round, seat, 1, 1, 6);
        }

        assertThat(chances.decided(round, GUEST)).isEqualTo("Both have 8");
    }

    @Test
    void inTrigaTheFirstThrowWinsOrMakesAMark() {
        ToldRound round = begun(TavernGame.TRIGA, Seat.PLAYER);
        assertThat(needed(round)).isEqualTo("A Triga, below 7 or above 14: 19 %.");
        thrown(round, Seat.PLAYER, 2, 3, 5);
        assertThat(needed(round)).isEqualTo("A Triga, below 7 or above 14: 19 %. Your 10 wins: 13 %.");
        thrown(round, Seat.OPPONENT, 2, 1, 4);
        assertThat(needed(round)).isEqualTo("Your 10 wins: 13 %. Nuño's 7 loses: 7 %.");
        thrown(round, Seat.PLAYER, 3, 1, 3);
        assertThat(chances.decided(round, GUEST)).isEqualTo("7: Nuño's mark");
    }

    @Test
    void aTrigaIsCalledAndThreeAlikeAreNoMark() {
        ToldRound round = new ToldRound(round(TavernGame.TRIGA, true));
        round.follow(new TavernEvent.Begins(Seat.PLAYER));
        assertThat(needed(round)).isEqualTo("A Triga, or three alike: 19 %.");
        thrown(round, Seat.PLAYER, 2, 3, 4);
        thrown(round, Seat.OPPONENT, 3, 3, 3);

        assertThat(chances.decided(round, GUEST)).isEqualTo("Triga! 9");
    }

    @Test
    void inPanquistAMarkIsNeededFirst() {
        ToldRound round = begun(TavernGame.PANQUIST, Seat.OPPONENT);
        assertThat(needed(round)).isEqualTo("From 7 to 14 is a mark: 81 %.");
        thrown(round, Seat.OPPONENT, 2, 3, 4);
        assertThat(needed(round)).isEqualTo("From 7 to 14 is a mark: 70 %. Nuño's 9 loses: 12 %.");
        thrown(round, Seat.PLAYER, 2, 3, 6);
        thrown(round, Seat.OPPONENT, 5, 3, 3);
        assertThat(chances.decided(round, GUEST)).isEqualTo("11: your mark");
    }

    /** Whoever comes back to a round hears of it what was said before. */
    @Test
    void everyRoundIsFollowedAsTheRulesHaveIt() {
        for (int seed = 0; seed < 40; seed++) {
            CampaignLog log = CampaignLog.begun(new Seed(seed, 1, 2, 3), seed % 2 == 0);
            log = taken(log, new TavernAction.SitDown(GUESTS.get(seed % GUESTS.size())))
                    .next();
            log = taken(log, new TavernAction.Wager(1)).next();
            ToldRound round = new ToldRound(log.campaign().round().orElseThrow());
            while (log.campaign().round().isPresent()) {
                Step<CampaignLog, TavernEvent, ?> step = taken(log, new TavernAction.ThrowDice());
                step.events().forEach(round::follow);
                log = step.next();
                Optional<DiceRound> now = log.campaign().round();
                now.ifPresent(real -> assertThat(round.contest()).isEqualTo(real.contest()));
            }
            assertThat(needed(round)).isEmpty();
            assertThat(chances.decided(round, GUEST)).isNotEmpty();
        }
    }

    private String needed(DiceRound round) {
        return needed(new ToldRound(round));
    }

    private String needed(ToldRound round) {
        return chances.needed(round, GUEST);
    }

    private static ToldRound begun(TavernGame game, Seat first) {
        ToldRound round = new ToldRound(round(game, false));
        round.follow(new TavernEvent.Begins(first));
        return round;
    }

    private static void thrown(ToldRound round, Seat seat, int first, int second, int third) {
        round.follow(new TavernEvent.Thrown(seat, new Throw(first, second, third), Optional.empty(), false));
    }

    private static DiceRound round(TavernGame game, boolean alikeIsTriga) {
        Campaign campaign = Campaign.begun(Seed.of("1"), alikeIsTriga);
        Gambler gambler =
                switch (game) {
                    case RIFFA -> Gambler.MULETEER;
                    case TRIGA -> Gambler.SQUIRE;
                    case PANQUIST -> Gambler.FRIAR;
                };
        campaign = campaign.take(new TavernAction.SitDown(gambler)).step().next();
        return campaign.take(new TavernAction.Wager(1)).step().next().round().orElseThrow();
    }

    private static Step<CampaignLog, TavernEvent, ?> taken(CampaignLog log, TavernAction action) {
        return log.take(new Line(0, action)).step();
    }
}
