package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A session whose dealer answers late or never. */
class SessionTest {
    private static final double COUNTDOWN_MILLIS = 4 * Waits.COUNT_MILLIS;

    private final HandClock clock = new HandClock();
    private final SlowDealer dealer = new SlowDealer();
    private final Table table = new Table();
    private final Session session = new Session(dealer, table, clock, clock);

    @Test
    void theCountdownDoesNotStartBeforeTheDealerAnswers() {
        session.open();
        clock.pass(10_000);
        assertThat(table.counted).isEmpty();
        assertThat(session.isRunning()).isFalse();

        dealer.deliverAll();
        assertThat(table.counted).containsExactly(3);
    }

    @Test
    void theClockRunsWhenTheDealerSaysSoAndNotBefore() {
        session.open();
        dealer.deliverAll();
        clock.pass(COUNTDOWN_MILLIS + 5000);
        assertThat(session.isRunning()).isFalse();
        assertThat(session.secondsShown()).isEqualTo(300);

        dealer.deliverAll();
        assertThat(session.isRunning()).isTrue();
    }

    @Test
    void anImpatientPlayerStartsTheClockOnce() {
        session.open();
        dealer.deliverAll();
        for (int tap = 0; tap < 10; tap++) {
            session.hurry();
            clock.pass(100);
        }

        assertThat(dealer.sent).containsExactly(new Intent.Start());
    }

    @Test
    void aSecondTileIsNotSentWhileTheFirstHasNoAnswer() {
        begin();
        session.act(session.game().round().plays().play(0));
        session.act(session.game().round().plays().play(0));

        assertThat(session.isActing()).isTrue();
        assertThat(acts()).isEqualTo(1);

        dealer.deliverAll();
        assertThat(session.isActing()).isFalse();
    }

    @Test
    void aTileThatIsLaidWhileADrawHasNoAnswerIsPlayedOnceItHas() {
        begin();
        while (!session.mustDraw()) {
            goOn();
        }
        session.act(new Draw());
        while (dealer.last().game().mustDraw()) {
            dealer.deliverAll();
            session.act(new Draw());
        }
        int before = session.game().round().tableau().size();
        session.act(dealer.last().game().round().plays().play(0));
        assertThat(session.game().round().tableau().size()).isEqualTo(before);
        dealer.deliverAll();
        clock.pass(1000);
        dealer.deliverAll();

        assertThat(session.game().round().tableau().size()).isGreaterThan(before);
        assertThat(table.refusals).isEmpty();
    }

    @Test
    void aSecondDrawIsNotRememberedBecauseItMayNoLongerBeNeeded() {
        begin();
        while (!session.mustDraw()) {
            goOn();
        }
        long acts = acts();
        session.act(new Draw());
        session.act(new Draw());
        dealer.deliverAll();

        assertThat(acts()).isEqualTo(acts + 1);
    }

    private void goOn() {
        act(session);
        clock.pass(1000);
        dealer.deliverAll();
    }

    @Test
    void afterARefusalThePlayerMayActAgain() {
        begin();
        session.act(new Draw());
        dealer.deliverAll();

        assertThat(table.refusals).singleElement().isInstanceOf(Objection.AgainstTheRules.class);
        assertThat(session.isActing()).isFalse();

        session.act(session.game().round().plays().play(0));
        dealer.deliverAll();
        assertThat(session.game().round().tableau().tiles()).hasSize(1);
    }

    @Test
    void thePlayerIsToldToWaitForADealerWhoDoesNotAnswer() {
        begin();
        session.act(session.game().round().plays().play(0));
        clock.pass(Waits.PATIENCE_MILLIS - 1);
        assertThat(table.waits).isEmpty();
        clock.pass(1);
        assertThat(table.waits).containsExactly(true);

        dealer.deliverAll();
        assertThat(table.waits).containsExactly(true, false);
    }

    @Test
    void thePlayerIsToldToWaitForADealerWhoHasNotSaidAnythingYet() {
        session.open();
        clock.pass(Waits.PATIENCE_MILLIS);
        assertThat(table.waits).containsExactly(true);

        dealer.deliverAll();
        assertThat(table.waits).containsExactly(true, false);
        clock.pass(Waits.SAID_AGAIN_MILLIS);
        assertThat(table.waits).hasSize(2);
    }

