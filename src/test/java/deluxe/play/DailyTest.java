package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Day;
import deluxe.ports.Address;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingAddress;
import deluxe.ports.RecordingHost;
import deluxe.ports.Sharing;
import deluxe.tournament.BotMatch;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The daily challenge on a device: what counts, what survives, and what happens when the date changes. */
class DailyTest {
    private static final double A_DAY = 86_400_000;
    /** The day of the clock of these tests. */
    private static final Day TODAY = new Day(19_675);

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final List<String> shared = new ArrayList<>();
    private Address.Given given = Address.Given.COPIED;

    @Test
    void theFirstFinishedGameCountsAndSurvives() {
        play(TODAY, 2000);
        Daily daily = opened();
        int total = daily.done().orElseThrow().total();
        drawer.forget("played daily " + new DailyChallenge(TODAY).match());
        play(TODAY, 9000);

        assertThat(opened().done().orElseThrow().total())
                .isEqualTo(total)
                .isNotEqualTo(played(TODAY, 9000).result().orElseThrow().total());
    }

    @Test
    void theTableAndThePageOfTheChallengeKeepTheGameUnderTheSameNames() {
        RecordingHost host = new RecordingHost("daily");
        for (String option :
                List.of(new DailyChallenge(TODAY).query().substring(1).split("&", -1))) {
            host.wishing(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        OnADesk desk = new OnADesk(host, drawer, clock);
        desk.sitDown();
        clock.pass(5000);
        assertThat(opened().isLeft()).isTrue();
        assertThat(opened().done()).isEmpty();
        desk.playUntil(() -> false);

        Daily daily = opened();
        assertThat(daily.isLeft()).isFalse();
        assertThat(daily.done().orElseThrow().total())
                .isEqualTo(desk.results().orElseThrow().card().total());
        assertThat(daily.record()).isEqualTo(host.records().get(0));
    }

    @Test
    void aRecordOfAnotherDayOrWithAnotherScoreIsSetAsideAndTold() {
        drawer.write(
                "played daily daily-" + TODAY.text(), played(TODAY.next(), 2000).text());
        Daily daily = opened();

        assertThat(daily.done()).isEmpty();
        assertThat(daily.notice()).contains("not a game of that day", "set aside");
        assertThat(drawer.read("aside 1 played daily daily-" + TODAY.text())).isPresent();
    }

    @Test
    void aGameThatWasBegunBeforeMidnightCountsForItsOwnDay() {
        Daily daily = opened();
        drawer.write("sitting daily " + new DailyChallenge(TODAY).match(), "a game");
        clock.pass(A_DAY);
        assertThat(daily.today()).isEqualTo(TODAY.next());
        assertThat(daily.left()).containsExactly(TODAY);
        assertThat(daily.page(TODAY)).isEqualTo("./" + new DailyChallenge(TODAY).query() + "#daily");
        drawer.forget("sitting daily " + new DailyChallenge(TODAY).match());
        play(TODAY, 2000);
        daily.refresh();

        assertThat(daily.left()).isEmpty();
        assertThat(daily.done()).isEmpty();
        assertThat(daily.on(TODAY)).isPresent();
    }

    @Test
    void aDayPlayedAheadWithAWrongDateIsEnteredWhenItComes() {
        play(TODAY.next(), 2000);
        Daily daily = opened();
        assertThat(daily.on(TODAY.next())).isEmpty();
        clock.pass(A_DAY);

        assertThat(daily.done()).isPresent();
    }

    @Test
    void parIsFoundInSlicesAndLeftForTheFrontDoor() {
        Daily daily = new Daily(ports(), new Shelf(drawer), new Words(english -> english), () -> {});
        daily.open();
        assertThat(daily.isParKnown()).isFalse();
        clock.pass(60_000);

        assertThat(daily.par()).isEqualTo(new DailyChallenge(TODAY).par().total());
        assertThat(daily.page(TODAY)).endsWith("&toBeat=" + daily.par() + "#daily");
        assertThat(drawer.read("par").orElseThrow().lines()).hasSize(30).startsWith(TODAY.number() + " " + daily.par());
    }

    @Test
    void todaysParIsThereForTheFrontDoorAsSoonAsItIsKnownAndDaysToComeStay() {
        Day last = new Day(TODAY.number() + 20);
        drawer.write("par", TODAY.number() + " 1\n" + last.number() + " 77\n");
        List<String> atFirst = new ArrayList<>();
        DailyPars pars = new DailyPars(
                new Shelf(drawer),
                clock,
                clock,
                () -> atFirst.add(drawer.read("par").orElseThrow()));
        pars.begin(TODAY);
        clock.pass(60_000);

        assertThat(atFirst).containsExactly(TODAY.number() + " " + pars.today() + "\n" + last.number() + " 77\n");
        assertThat(drawer.read("par").orElseThrow().lines()).hasSize(30);
    }

    @Test
    void aStreakIsDaysInARowAndLastsUntilTodayIsOver() {
        for (int back : new int[] {9, 8, 7, 6, 2, 1}) {
            play(new Day(TODAY.number() - back), 2000);
        }
        Daily daily = opened();
        assertThat(daily.streak()).isEqualTo(2);
        assertThat(daily.longestStreak()).isEqualTo(4);
        play(TODAY, 2000);
        daily.refresh();
        assertThat(daily.streak()).isEqualTo(3);
        clock.pass(2 * A_DAY);

        assertThat(daily.streak()).isZero();
    }

    @Test
    void whatIsSharedTellsTheResultAndNothingAboutTheTiles() {
        play(TODAY, 2000);
        Daily daily = opened();
        daily.share();
        DailyDone done = daily.done().orElseThrow();

        assertThat(shared)
                .containsExactly(
                        "Dominoes Deluxe, challenge of 2023-11-14\nTotal " + done.total() + ", par " + done.par()
                                + ": " + daily.verdict(done) + "\n" + Daily.rounds(done)
                                + " Streak: 1\nhttps://games.example/games.html");
        assertThat(daily.notice()).isEqualTo("Result copied.");
        given = Address.Given.REFUSED;
        daily.share();
        assertThat(daily.shared()).isEqualTo(shared.get(0));
    }

    @Test
    void whoDeletesTodaysTryHasNoSecondFirstOne() {
        play(TODAY.before(), 2000);
        play(TODAY, 2000);
        opened();
        deleteAll();
        assertThat(drawer.lasting()).containsOnlyKeys("spent");
        assertThat(opened().isSpent()).isTrue();
        assertThat(opened().notice()).contains("no second first one");
        play(TODAY, 9000);
        assertThat(opened().done()).isEmpty();
        deleteAll();
        assertThat(opened().isSpent()).isTrue();
        clock.pass(A_DAY);

        assertThat(opened().isSpent()).isFalse();
        deleteAll();
        assertThat(drawer.lasting()).isEmpty();
    }

    @Test
    void whoDeletesAnOpenTryHasSeenTheTilesToo() {
        drawer.write("sitting daily " + new DailyChallenge(TODAY).match(), "a game");
        deleteAll();

        assertThat(opened().isSpent()).isTrue();
        assertThat(drawer.lasting()).doesNotContainKey("sitting daily " + new DailyChallenge(TODAY).match());
    }

    private void deleteAll() {
        OwnDiary own = new OwnDiary(drawer, clock, clock, new Words(english -> english), () -> {});
        own.refresh();
        own.deleteAll();
        drawer.forget("par");
    }

    @Test
    void theRoundsAddUpToWhoWonThem() {
        ScoreSheet sheet = played(TODAY, 2000);
        long rounds =
                sheet.text().lines().filter(line -> line.contains(" round ")).count();

        assertThat(DailyRounds.of(sheet)).matches("[-+=]+").hasSize((int) rounds);
    }

    @Test
    void aListThatCannotBeReadIsSetAsideAndTold() {
        drawer.write("daily", "19675 300 x\n");

        assertThat(opened().notice()).contains("can't be read", "set aside");
        assertThat(drawer.read("aside 1 daily")).isPresent();
    }

    private Daily opened() {
        Daily daily = new Daily(ports(), new Shelf(drawer), new Words(english -> english), () -> {});
        daily.open();
        clock.pass(100);
        return daily;
    }

    private GamesPorts ports() {
        Sharing sharing = new Sharing() {
            @Override
            public Address.Given share(String text) {
                shared.add(text);
                return given;
            }

            @Override
            public String address() {
                return "https://games.example/games.html";
            }
        };
        return new GamesPorts(
                drawer, clock, clock, new AtAScreen.Computer(false), new English(), sharing, new RecordingAddress());
    }

    private void play(Day day, int paceMillis) {
        drawer.write(
                "played daily " + new DailyChallenge(day).match(),
                played(day, paceMillis).text());
    }

    private static ScoreSheet played(Day day, int paceMillis) {
        Terms terms = new DailyChallenge(day).terms();
        return ScoreSheet.of(new BotMatch(terms, terms.difficulty(), paceMillis).play(events -> {}));
    }
}
