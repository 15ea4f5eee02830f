package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.table.Scores;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What the host hears of a match, and what the player hears of the host. */
class HostLinkTest {
    private static final String SITE = "https://site.example";

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final RecordingHost host = asking(new RecordingHost(SITE), "m1");

    @Test
    void theHostHearsOfTheStartOfEachChangeOfTheScoreAndOfTheEnd() {
        OnADesk visit = visit(host);
        visit.sitDown();
        visit.playUntil(() -> false);

        Scores last = visit.results().orElseThrow().outcome().scores();
        assertThat(host.told())
                .startsWith("opened", "started")
                .endsWith("score " + last.player() + ":" + last.opponent(), "finished")
                .hasSizeGreaterThan(4)
                .doesNotHaveDuplicates();
        assertThat(host.records())
                .singleElement()
                .satisfies(record -> assertThat(Verification.verify(record))
                        .isEqualTo(new Verdict.Confirmed(
                                visit.results().orElseThrow().card().total())));
    }

    @Test
    void practiceIsNotTheHostsBusiness() {
        RecordingHost site = new RecordingHost(SITE);
        OnADesk visit = visit(site);
        visit.sitDown();
        endEarly(visit);
        visit.visit().submit();

        assertThat(site.told()).containsExactly("opened");
        assertThat(visit.screen()).isInstanceOf(Screen.AtStart.class);
    }

    @Test
    void afterSubmittingThePlayerGoesBackOnceTheScoreHasArrived() {
        OnADesk visit = ended(host);
        visit.visit().submit();
        assertThat(visit.visit().notice()).isEqualTo("Sending your score.");
        assertThat(host.told()).doesNotContain("leave");
        host.watch().acknowledged();

        assertThat(host.told()).last().isEqualTo("leave");
        assertThat(visit.visit().notice()).contains("received");
    }

    @Test
    void ifTheScoreHasAlreadyArrivedSubmittingGoesBackAtOnce() {
        OnADesk visit = ended(host);
        host.watch().acknowledged();
        assertThat(host.told()).last().isEqualTo("finished");
        visit.visit().submit();

        assertThat(host.told()).last().isEqualTo("leave");
    }

    @Test
    void withoutAnAnswerThePlayerIsToldSoAndCanStillGoBack() {
        OnADesk visit = ended(host);
        visit.visit().submit();
        clock.pass(9000);
        assertThat(visit.visit().notice()).contains("No answer", "sent again");
        visit.visit().submit();

        assertThat(host.told()).last().isEqualTo("leave");
    }

    @Test
    void thePlayerIsToldIfTheDeviceHasNoRoomForTheRecord() {
        host.losesRecords();

        assertThat(ended(host).visit().notice()).contains("no room", "leave the page open");
    }

    @Test
    void aMatchThatWasPlayedShowsItsResultAndIsHandedInAgain() {
        OnADesk first = ended(host);
        RecordingHost again = asking(new RecordingHost(SITE), "m1");
        OnADesk second = visit(again);

        assertThat(second.screen()).isInstanceOf(Screen.AtResults.class);
        assertThat(second.results().orElseThrow().card())
                .isEqualTo(first.results().orElseThrow().card());
        assertThat(second.visit().notice()).contains("already played this match");
        assertThat(again.records()).isEqualTo(host.records());
        assertThat(again.told()).doesNotContain("started");
    }

    @Test
    void aLinkToAMatchThatWasPlayedDoesNotStartItEither() {
        OnADesk first = ended(asking(new RecordingHost(""), "m1"));
        first.visit().submit();
        assertThat(first.screen()).isInstanceOf(Screen.AtStart.class);
        first.visit().start();

        assertThat(first.screen()).isInstanceOf(Screen.AtResults.class);
    }

    @Test
    void anotherHostsMatchOfTheSameNameIsAnotherMatch() {
        ended(host);
        OnADesk other = visit(asking(new RecordingHost("https://other.example"), "m1"));

        assertThat(other.screen()).isInstanceOf(Screen.AtStart.class);
    }

    @Test
    void aMatchThatWasLeftGoesOnWhereverElseThePlayerWasMeanwhile() {
        OnADesk left = visit(host);
        left.sitDown();
        clock.pass(6000);
        left.visit().left();
        OnADesk other = visit(asking(new RecordingHost(SITE), "m2"));
        other.sitDown();
        visit(new RecordingHost(SITE)).sitDown();
        RecordingHost again = asking(new RecordingHost(SITE), "m1");
        OnADesk back = visit(again);

        assertThat(back.screen()).isInstanceOf(Screen.AtTable.class);
        assertThat(again.told()).contains("resumed").doesNotContain("started");
    }

    @Test
    void theTimeAwayFromAMatchWithoutPausesIsTakenOffItsClock() {
        OnADesk left = visit(host);
        left.sitDown();
        left.pass(() -> left.fits().isPresent());
        left.visit().left();
        clock.sleep(30_000);
        OnADesk back = visit(asking(new RecordingHost(SITE), "m1"));
        endEarly(back);

        assertThat(drawer.read("played " + SITE + " m1").orElseThrow()).containsPattern("\\n3\\d{4} end\\n");
    }