    @Test
    void whoNeverHearsFromTheDealerAgainCanStillLeaveTheTable() {
        begin();
        session.act(session.game().round().plays().play(0));
        clock.pass(60_000);
        session.pause();
        session.endGame();
        session.leave();
        session.comeBack();

        assertThat(session.isRunning()).isTrue();
        assertThat(session.secondsShown()).isEqualTo(240);
    }

    /** The opponent has not been told of the player's tile yet, and something else is told. */
    @Test
    void whatNobodyHasAskedForAnswersNothing() {
        begin();
        session.act(session.game().round().plays().play(0));
        clock.pass(Waits.PATIENCE_MILLIS);
        Told running = dealer.last;
        session.told(new Told(
                running.number() + 1,
                Told.Reply.upTo(1),
                session.game(),
                List.of(),
                false,
                running.clock(),
                running.pauseLeftMillis(),
                running.standing()));

        assertThat(session.isActing()).isTrue();
        assertThat(table.waits).containsExactly(true);
    }

    @Test
    void aPauseBeginsWhenTheDealerSaysSo() {
        begin();
        session.pause();
        assertThat(session.isPaused()).isFalse();
        dealer.deliverAll();
        assertThat(session.isPaused()).isTrue();
        assertThat(table.paused).isEqualTo(1);

        session.endPause();
        dealer.deliverAll();
        assertThat(session.isRunning()).isTrue();
        assertThat(table.ranOut).isFalse();
    }

    @Test
    void aPageThatIsLeftWhileItCountsPausesAsSoonAsTheClockRuns() {
        session.open();
        dealer.deliverAll();
        session.leave();
        clock.pass(COUNTDOWN_MILLIS);
        dealer.deliverAll();
        dealer.deliverAll();

        assertThat(session.isPaused()).isTrue();
    }

    @Test
    void afterItIsClosedNothingIsToldOrShown() {
        begin();
        session.act(session.game().round().plays().play(0));
        session.close();
        int told = table.told.size();
        dealer.deliverAll();
        clock.pass(10_000);

        assertThat(table.told).hasSize(told);
    }

    private static void act(Session session) {
        if (session.isPlayersTurn() && session.mustDraw()) {
            session.act(new Draw());
        } else if (session.isPlayersTurn() && !session.game().round().plays().isEmpty()) {
            session.act(session.game().round().plays().play(0));
        }
    }

    private void begin() {
        session.open();
        dealer.deliverAll();
        clock.pass(COUNTDOWN_MILLIS);
        dealer.deliverAll();
        assertThat(session.isRunning()).isTrue();
    }

    private long acts() {
        return dealer.sent.stream().filter(Intent.Act.class::isInstance).count();
    }

    /** A local dealer behind a slow connection: what it says waits until it is delivered. */
    private final class SlowDealer implements Dealer {
        private final LocalDealer near;
        private final List<Intent> sent = new ArrayList<>();
        private final List<Told> onTheWay = new ArrayList<>();
        private Told last;
        private Ear ear;

        SlowDealer() {
            Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of("2"));
            near = LocalDealer.begin(
                    terms, new Conduct(true, false), (match, clockMillis, pausedMillis) -> {}, clock, clock);
        }

        Told last() {
            return last;
        }

        @Override
        public void open(Ear newEar) {
            ear = newEar;
            near.open(told -> {
                last = told;
                onTheWay.add(told);
            });
        }

        @Override
        public void send(int number, Intent intent) {
            sent.add(intent);
            near.send(number, intent);
        }

        @Override
        public void close() {
            near.close();
        }

        void deliverAll() {
            while (!onTheWay.isEmpty()) {
                ear.told(onTheWay.remove(0));
            }
        }
    }

    private static final class Table extends QuietTable {
        private final List<Told> told = new ArrayList<>();
        private final List<Integer> counted = new ArrayList<>();
        private final List<Objection> refusals = new ArrayList<>();
        private final List<Boolean> waits = new ArrayList<>();
        private int paused;
        private boolean ranOut;

        @Override
        public void told(Told news) {
            told.add(news);
        }

        @Override
        public void counted(int number) {
            counted.add(number);
        }

        @Override
        public void paused() {
            paused++;
        }

        @Override
        public void pauseRanOut() {
            ranOut = true;
        }

        @Override
        public void refused(Objection reason) {
            refusals.add(reason);
        }

        @Override
        public void waiting(boolean waiting) {
            waits.add(waiting);
        }
    }
}
