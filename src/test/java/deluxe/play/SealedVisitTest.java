package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.session.Conduct;
import deluxe.session.Correspondence;
import deluxe.session.RemoteDealer;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.tournament.Agreement;
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import deluxe.tournament.PauseRule;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.Terms;
import org.junit.jupiter.api.Test;

/** A whole visit to a table whose matches the host has dealt elsewhere. */
class SealedVisitTest {
    private static final DealKey KEY = new DealKey("5e".repeat(32), "a1".repeat(32));

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final Correspondence dealer = new Correspondence(
            new Terms(new Agreement("m1", RuleSet.FIVES, Difficulty.EASY, PauseRule.AUTO, 120), new Deck.Sealed(KEY)),
            new Conduct(true, false, true),
            clock.nowMillis());
    private final RecordingHost host = host().dealtBy(this::answer);

    private static RecordingHost host() {
        return new RecordingHost("https://site.example")
                .wishing("match", "m1")
                .wishing("difficulty", "easy")
                .wishing("commitment", KEY.commitment());
    }

    private String answer(String text) {
        RemoteDealer.Question question = QuestionText.read(text);
        question.intents().stream()
                .filter(asked -> asked.number() > dealer.asked())
                .forEach(asked -> dealer.take(clock.nowMillis(), clock.nowMillis(), asked));
        return AnswerText.write(dealer.answer(question.seen(), clock.nowMillis()));
    }

    private OnADesk sitDown() {
        OnADesk visit = new OnADesk(host, drawer, clock);
        visit.sitDown();
        return visit;
    }

    @Test
    void aMatchThatIsDealtElsewhereIsPlayedToItsResultsAndTheHostHearsNoRecord() {
        OnADesk visit = sitDown();
        visit.playUntil(() -> false);

        ScoreCard card = dealer.match().scoreCard().orElseThrow();
        assertThat(visit.results().orElseThrow().card()).isEqualTo(card);
        assertThat(host.told()).startsWith("opened", "started").endsWith("ended");
        assertThat(host.records()).isEmpty();
    }

    @Test
    void whatTheServerHasCommittedToIsKeptFromTheFirstTileOnAndNotReplaced() {
        sitDown().playUntil(() -> false);
        Commitments told = new Commitments(new Shelf(drawer));
        told.keep("m1", "0".repeat(64));

        assertThat(told.of("m1")).contains(KEY.commitment());
    }

    @Test
    void ofManyMatchesTheCommitmentsToldLastAreKept() {
        Commitments told = new Commitments(new Shelf(drawer));
        for (int at = 0; at < 500; at++) {
            told.keep("m" + at, String.valueOf(1000 + at).repeat(16));
        }

        assertThat(told.of("m499")).contains("1499".repeat(16));
        assertThat(told.of("m420")).isPresent();
        assertThat(told.of("m1")).isEmpty();
    }

    @Test
    void thePlayerGoesBackAtOnceBecauseTheScoreIsThereAlready() {
        OnADesk visit = sitDown();
        visit.playUntil(() -> false);
        assertThat(visit.visit().host().wayBack()).isEqualTo("Back");
        visit.visit().submit();

        assertThat(host.told()).endsWith("ended", "leave");
    }

    @Test
    void afterAReloadTheMatchGoesOnByItselfWhereItStands() {
        OnADesk first = sitDown();
        int[] turns = {0};
        first.playUntil(() -> turns[0]++ == 3);
        OnADesk again = new OnADesk(host, drawer, clock);

        assertThat(again.screen()).isInstanceOf(Screen.AtTable.class);
        assertThat(host.told()).contains("resumed");
        assertThat(again.session().game().round().tableau().tiles())
                .isEqualTo(dealer.match().game().round().tableau().tiles());
        again.playUntil(() -> false);
        assertThat(again.results()).isPresent();
    }

    @Test
    void afterASleepTheTableStandsWhereTheDealersClockHasBroughtIt() {
        OnADesk visit = sitDown();
        int[] turns = {0};
        visit.playUntil(() -> turns[0]++ == 3);
        clock.sleep(40_000);
        clock.pass(2_000);

        assertThat(visit.session().game().round().tableau().tiles())
                .isEqualTo(dealer.match().game().round().tableau().tiles());
        visit.playUntil(() -> false);
        assertThat(visit.results().orElseThrow().card())
                .isEqualTo(dealer.match().scoreCard().orElseThrow());
    }

    @Test
    void whoSleepsPastTheEndFindsTheResults() {
        OnADesk visit = sitDown();
        int[] turns = {0};
        visit.playUntil(() -> turns[0]++ == 3);
        clock.sleep(60 * 60_000);
        clock.pass(5_000);

        assertThat(visit.results().orElseThrow().card())
                .isEqualTo(dealer.match().scoreCard().orElseThrow());
        assertThat(host.told()).endsWith("ended");
    }

    @Test
    void onlyTheMarkThatTheMatchWasBegunIsKeptAndItGoesWithTheMatch() {
        OnADesk visit = sitDown();
        int[] turns = {0};
        visit.playUntil(() -> turns[0]++ == 1);
        assertThat(drawer.read("begun https://site.example m1")).isPresent();
        assertThat(drawer.read("sitting https://site.example m1")).isEmpty();
        visit.playUntil(() -> false);

        assertThat(drawer.read("begun https://site.example m1")).isEmpty();
    }

    @Test
    void anAnswerThatCannotBeReadIsReportedAndAskedForAgain() {
        OnADesk visit = sitDown();
        int[] turns = {0};
        visit.playUntil(() -> turns[0]++ == 2);
        host.watch().answered("dominoes-deluxe-answers 1\nasked x\n");
        assertThat(host.told()).anyMatch(told -> told.startsWith("puzzled: "));
        visit.playUntil(() -> false);

        assertThat(visit.results()).isPresent();
    }

    @Test
    void aPageThatDealsAllItsMatchesRefusesOneThatItCannotDeal() {
        RecordingHost site = host();
        Visit visit = new Visit(
                new Outside(
                        new OnADesk(new RecordingHost(""), new Drawer(), clock)
                                .visit()
                                .page()
                                .shell()
                                .ports(),
                        () -> Seed.of("7"),
                        watch -> {},
                        site),
                new DeluxeTable(),
                () -> RuleSet.FIVES);
        visit.open(() -> {});

        assertThat(visit.page().screen()).isInstanceOf(Screen.Refused.class);
        assertThat(site.told()).containsExactly("refused OPTIONS: This page plays no sealed matches.");
    }
}
