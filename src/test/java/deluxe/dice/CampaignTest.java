package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What must hold for every campaign. */
class CampaignTest {
    private static final int CAMPAIGNS = 2000;
    private static final Seed SEED = Seed.of("c0ffee00000000000000000000000001");

    /** Plays whole campaigns at random, and checks every state with the log that led to it. */
    private static void forEachStep(Consumer<CampaignLog> check) {
        for (int number = 0; number < CAMPAIGNS; number++) {
            check.accept(played(number, check));
        }
    }

    static CampaignLog played(int number, Consumer<CampaignLog> check) {
        Rng choices = Stream.PLAYER.from(SEED, number);
        CampaignLog now = CampaignLog.begun(new Seed(number, 1, 2, choices.nextInt()), number % 2 == 1);
        while (!now.campaign().isOver()) {
            check.accept(now);
            TavernAction action = action(now.campaign(), choices);
            now = now.take(new Line(now.nowMillis() + choices.below(9000), action))
                    .step()
                    .next();
        }
        return now;
    }

    private static TavernAction action(Campaign campaign, Rng choices) {
        if (campaign.round().isPresent()) {
            return new TavernAction.ThrowDice();
        }
        if (campaign.opposite().isEmpty()) {
            List<Gambler> solvent = new ArrayList<>();
            for (Gambler gambler : Gambler.values()) {
                if (campaign.purse(gambler) > 0) {
                    solvent.add(gambler);
                }
            }
            return new TavernAction.SitDown(solvent.get(choices.below(solvent.size())));
        }
        return choices.below(9) == 0
                ? new TavernAction.GetUp()
                : new TavernAction.Wager(Math.max(1, campaign.mostWager() - choices.below(campaign.mostWager())));
    }

    private static int coins(Campaign campaign) {
        int coins = campaign.purse();
        for (int purse : campaign.purses()) {
            coins += purse;
        }
        return coins + campaign.round().map(round -> 2 * round.wager()).orElse(0);
    }

    @Test
    void noCoinIsLostOrMadeAndNoPurseIsEverOverdrawn() {
        int all = coins(Campaign.begun(SEED, false));
        forEachStep(at -> {
            assertThat(coins(at.campaign())).isEqualTo(all);
            assertThat(at.campaign().purse()).isNotNegative();
            assertThat(at.campaign().purses()).allMatch(purse -> purse >= 0);
        });
    }

    @Test
    void everyCampaignEndsInVictoryOrWithAnEmptyPurse() {
        int[] ends = new int[2];
        for (int number = 0; number < CAMPAIGNS; number++) {
            Campaign ended = played(number, at -> {}).campaign();
            assertThat(ended.isVictory()).isNotEqualTo(ended.isGameOver());
            ends[ended.isVictory() ? 0 : 1]++;
        }
        assertThat(ends).doesNotContain(0);
    }

    @Test
    void whoeverIsToThrowBetweenTwoActionsIsThePlayer() {
        forEachStep(at -> at.campaign()
                .round()
                .ifPresent(round -> assertThat(round.toThrow()).isEqualTo(Seat.PLAYER)));
    }

    @Test
    void theKingPlaysAllThreeGamesInTurn() {
        List<TavernGame> games = new ArrayList<>();
        Campaign now = Campaign.begun(SEED, false);
        now = now.take(new TavernAction.SitDown(Gambler.KING)).step().next();
        while (games.size() < 3) {
            games.add(now.nextGame().orElseThrow());
            now = now.take(new TavernAction.Wager(1)).step().next();
            while (now.round().isPresent()) {
                now = now.take(new TavernAction.ThrowDice()).step().next();
            }
        }
        assertThat(games).containsExactly(TavernGame.RIFFA, TavernGame.TRIGA, TavernGame.PANQUIST);
    }

    @Test
    void actionsThatTheStateOfTheRoundDoesNotAllowAreRefused() {
        Campaign now = Campaign.begun(SEED, false);
        assertThat(refusal(now, new TavernAction.Wager(1))).isEqualTo(new TavernRefusal.NobodyOpposite());
        assertThat(refusal(now, new TavernAction.ThrowDice())).isEqualTo(new TavernRefusal.NoWager());
        now = now.take(new TavernAction.SitDown(Gambler.SQUIRE)).step().next();
        assertThat(refusal(now, new TavernAction.SitDown(Gambler.KING)))
                .isEqualTo(new TavernRefusal.SitsElsewhere(Gambler.SQUIRE));
        assertThat(refusal(now, new TavernAction.Wager(0))).isEqualTo(new TavernRefusal.NotInPurses(0, 30));
        assertThat(refusal(now, new TavernAction.Wager(31))).isEqualTo(new TavernRefusal.NotInPurses(31, 30));
        now = now.take(new TavernAction.Wager(30)).step().next();
        assertThat(refusal(now, new TavernAction.GetUp())).isEqualTo(new TavernRefusal.RoundIsOn());
        assertThat(refusal(now, new TavernAction.Wager(1))).isEqualTo(new TavernRefusal.RoundIsOn());
    }

    private static TavernRefusal refusal(Campaign campaign, TavernAction action) {
        Answer<Campaign, TavernEvent, TavernRefusal> answer = campaign.take(action);
        return ((Refused<Campaign, TavernEvent, TavernRefusal>) answer).reason();
    }

    @Test
    void thePlayerCannotSitDownWithABrokeGambler() {
        for (int number = 0; number < CAMPAIGNS; number++) {
            played(number, at -> {
                for (Gambler gambler : Gambler.values()) {
                    Campaign campaign = at.campaign();
                    if (campaign.purse(gambler) == 0 && campaign.opposite().isEmpty()) {
                        assertThat(refusal(campaign, new TavernAction.SitDown(gambler)))
                                .isEqualTo(new TavernRefusal.IsBroke(gambler));
                    }
                }
            });
        }
    }
}
