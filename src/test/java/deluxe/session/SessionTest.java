package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Objection;
import deluxe.tournament.MatchObjection;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A session whose dealer answers as a distant one does: late, out of order, twice or never. */
class SessionTest {
    private static final double COUNTDOWN_MILLIS = 4 * Waits.COUNT_MILLIS;

    private final HandClock clock = new HandClock();
    private final FarDealer dealer = new FarDealer();
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

        assertThat(table.refusals).singleElement().isInstanceOf(MatchObjection.AgainstTheRules.class);
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

    @Test
    void anAnswerThatArrivesTwiceIsAppliedOnce() {
        begin();
        session.act(session.game().round().plays().play(0));
        List<Told> answers = dealer.takeAll();
        answers.forEach(session::told);
        int told = table.told.size();
        answers.forEach(session::told);

        assertThat(table.told).hasSize(told);
    }

    @Test
    void whatComesOutOfOrderHappensInOrder() {
        begin();
        session.act(session.game().round().plays().play(0));
        clock.pass(20_000);
        List<Told> answers = dealer.takeAll();
        assertThat(answers).hasSizeGreaterThan(1);
        for (int at = answers.size() - 1; at > 0; at--) {
            session.told(answers.get(at));
        }
        assertThat(session.game().round().tableau().tiles()).isEmpty();

        session.told(answers.get(0));
        assertThat(session.game()).isEqualTo(answers.get(answers.size() - 1).game());
        assertThat(numbersTold()).isSorted().doesNotHaveDuplicates();
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

    /** Answers are delayed, doubled and shuffled over whole games: the session ends as the dealer's own match does. */
    @Test
    void wholeGamesEndAsTheDealerHasThemHoweverTheAnswersCome() {
        for (int seed = 1; seed <= 60; seed++) {
            Rng rng = Rng.derive(Seed.of("fa4"), 1, seed);
            HandClock time = new HandClock();
            FarDealer far = new FarDealer(Integer.toHexString(seed), time);
            Table shown = new Table();
            Session played = new Session(far, shown, time, time);
            played.open();
            for (int moment = 0; moment < 20_000 && !shown.finished; moment++) {
                act(played);
                time.pass(rng.below(400));
                far.deliverSome(rng);
            }

            assertThat(shown.finished).isTrue();
            assertThat(numbers(shown.told)).isSorted().doesNotHaveDuplicates();
            assertThat(played.game()).isEqualTo(far.last().game());
        }
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

    private List<Integer> numbersTold() {
        return numbers(table.told);
    }

    private static List<Integer> numbers(List<Told> told) {
        return told.stream().map(Told::number).toList();
    }

    /** A local dealer behind a slow connection: what it says waits until it is delivered. */
    private final class FarDealer implements Dealer {
        private final LocalDealer near;
        private final List<Intent> sent = new ArrayList<>();
        private final List<Object> onTheWay = new ArrayList<>();
        private Told last;
        private Ear ear;

        FarDealer() {
            this("1", clock);
        }

        FarDealer(String seed, HandClock time) {
            Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of(seed));
            near = LocalDealer.begin(
                    terms, new Conduct(true, false), (match, clockMillis, pausedMillis) -> {}, time, time);
        }

        Told last() {
            return last;
        }

        @Override
        public void open(Ear newEar) {
            ear = newEar;
            near.open(new Ear() {
                @Override
                public void told(Told told) {
                    last = told;
                    onTheWay.add(told);
                }

                @Override
                public void refused(Objection reason) {
                    onTheWay.add(reason);
                }
            });
        }

        @Override
        public void send(Intent intent) {
            sent.add(intent);
            near.send(intent);
        }

        @Override
        public void close() {
            near.close();
        }

        void deliverAll() {
            while (!onTheWay.isEmpty()) {
                deliver(onTheWay.remove(0));
            }
        }

        List<Told> takeAll() {
            List<Told> all = onTheWay.stream().map(Told.class::cast).toList();
            onTheWay.clear();
            return all;
        }

        void deliverSome(Rng rng) {
            while (!onTheWay.isEmpty() && rng.below(3) > 0) {
                int at = rng.below(onTheWay.size());
                Object chosen = onTheWay.get(at);
                deliver(chosen);
                if (rng.below(4) > 0) {
                    onTheWay.remove(chosen);
                }
            }
        }

        private void deliver(Object answer) {
            if (answer instanceof Told told) {
                ear.told(told);
            } else {
                ear.refused((Objection) answer);
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
        private boolean finished;

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

        @Override
        public void finished(Finish finish) {
            finished = true;
        }
    }
}
