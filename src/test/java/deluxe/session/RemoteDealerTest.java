package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Seat;
import deluxe.tournament.Objection;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A session whose dealer is at the other end of a bad line. */
class RemoteDealerTest {
    private static final int GAMES = Boolean.getBoolean("tests.all") ? 10_000 : 200;

    /** A whole clock, the whole allowance and all waiting, in steps of 200 ms on average, with much to spare. */
    private static final int MOST_STEPS = 6000;

    private int deaths;
    private int refusals;

    @Test
    void wholeGamesOverABadLineEndAsTheDealerHasThemWithNoActDoneTwiceAndNoneLost() {
        for (int number = 1; number <= GAMES; number++) {
            RuleSet rules = RuleSet.ALL.get(number % RuleSet.ALL.size());
            Terms terms = Terms.practice(rules, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            new BadEvening(terms, number).play();
        }

        assertThat(deaths).isGreaterThan(GAMES);
        assertThat(refusals).isGreaterThan(GAMES / 2);
    }

    @Test
    void whoComesBackAfterAReloadSeesTheMatchAsItStandsAndCountsOn() {
        for (int number = 1; number <= 20; number++) {
            Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            BadEvening evening = new BadEvening(terms, number);
            evening.step(60);
            evening.settle();
            evening.sitDownAgain();
            evening.play();
        }
    }

    @Test
    void aLegalPlayIsToldAtOnceAndItsAnswerTellsOnlyTheRest() {
        HandClock time = new HandClock();
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of("1"));
        Correspondence far = new Correspondence(terms, new Conduct(true, false), 0);
        List<RemoteDealer.Question> asked = new ArrayList<>();
        RemoteDealer dealer = new RemoteDealer(asked::add, time, time);
        List<Told> told = new ArrayList<>();
        dealer.open(told::add);
        far.take(0, 0, new RemoteDealer.Asked(1, new Intent.Start()));
        dealer.answered(far.answer(0, 0));
        for (int waited = 0; !told.get(told.size() - 1).game().isToMove(); waited++) {
            assertThat(waited).isLessThan(300);
            time.pass(100);
            dealer.answered(far.answer(told.get(told.size() - 1).number(), time.nowMillis()));
        }
        time.pass(5_000);
        Told before = told.get(told.size() - 1);
        Play play = before.game().round().plays().play(0);
        told.clear();

        dealer.send(2, new Intent.Act(play));
        assertThat(told).hasSize(1);
        assertThat(told.get(0).events().get(0)).isEqualTo(new Event.TilePlayed(Seat.PLAYER, play));
        assertThat(told.get(0).reply().covers(2)).isFalse();
        assertThat(told.get(0).game().round().hand().size())
                .isEqualTo(before.game().round().hand().size() - 1);

        time.pass(300);
        far.take(time.nowMillis() - 150, time.nowMillis(), new RemoteDealer.Asked(2, new Intent.Act(play)));
        dealer.answered(far.answer(before.number(), time.nowMillis()));
        assertThat(told.get(1).events()).isEmpty();
        assertThat(told.get(1).reply().covers(2)).isTrue();
        assertThat(HiddenTilesTest.spelled(told.get(1).game()))
                .isEqualTo(HiddenTilesTest.spelled(told.get(0).game()));
    }

    @Test
    void aPlayThatTheDealerDoesNotTakeGoesBack() {
        HandClock time = new HandClock();
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of("1"));
        Correspondence far = new Correspondence(terms, new Conduct(true, false), 0);
        RemoteDealer dealer = new RemoteDealer(question -> {}, time, time);
        List<Told> told = new ArrayList<>();
        dealer.open(told::add);
        far.take(0, 0, new RemoteDealer.Asked(1, new Intent.Start()));
        time.pass(20_000);
        dealer.answered(far.answer(0, time.nowMillis()));
        Told before = told.get(told.size() - 1);
        Play play = before.game().round().plays().play(0);
        dealer.send(2, new Intent.Act(play));
        told.clear();
        far.take(time.nowMillis(), time.nowMillis(), new RemoteDealer.Asked(2, new Intent.EndGame()));
        dealer.answered(far.answer(before.number(), time.nowMillis()));

