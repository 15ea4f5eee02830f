package deluxe.play;

import static deluxe.play.OwnGamesDesk.TODAY;
import static deluxe.play.OwnGamesDesk.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.bots.Difficulty;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Skill;
import deluxe.review.Yardstick;
import deluxe.session.RecordedMatch;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The page with the own games: what it keeps, counts and deletes. */
class OwnGamesTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;

    private final OwnGamesDesk desk = new OwnGamesDesk();
    private final Drawer drawer = desk.drawer();
    private final HandClock clock = desk.clock();

    @Test
    void recordsArePackedAndCanStillBeWatched() {
        play(drawer, SHEET, 3);
        OwnDiary own = desk.opened(drawer);

        assertThat(drawer.read("diary 3")).isEmpty();
        String packed = drawer.read("packed 3").orElseThrow();
        assertThat(packed.length()).isLessThan(SHEET.text().length() / 4);
        assertThat(RecordedMatch.read(packed).isConfirmed()).isTrue();
        assertThat(own.listed()).extracting(OwnGame::number).containsExactly(3, 2, 1);
        assertThat(own.listed()).allMatch(OwnGame::isRecorded);
    }

    @Test
    void theNumbersAreThoseOfTheGames() {
        play(drawer, SHEET, 2);
        play(drawer, OnTheWatchPage.sheet("8", 4000), 1);
        OwnTally tally = desk.opened(drawer).statistics().tally();
        int won = 0;
        int total = 0;
        for (ScoreSheet sheet : List.of(SHEET, SHEET, OnTheWatchPage.sheet("8", 4000))) {
            won += sheet.result()
                            .orElseThrow()
                            .outcome()
                            .winner()
                            .filter(seat -> seat == deluxe.table.Seat.PLAYER)
                            .isPresent()
                    ? 1
                    : 0;
            total += sheet.result().orElseThrow().total();
        }

        assertThat(tally.games()).isEqualTo(3);
        assertThat(tally.won()).isEqualTo(won);
        assertThat(tally.averageTotal()).isEqualTo((total + 1) / 3);
        assertThat(tally.tenthsAPlay()).isBetween(20, 45);
    }

    @Test
    void whatIsTooMuchToBeListedIsFoldedIntoSumsOnce() {
        play(drawer, SHEET, OwnGames.MOST + 7);
        int games = desk.opened(drawer).statistics().tally().games();
        OwnDiary again = desk.opened(drawer);

        assertThat(games).isEqualTo(OwnGames.MOST + 7);
        assertThat(again.statistics().tally().games()).isEqualTo(games);
        assertThat(again.statistics().games()).hasSize(OwnGames.MOST);
        assertThat(again.folded()).isEqualTo(7);
        again.selectAllTimes(false);
        assertThat(again.statistics().tally().games()).isEqualTo(OwnGames.MOST);
        again.selectOpponent(Optional.of(Difficulty.MASTER));
        assertThat(again.statistics().tally().games()).isZero();
    }

    @Test
    void twoPagesThatTakeInTheSameGamesCountThemOnce() {
        play(drawer, SHEET, OwnGames.MOST + 7);
        String before = drawer.read("diary").orElseThrow();
        desk.opened(drawer);
        String after = drawer.read("diary").orElseThrow();
        drawer.write("diary", before);
        OwnDiary late = desk.opened(drawer);

        assertThat(late.statistics().tally().games()).isEqualTo(OwnGames.MOST + 7);
        assertThat(late.folded()).isEqualTo(7);
        drawer.write("diary", after);
        assertThat(desk.opened(drawer).statistics().tally().games()).isEqualTo(OwnGames.MOST + 7);
    }

    @Test
    void gamesAreReviewedWhileThatIsWantedAndWhatWasFoundIsKept() {
        play(drawer, SHEET, 2);
        OwnDiary own = desk.opened(drawer);
        own.review(true);
        clock.pass(5);
        assertThat(own.statistics().tally().reviewed()).isEqualTo(1);
        own.review(false);
        clock.pass(1000);
        assertThat(own.statistics().tally().reviewed()).isEqualTo(1);
        own.review(true);
        clock.pass(1000);

        Review review = Reviewer.review(SHEET.replay().states(), Yardstick.OF_WHAT_WAS_KNOWN);
        OwnTally tally = desk.opened(drawer).statistics().tally();
        assertThat(tally.reviewed()).isEqualTo(2);
        assertThat(tally.accuracy()).isEqualTo(Skill.tenths(review.skill().accuracy()));
        assertThat(tally.lostByAChoice()).isCloseTo(review.skill().lost() / 10, within(1));
        assertThat(tally.luck())
                .isEqualTo(review.balance().luck() - review.balance().othersLuck());
        assertThat(own.accuracy(own.listed().get(0).entry()))
                .contains(Skill.tenths(review.skill().accuracy()));
    }

    @Test
    void whatReviewsFoundStaysInTheSumsAndGoesWithTheFile() {
        play(drawer, SHEET, 1);
        OwnDiary own = desk.opened(drawer);
        own.review(true);
        clock.pass(1000);
        Drawer other = new Drawer();
        OwnDiary there = desk.opened(other);
        there.takeIn(Optional.of(own.export()));
        assertThat(there.statistics().tally().reviewed()).isEqualTo(1);

        play(drawer, SHEET, OwnGames.MOST);
        OwnTally tally = desk.opened(drawer).statistics().tally();
        assertThat(tally.games()).isEqualTo(OwnGames.MOST + 1);
        assertThat(tally.reviewed()).isEqualTo(1);
        assertThat(drawer.read("judged")).contains("");
    }

    @Test
    void aGameThatWasDeletedWhileItWasReviewedLeavesNothing() {
        play(drawer, SHEET, 1);
        OwnDiary own = desk.opened(drawer);
        own.review(true);
        own.deleteAll();
        clock.pass(1000);

        assertThat(drawer.lasting()).isEmpty();
    }

    @Test
    void pointsInEachRoundAreThoseOfTheRecord() {
        play(drawer, SHEET, 1);
        long rounds = SHEET.lines().stream()
                .filter(line -> line.entry() instanceof MatchEntry.RoundBegun)
                .count();
        int points = SHEET.result().orElseThrow().outcome().scores().player();

        assertThat(rounds).isGreaterThan(1);
        assertThat(desk.opened(drawer).statistics().tally().tenthsARound())
                .isEqualTo((int) Math.round(10.0 * points / rounds));
    }

    @Test
    void theTavernsCampaignsAreAmongTheGamesAndGoWithTheFile() {
        new EndedCampaigns(new Shelf(drawer)).add(new EndedCampaign(TODAY, true, 900, 41, 160));
        new EndedCampaigns(new Shelf(drawer)).add(new EndedCampaign(TODAY - 90, false, 0, 7, 25));
        OwnDiary own = desk.opened(drawer);
        assertThat(own.isEmpty()).isTrue();
        assertThat(own.hasCampaigns()).isTrue();
        assertThat(own.campaigns()).extracting(EndedCampaign::isVictory).containsExactly(false, true);
        own.selectAllTimes(false);
        assertThat(own.campaigns()).extracting(EndedCampaign::coins).containsExactly(900);

        Drawer other = new Drawer();
        OwnDiary there = desk.opened(other);
        there.takeIn(Optional.of(own.export()));
        there.takeIn(Optional.of(own.export()));
        assertThat(there.campaigns()).hasSize(2);
    }

    /** Their time in a browser is measured in {@code GamesIT}. */
    @Test
    void aThousandGamesAreCountedWithoutReadingEachOne() {
        play(drawer, SHEET, OwnGames.MOST);
        desk.opened(drawer);
        int before = drawer.reads();
        OwnDiary own = desk.opened(drawer);

        assertThat(own.listed()).isNotEmpty();
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST);
        assertThat(drawer.reads() - before).isLessThan(OwnGames.MOST / 5);
    }

    @Test
    void aDiaryThatBeginsAnewHasNothingOfTheGamesThatHadTheSameNumbers() {
        play(drawer, SHEET, OwnGames.MOST + 5);
        OwnDiary own = desk.opened(drawer);
        own.review(true);
        clock.pass(100);
        own.review(false);
        drawer.write("diary", "nonsense");
        ScoreSheet another = OnTheWatchPage.sheet("8", 2000);
        Diary diary = new Diary(new Shelf(drawer));
        for (int time = 0; time < Diary.MOST_RECORDS + 2; time++) {
            diary.add(another, TODAY + 1);
        }
        OwnDiary anew = desk.opened(drawer);

        assertThat(anew.statistics().games()).hasSize(Diary.MOST_RECORDS + 2);
        assertThat(anew.folded()).isEqualTo(5);
        assertThat(anew.listed().get(0).entry().number()).isEqualTo(Diary.MOST_RECORDS + 2);
        assertThat(anew.total(anew.listed().get(0)))
                .contains(another.result().orElseThrow().total());
        anew.showMore();
        assertThat(anew.listed().get(Diary.MOST_RECORDS + 1).isRecorded()).isFalse();
        assertThat(anew.total(anew.listed().get(Diary.MOST_RECORDS + 1))).isEmpty();
    }

    @Test
    void allIsDeletedOnlyOnASecondPressAndWhatIsAMatterOfTasteStays() {
        play(drawer, SHEET, 1);
        drawer.write("daily", "19000 300 200 250 100 target +-\n");
        drawer.write("settings", "a text");
        drawer.write("sitting", "a game");
        OwnDiary own = desk.opened(drawer);
        own.askToDelete();
        assertThat(own.isAsking()).isTrue();
        own.deleteAll();

        assertThat(drawer.lasting()).containsOnlyKeys("settings", "sitting");
        assertThat(own.isEmpty()).isTrue();
        assertThat(own.isAsking()).isFalse();
    }

    @Test
    void deletingLeavesNothingOfGamesAndChallengesNorOfWhatWasSetAside() {
        play(drawer, SHEET, 1);
        drawer.write("diary", "nonsense");
        drawer.write("played daily daily-2023-11-02", "nonsense");
        drawer.write("sitting daily daily-2023-11-03", "a game");
        drawer.write("order daily ", "daily-2023-11-02");
        drawer.write("aside 1 kept fives 1", "a saved game");
        drawer.write("played https://site.example m1", "a match");
        OwnDiary own = desk.opened(drawer);
        assertThat(drawer.lasting()).containsKeys("aside 1 diary");
        own.deleteAll();

        assertThat(drawer.lasting()).containsOnlyKeys("aside 1 kept fives 1", "played https://site.example m1");
    }
}
