package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A recorded match that is dealt again, and a session that shows it. */
class RecordedDealerTest {
    private static final int PACE_MILLIS = 2000;
    private static final ScoreSheet SHEET = sheet(PACE_MILLIS);

    private final HandClock clock = new HandClock();
    private double shownAtMillis;

    @Test
    void betweenTwoMomentsAsMuchTimePassesAsOnTheMatchClock() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.goTo(beforeAMove(SHEET));
        onlooker.dealer.play();
        int span = onlooker.spanMillis();

        assertThat(span).isBetween(500, 2999);
        assertThat(onlooker.millisToNextMoment()).isEqualTo(span);
    }

    @Test
    void aLongThoughtIsShortenedAndTheClockRunsThroughIt() {
        ScoreSheet slow = sheet(20_000);
        Onlooker onlooker = watching(slow);
        onlooker.dealer.goTo(beforeAMove(slow));
        onlooker.dealer.play();
        int first = onlooker.session.secondsShown();
        clock.pass(RecordedDealer.LONGEST_WAIT_MILLIS / 2);

        assertThat(first - onlooker.session.secondsShown()).isBetween(9, 11);
        assertThat(onlooker.millisToNextMoment()).isEqualTo(RecordedDealer.LONGEST_WAIT_MILLIS / 2);
    }

    @Test
    void aRecordFasterThanTheEyeIsToldMomentByMoment() {
        Onlooker onlooker = watching(sheet(0));
        onlooker.dealer.goTo(3);
        onlooker.dealer.play();

        assertThat(onlooker.millisToNextMoment()).isGreaterThanOrEqualTo(RecordedDealer.SHORTEST_WAIT_MILLIS);
    }

    @Test
    void theNextMomentWaitsUntilThisOneHasBeenShown() {
        Onlooker onlooker = watching(SHEET);
        shownAtMillis = clock.nowMillis() + 10_000;
        onlooker.dealer.stepForward();
        onlooker.dealer.play();

        assertThat(onlooker.millisToNextMoment()).isEqualTo(10_000);
    }

    @Test
    void whatStandsStillGoesOnWhereItWas() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.goTo(beforeAMove(SHEET));
        onlooker.dealer.play();
        clock.pass(300);
        onlooker.dealer.pause();
        int moment = onlooker.dealer.moment();
        int left = onlooker.spanMillis() - 300;
        int seconds = onlooker.session.secondsShown();
        clock.pass(60_000);

        assertThat(onlooker.dealer.moment()).isEqualTo(moment);
        assertThat(onlooker.session.secondsShown()).isEqualTo(seconds);

        onlooker.dealer.play();
        assertThat(onlooker.millisToNextMoment()).isEqualTo(left);
    }

    @Test
    void aStepIsToldByWhatHappenedAndAJumpIsNot() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.stepForward();
        assertThat(onlooker.latest().isJump()).isFalse();
        assertThat(onlooker.latest().events()).isNotEmpty();

        onlooker.dealer.goTo(5);
        assertThat(onlooker.latest().isJump()).isTrue();
        assertThat(onlooker.latest().events()).isEmpty();
    }

    @Test
    void aStepEndsWhatIsStillBeingShown() {
        Onlooker onlooker = watching(SHEET);
        shownAtMillis = clock.nowMillis() + 1000;
        onlooker.told.clear();
        onlooker.dealer.stepForward();

        assertThat(onlooker.told).extracting(Told::isJump).containsExactly(true, false);
    }

    @Test
    void theOtherHandIsShownOnlyWhileHandsAreOpen() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.goTo(4);
        assertThat(onlooker.latest().game().turnedUp()).isEmpty();

        onlooker.dealer.openHands(true);
        assertThat(onlooker.latest().game().turnedUp())
                .hasSize(onlooker.latest().game().round().otherHandSize());

        onlooker.dealer.openHands(false);
        assertThat(onlooker.latest().game().turnedUp()).isEmpty();
    }

    @Test
    void aPauseInTheRecordStopsTheClock() {
        ScoreSheet paused = withAPause();
        Onlooker onlooker = watching(paused);
        int moment = 0;
        while (!(paused.lines().get(moment).entry() instanceof Entry.Paused)) {
            moment++;
        }
        onlooker.dealer.goTo(moment);
        assertThat(onlooker.session.isPaused()).isTrue();

        onlooker.dealer.play();
        assertThat(onlooker.millisToNextMoment()).isEqualTo(RecordedDealer.SHORTEST_WAIT_MILLIS);
        assertThat(onlooker.session.isRunning()).isTrue();
    }

    @Test
    void aMatchPlaysToItsEndAndStopsWhenThatHasBeenSeen() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.play();
        clock.pass(600_000);

        assertThat(onlooker.finishes)
                .singleElement()
                .satisfies(finish -> assertThat(finish.card())
                        .isEqualTo(SHEET.result().orElseThrow().card()));
        assertThat(onlooker.dealer.isOver()).isTrue();
    }

    @Test
    void playingAtTheEndStartsTheMatchAgain() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.goTo(SHEET.lines().size());
        assertThat(onlooker.dealer.isOver()).isTrue();
        assertThat(onlooker.dealer.isPlaying()).isFalse();

        onlooker.dealer.play();
        assertThat(onlooker.dealer.moment()).isZero();
        assertThat(onlooker.dealer.isPlaying()).isTrue();
        assertThat(onlooker.session.isRunning()).isTrue();
    }

    @Test
    void aRefusedRecordStopsAtItsLastGoodLineAndHasNoEnd() {
        RecordedMatch refused =
                RecordedMatch.read(SHEET.text().replaceFirst("(?m)^(\\d+) opponent plays .*$", "$1 opponent draws"));
        Onlooker onlooker = new Onlooker(refused);
        onlooker.dealer.play();
        clock.pass(600_000);

        assertThat(refused.isConfirmed()).isFalse();
        assertThat(refused.refusalInWords()).startsWith("line ");
        assertThat(onlooker.dealer.moment()).isEqualTo(refused.lastMoment());
        assertThat(onlooker.dealer.isPlaying()).isFalse();
        assertThat(onlooker.finishes).isEmpty();
    }

    @Test
    void nobodyPlaysInAMatchThatHasBeenPlayed() {
        Onlooker onlooker = watching(SHEET);
        onlooker.session.act(new Draw());
        onlooker.session.pause();

        assertThat(onlooker.refusals).containsExactly(new Objection.MatchIsOver(), new Objection.MayNotPause());
    }

    @Test
    void theDealerStopsWhenItsSessionIsClosed() {
        Onlooker onlooker = watching(SHEET);
        onlooker.dealer.play();
        onlooker.session.close();
        clock.pass(60_000);

        assertThat(onlooker.dealer.moment()).isZero();
    }

    private Onlooker watching(ScoreSheet sheet) {
        return new Onlooker(RecordedMatch.read(sheet.text()));
    }

    private static BotMatch bots(int paceMillis) {
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of("7"));
        return new BotMatch(terms, Difficulty.EASY, paceMillis);
    }

    private static ScoreSheet sheet(int paceMillis) {
        return ScoreSheet.of(bots(paceMillis).play(events -> {}));
    }

    private static ScoreSheet withAPause() {
        BotMatch bots = bots(PACE_MILLIS);
        Match match = Match.begin(bots.terms()).next();
        boolean isPaused = false;
        while (!match.isOver()) {
            int now = match.clock().nowMillis() + PACE_MILLIS / 2;
            if (!isPaused && match.mayPause(now) && now < bots.next(match).atMillis()) {
                match = match.take(new Line(now, new Entry.Paused())).step().next();
                match = match.take(new Line(now, new Entry.Resumed(4321)))
                        .step()
                        .next();
                isPaused = true;
            }
            match = match.take(bots.next(match)).step().next();
        }
        return ScoreSheet.of(match);
    }

    /** A moment after which the player thinks about a move. */
    private static int beforeAMove(ScoreSheet sheet) {
        int moment = 3;
        while (!(sheet.lines().get(moment + 1).entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER)) {
            moment++;
        }
        return moment;
    }

    /** A watcher at a table that shows each moment at once, or only by {@link #shownAtMillis}. */
    private final class Onlooker extends QuietTable {
        private final RecordedMatch match;
        private final RecordedDealer dealer;
        private final Session session;
        private final List<Told> told = new ArrayList<>();
        private final List<Objection> refusals = new ArrayList<>();
        private final List<Finish> finishes = new ArrayList<>();

        Onlooker(RecordedMatch match) {
            this.match = match;
            dealer = new RecordedDealer(match, () -> shownAtMillis, clock, clock);
            session = new Session(dealer, this, clock, clock);
            session.open();
        }

        Told latest() {
            return told.get(told.size() - 1);
        }

        /** How long it is from this moment to the next on the match clock. */
        int spanMillis() {
            return match.atMillis(dealer.moment() + 1) - match.atMillis(dealer.moment());
        }

        double millisToNextMoment() {
            double begin = clock.nowMillis();
            int moment = dealer.moment();
            while (dealer.moment() == moment) {
                clock.pass(1);
            }
            return clock.nowMillis() - begin;
        }

        @Override
        public void told(Told news) {
            told.add(news);
        }

        @Override
        public double toldAtMillis() {
            return dealer.seenAtMillis();
        }

        @Override
        public void refused(Objection reason) {
            refusals.add(reason);
        }

        @Override
        public void finished(Finish finish) {
            finishes.add(finish);
            assertThat(dealer.isPlaying()).isFalse();
        }
    }
}