    @Test
    void aMatchThatWasBegunIsNotBegunAgainWithOtherOptions() {
        OnADesk left = visit(host);
        left.sitDown();
        left.visit().left();
        RecordingHost other = new RecordingHost(SITE)
                .wishing("match", "m1")
                .wishing("seed", "0000000000000000000000000000beef")
                .wishing("difficulty", "hard");
        OnADesk visit = visit(other);

        assertThat(visit.screen()).isInstanceOf(Screen.Refused.class);
        assertThat(other.told()).containsExactly("refused OPTIONS: This match was begun here with other options.");
    }

    @Test
    void aPageWithoutTheSeatSaysThatTheGameIsOpenElsewhere() {
        RecordingHost other = asking(new RecordingHost(SITE), "m1").unseated();
        OnADesk visit = visit(other);

        assertThat(visit.screen()).isInstanceOf(Screen.Refused.class);
        assertThat(visit.visit().host().refusal().orElseThrow().headline()).contains("open elsewhere");
        assertThat(other.told()).singleElement().asString().startsWith("refused ELSEWHERE");
    }

    @Test
    void aPageThatLosesTheSeatSavesNothingMore() {
        OnADesk visit = visit(host);
        visit.sitDown();
        clock.pass(6000);
        String key = "sitting " + SITE + " m1";
        String kept = drawer.read(key).orElseThrow();
        host.unseated();
        visit.pass(() -> visit.fits().isPresent());
        visit.place();

        assertThat(drawer.read(key)).contains(kept);
    }

    @Test
    void aGameThatIsTakenAwayKeepsItsMatchFirst() {
        OnADesk visit = visit(host);
        visit.sitDown();
        visit.pass(() -> visit.fits().isPresent());
        drawer.forget("sitting " + SITE + " m1");
        host.watch().mustClose();

        assertThat(host.told()).last().isEqualTo("leave");
        assertThat(drawer.read("sitting " + SITE + " m1")).isPresent();
    }

    @Test
    void unknownOptionsAreReportedAndNothingStarts() {
        RecordingHost site = asking(new RecordingHost(SITE), "m1").wishing("constructor", "x");
        OnADesk visit = visit(site);

        assertThat(visit.screen()).isInstanceOf(Screen.Refused.class);
        assertThat(site.told()).containsExactly("refused OPTIONS: there is no option constructor");
    }

    @Test
    void aMatchThatIsOpenElsewhereCanBeClaimed() {
        RecordingHost other = asking(new RecordingHost(SITE), "m1").unseated();
        visit(other).visit().host().claim();

        assertThat(other.told()).last().isEqualTo("claim");
    }

    @Test
    void aGameOfPracticeHasOneSeatToo() {
        OnADesk visit = visit(new RecordingHost("").unseated());

        assertThat(visit.screen()).isInstanceOf(Screen.Refused.class);
    }

    @Test
    void aLinkWithoutAMatchIsPracticeWhateverElseStandsInIt() {
        RecordingHost link = new RecordingHost("")
                .wishing("utm_source", "mail")
                .wishing("fbclid", "x".repeat(10_000))
                .wishing("locale", "es");
        OnADesk visit = visit(link);

        assertThat(visit.screen()).isInstanceOf(Screen.AtStart.class);
        assertThat(visit.visit().host().occasion()).isEqualTo(new Occasion.Practice());
    }

    @Test
    void everyUnknownOptionOfAHostIsRefused() {
        RecordingHost site = asking(new RecordingHost(SITE), "m1")
                .wishing("utm_source", "mail")
                .wishing("__proto__", "x")
                .wishing("player", "\0");
        visit(site);

        assertThat(site.told())
                .containsExactly(
                        "refused OPTIONS: player has a control character; there is no option utm_source; there is no"
                                + " option __proto__");
    }

    @Test
    void theReasonOfARefusalIsSaidInThePlayersLanguage() throws IOException {
        RecordingHost site = new RecordingHost(SITE)
                .wishing("match", "m1")
                .wishing("seed", "00000000000000000000000000000001")
                .wishing("difficulty", "brutal")
                .wishing("colour", "red");
        RefusedMatch refusal = visit(site).visit().host().refusal().orElseThrow();

        assertThat(refusal.reason(new Words(LanguagesTest.spoken("es"))))
                .isEqualTo(
                        "La opción difficulty no puede ser brutal. Se admite: easy, hard. No existe la opción colour.");
    }

    private OnADesk ended(RecordingHost by) {
        OnADesk visit = visit(by);
        visit.sitDown();
        visit.pass(() -> visit.fits().isPresent());
        endEarly(visit);
        return visit;
    }

    private static void endEarly(OnADesk visit) {
        visit.pass(() -> visit.playing().isPresent() && visit.fits().isPresent());
        visit.visit().endGame();
        visit.pass(() -> visit.results().isPresent());
    }

    private OnADesk visit(RecordingHost by) {
        return new OnADesk(by, drawer, clock);
    }

    private static RecordingHost asking(RecordingHost by, String match) {
        return by.wishing("match", match)
                .wishing("seed", "0000000000000000000000000000beef")
                .wishing("difficulty", "easy")
                .wishing("clockSeconds", "60");
    }
}