        assertThat(told.get(0).isJump()).isTrue();
        assertThat(told.get(0).game().round().hand().holds(play.tile())).isTrue();
        assertThat(told.get(0).standing()).isInstanceOf(Told.Standing.Over.class);
    }

    @Test
    void aQuestionIsAskedAgainLessAndLessOftenUntilItIsAnsweredAndEveryOtherTimeItOnlyLooks() {
        HandClock time = new HandClock();
        List<RemoteDealer.Question> asked = new ArrayList<>();
        RemoteDealer dealer = new RemoteDealer(asked::add, time, time);
        dealer.open(told -> {});
        dealer.send(1, new Intent.Start());
        asked.clear();
        time.pass(60_000);

        RemoteDealer.Question start =
                new RemoteDealer.Question(0, List.of(new RemoteDealer.Asked(1, new Intent.Start())));
        RemoteDealer.Question look = new RemoteDealer.Question(0, List.of());
        assertThat(asked).hasSizeBetween(15, 20).startsWith(start, look, start, look);
        assertThat(asked).containsOnly(start, look);
    }

    @Test
    void afterItIsClosedNothingIsAskedOrTold() {
        HandClock time = new HandClock();
        List<RemoteDealer.Question> asked = new ArrayList<>();
        List<Told> told = new ArrayList<>();
        RemoteDealer dealer = new RemoteDealer(asked::add, time, time);
        dealer.open(told::add);
        dealer.close();
        asked.clear();
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of("1"));
        dealer.answered(new Correspondence(terms, new Conduct(true, false), 0).answer(0, 0));
        time.pass(60_000);

        assertThat(asked).isEmpty();
        assertThat(told).isEmpty();
    }

    /** Somebody plays a whole match over a bad line: acts too early, hurries, pauses, leaves the page and comes back. */
    private final class BadEvening extends QuietTable {
        private final HandClock time = new HandClock();
        private final Rng rng;
        private final FarDealer far;
        private final List<Integer> numbers = new ArrayList<>();
        private Session session;
        private int finished;
        private int laid;

        BadEvening(Terms terms, int number) {
            rng = Rng.derive(Seed.of("bad"), 1, number);
            far = new FarDealer(terms, new Conduct(true, false, true), time, rng);
            sitDown();
        }

        private void sitDown() {
            RemoteDealer dealer = new RemoteDealer(far, time, time);
            far.answerTo(dealer::answered);
            session = new Session(dealer, this, time, time);
            session.open();
        }

        void sitDownAgain() {
            session.close();
            numbers.clear();
            laid = 0;
            finished = 0;
            sitDown();
        }

        void play() {
            step(MOST_STEPS);
            settle();

            assertThat(finished).isEqualTo(1);
            assertThat(numbers).isSorted();
            assertThat(HiddenTilesTest.spelled(session.game()))
                    .isEqualTo(HiddenTilesTest.spelled(far.match().game().seenBy(Seat.PLAYER)));
            assertThat(far.carriedOut()).isEqualTo(far.sent());
            assertThat(Verification.verify(ScoreSheet.of(far.match()).text())).isInstanceOf(Verdict.Confirmed.class);
            deaths += far.deaths();
        }

        void step(int steps) {
            for (int step = 0; step < steps && finished == 0; step++) {
                doSomething();
                time.pass(rng.below(400));
                far.carrySome();
            }
        }

        /** Does nothing more until everything has been answered. */
        void settle() {
            for (int step = 0; step < 400 && !far.carriedOut().equals(far.sent()); step++) {
                time.pass(200);
                far.carrySome();
            }
        }

        private void doSomething() {
            switch (rng.below(60)) {
                case 0 -> session.pause();
                case 1, 2, 3, 4, 5, 6 -> session.endPause();
                case 7, 8 -> session.hurry();
                case 9 -> session.leave();
                case 10, 11 -> session.comeBack();
                case 12 -> session.act(new Draw());
                case 13 -> {
                    if (rng.below(40) == 0) {
                        session.endGame();
                    }
                }
                default -> act();
            }
        }

        private void act() {
            if (session.phase() instanceof Phase.Waiting || !session.isPlayersTurn()) {
                return;
            }
            if (session.mustDraw()) {
                session.act(new Draw());
            } else if (!session.game().round().plays().isEmpty()) {
                session.act(session.game().round().plays().play(0));
            }
        }

        @Override
        public void told(Told told) {
            numbers.add(told.number());
            Tableau tableau = told.game().round().tableau();
            for (Event event : told.events()) {
                if (event instanceof Event.RoundDealt) {
                    laid = 0;
                } else if (event instanceof Event.TilePlayed) {
                    laid++;
                }
            }
            laid = told.isJump() ? tableau.size() : laid;
            assertThat(laid).as("tiles that were seen to be played").isEqualTo(tableau.size());
        }

        @Override
        public void refused(Objection reason) {
            refusals++;
        }

        @Override
        public void finished(Finish finish) {
            finished++;
            assertThat(finish.sheet()).isEmpty();
        }
    }
}
