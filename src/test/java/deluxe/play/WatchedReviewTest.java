package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.bots.Opinion;
import deluxe.ports.HandClock;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Weighing;
import deluxe.review.Yardstick;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedReviewTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String SITTING = "sitting";

    @Test
    void itIsTheReviewOfTheWholeMatchHoweverItWasSliced() {
        OnTheWatchPage page = reviewing();

        assertThat(page.match().review().isComplete()).isTrue();
        assertThat(page.match().review().review()).usingRecursiveComparison().isEqualTo(whole());
    }

    @Test
    void itThinksOnlyOnceItIsAskedForAndSaysHowFarItIs() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.pass(2000);
        assertThat(page.match().review().percentDone()).isZero();

        page.match().toggleReview();
        assertThat(page.match().isReviewed()).isTrue();
        assertThat(page.match().isPlaying()).isFalse();
        int before = page.changes();
        page.pass(20_000);
        assertThat(page.changes()).isGreaterThan(before);
        assertThat(page.match().review().percentDone()).isEqualTo(100);
    }

    @Test
    void itStopsThinkingWhenAnotherMatchIsOpened() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.match().toggleReview();
        WatchedReview first = page.match().review();
        page.open(OnTheWatchPage.LINK);
        page.pass(20_000);

        assertThat(first.isComplete()).isFalse();
        assertThat(page.match().isReviewed()).isFalse();
    }

    @Test
    void aMomentShowsTheChoiceThatComesNextOrElseTheOneJustMade() {
        OnTheWatchPage page = reviewing();
        Weighing choice = whole().choices().get(2);

        assertThat(page.match().review().choiceAt(choice.moment() - 1))
                .map(Weighing::moment)
                .hasValue(choice.moment());
        assertThat(page.match().review().choiceAt(OnTheWatchPage.LAST + 5)).isEmpty();
    }

    @Test
    void theCurveHasAChanceForEachMoment() {
        OnTheWatchPage page = reviewing();

        assertThat(page.match().review().review().curve().get(0).chance())
                .isEqualTo(whole().balance().start());
        assertThat(page.match().review().chanceAt(OnTheWatchPage.LAST))
                .isEqualTo(whole().balance().result());
        for (Weighing choice : whole().choices()) {
            assertThat(page.match().review().chanceAt(choice.moment())).isBetween(0, 1000);
        }
    }

    @Test
    void whatMatteredIsSaidInPlainWords() {
        WatchedReviewWords words = new WatchedReviewWords(new Words(new English()::say));
        List<Weighing> moments = whole().moments();

        assertThat(moments).isNotEmpty();
        for (Weighing choice : moments) {
            assertThat(words.moment(choice))
                    .startsWith("Round " + choice.round() + ": "
                            + choice.best().play().tile())
                    .contains("Chance to win: ")
                    .doesNotContain("{");
        }
    }

    @Test
    void anEstimateSaysHowFarItMayBeOffAndWhatIsWithinThatIsTooCloseToCall() {
        WatchedReviewWords words = new WatchedReviewWords(new Words(new English()::say));
        int close = 0;
        for (Weighing choice : whole().choices()) {
            boolean isSure = choice.opinion().isExact() || choice.margin() > 0;
            for (Opinion.Weighed weighed : choice.opinion().weighed()) {
                boolean isBest = weighed.equals(choice.best());
                String worth = words.worth(choice, weighed);
                assertThat(WatchedReviewWords.estimate(weighed))
                        .matches(weighed.noise() == 0 ? "\\d+ %" : "\\d+ % ± [1-9]\\d*");
                if (choice.opinion().isChoice() && !choice.opinion().isExact()) {
                    assertThat(worth.equals("Best")).isEqualTo(isBest && isSure);
                    assertThat(worth.isEmpty()).isEqualTo(choice.opinion().lost(weighed) > 0);
                }
                close += worth.equals("Too close to call") ? 1 : 0;
            }
        }

        assertThat(close).isPositive();
    }

    @Test
    void aMatchCanBePlayedOnFromAnyMomentAsPractice() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.match().goTo(7);
        assertThat(page.watching().canPlayOn()).isTrue();
        page.watching().playOn();

        assertThat(page.address().led()).last().isEqualTo("page ./");
        Match left = left(page);
        assertThat(left.terms().match()).isEqualTo(Terms.PRACTICE);
        assertThat(left.timeline().log().entries()).isEqualTo(SHEET.lines().subList(0, 8));
    }

    @Test
    void aMatchThatWasPlayedOnIsNoOwnGameAndOneThatWasTriedAgainIs() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.match().goTo(7);
        page.watching().playOn();
        finish(page);
        assertThat(ownGames(page)).isZero();
        assertThat(page.drawer().read("diary 1")).isEmpty();

        page.watching().tryAgain();
        finish(page);
        page.match().goTo(9);
        page.watching().playOn();
        finish(page);
        assertThat(ownGames(page)).isOne();
    }

    /** Two bots play to the end what was left at the table, and it is entered there. */
    private static void finish(OnTheWatchPage page) {
        Terms terms = left(page).terms();
        BotMatch bots = new BotMatch(terms, Difficulty.EASY, 3000);
        Match match = left(page);
        while (!match.isOver()) {
            match = match.take(bots.next(match)).step().next();
        }
        page.drawer().forget(SITTING);
        new Diary(new Shelf(page.drawer())).add(ScoreSheet.of(match), 20_000);
    }

    private static int ownGames(OnTheWatchPage page) {
        HandClock clock = new HandClock();
        OwnDiary own = new OwnDiary(page.drawer(), clock, clock, new Words(english -> english), () -> {});
        own.refresh();
        return own.statistics().tally().games();
    }

    @Test
    void tryingAgainBeginsTheSameMatch() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.match().goToEnd();
        assertThat(page.watching().canPlayOn()).isFalse();
        assertThat(page.watching().canTryAgain()).isTrue();
        page.watching().tryAgain();

        Match left = left(page);
        assertThat(left.timeline().log().entries()).hasSize(1);
        assertThat(left.terms().deal(2)).isEqualTo(SHEET.terms().deal(2));
        assertThat(left.terms().difficulty()).isEqualTo(SHEET.terms().difficulty());
    }

    @Test
    void aGameThatWaitsAtTheTableIsNeverReplaced() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.drawer().write(SITTING, "mine");
        page.watching().tryAgain();

        assertThat(page.drawer().read(SITTING)).hasValue("mine");
        assertThat(page.watching().notice()).contains("A game is waiting");
        assertThat(page.address().led()).noneMatch(led -> led.startsWith("page"));
    }

    @Test
    void aSealedMatchCannotBePlayedOn() {
        OnTheWatchPage page =
                OnTheWatchPage.watching(OnTheWatchPage.sealedSheet().text());

        assertThat(page.watching().canTryAgain()).isFalse();
        assertThat(page.watching().canPlayOn()).isFalse();
    }

    private static OnTheWatchPage reviewing() {
        OnTheWatchPage page = OnTheWatchPage.watching(OnTheWatchPage.LINK);
        page.match().toggleReview();
        page.pass(20_000);
        return page;
    }

    private static Review whole() {
        return Reviewer.review(SHEET.replay().states(), Yardstick.OF_WHAT_WAS_KNOWN);
    }

    private static Match left(OnTheWatchPage page) {
        Save save = Save.read(page.drawer().read(SITTING).orElseThrow());
        return LeftMatch.of(save, save.wallSeconds()).match();
    }
}
