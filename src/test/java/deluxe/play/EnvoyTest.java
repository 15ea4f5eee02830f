package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.table.Scores;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import org.junit.jupiter.api.Test;

/** What the host hears of a match, and what the player hears of the host. */
class EnvoyTest {
    private static final String SITE = "https://site.example";

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final RecordingHost host = asking(new RecordingHost(SITE), "m1");

    @Test
    void theHostHearsOfTheStartOfEachChangeOfTheScoreAndOfTheEnd() {
        Visit visit = visit(host);
        visit.sitDown();
        visit.playToTheEnd();

        Scores last = visit.parlour.results().orElseThrow().outcome().scores();
        assertThat(host.told())
                .startsWith("opened", "started")
                .endsWith("score " + last.player() + ":" + last.opponent(), "finished")
                .hasSizeGreaterThan(4)
                .doesNotHaveDuplicates();
        assertThat(host.records())
                .singleElement()
                .satisfies(record -> assertThat(Verification.verify(record))
                        .isEqualTo(new Verdict.Confirmed(
                                visit.parlour.results().orElseThrow().card().total())));
    }

    @Test
    void practiceIsNotTheHostsBusiness() {
        RecordingHost site = new RecordingHost(SITE);
        Visit visit = visit(site);
        visit.sitDown();
        endEarly(visit);
        visit.parlour.submit();

        assertThat(site.told()).containsExactly("opened");
        assertThat(visit.parlour.flow().place()).isEqualTo(Flow.Place.START);
    }

    @Test
    void whoSubmitsGoesBackWhenTheScoreHasArrived() {
        Visit visit = ended(host);
        visit.parlour.submit();
        assertThat(visit.parlour.notice()).isEqualTo("Sending your score.");
        assertThat(host.told()).doesNotContain("leave");
        host.watch().acknowledged();

        assertThat(host.told()).last().isEqualTo("leave");
        assertThat(visit.parlour.notice()).contains("received");
    }

    @Test
    void whoseScoreHasArrivedGoesBackAtOnce() {
        Visit visit = ended(host);
        host.watch().acknowledged();
        assertThat(host.told()).last().isEqualTo("finished");
        visit.parlour.submit();

        assertThat(host.told()).last().isEqualTo("leave");
    }

    @Test
    void whoGetsNoAnswerIsToldSoAndMayGoBackAllTheSame() {
        Visit visit = ended(host);
        visit.parlour.submit();
        clock.pass(9000);
        assertThat(visit.parlour.notice()).contains("no answer", "sent again");
        visit.parlour.submit();

        assertThat(host.told()).last().isEqualTo("leave");
    }

    @Test
    void aDeviceWithoutRoomForTheRecordIsTold() {
        host.losesRecords();

        assertThat(ended(host).parlour.notice()).contains("no room", "leave the page open");
    }

    @Test
    void aMatchThatWasPlayedShowsItsResultAndIsHandedInAgain() {
        Visit first = ended(host);
        RecordingHost again = asking(new RecordingHost(SITE), "m1");
        Visit second = visit(again);

        assertThat(second.parlour.flow().place()).isEqualTo(Flow.Place.RESULTS);
        assertThat(second.parlour.results().orElseThrow().card())
                .isEqualTo(first.parlour.results().orElseThrow().card());
        assertThat(second.parlour.notice()).contains("played this match already");
        assertThat(again.records()).isEqualTo(host.records());
        assertThat(again.told()).doesNotContain("started");
    }

    @Test
    void aLinkToAMatchThatWasPlayedDoesNotStartItEither() {
        Visit first = ended(asking(new RecordingHost(""), "m1"));
        first.parlour.submit();
        assertThat(first.parlour.flow().place()).isEqualTo(Flow.Place.START);
        first.parlour.start();

        assertThat(first.parlour.flow().place()).isEqualTo(Flow.Place.RESULTS);
    }

    @Test
    void anotherHostsMatchOfTheSameNameIsAnotherMatch() {
        ended(host);
        Visit other = visit(asking(new RecordingHost("https://other.example"), "m1"));

        assertThat(other.parlour.flow().place()).isEqualTo(Flow.Place.START);
    }

    @Test
    void aMatchThatWasLeftGoesOnWhereverElseThePlayerWasMeanwhile() {
        Visit left = visit(host);
        left.sitDown();
        clock.pass(6000);
        left.parlour.left();
        Visit other = visit(asking(new RecordingHost(SITE), "m2"));
        other.sitDown();
        visit(new RecordingHost(SITE)).sitDown();
        RecordingHost again = asking(new RecordingHost(SITE), "m1");
        Visit back = visit(again);

        assertThat(back.parlour.flow().place()).isEqualTo(Flow.Place.TABLE);
        assertThat(again.told()).contains("resumed").doesNotContain("started");
    }

    @Test
    void aMatchThatWasBegunIsNotBegunAgainWithOtherOptions() {
        Visit left = visit(host);
        left.sitDown();
        left.parlour.left();
        RecordingHost other = new RecordingHost(SITE)
                .wishing("match", "m1")
                .wishing("seed", "beef")
                .wishing("difficulty", "hard");
        Visit visit = visit(other);

        assertThat(visit.parlour.flow().place()).isEqualTo(Flow.Place.REFUSED);
        assertThat(other.told()).containsExactly("refused OPTIONS: the match m1 was begun here with other options");
    }

    @Test
    void whoHasNoSeatPlaysNothingAndIsToldWhere() {
        RecordingHost other = asking(new RecordingHost(SITE), "m1").unseated();
        Visit visit = visit(other);

        assertThat(visit.parlour.flow().place()).isEqualTo(Flow.Place.REFUSED);
        assertThat(visit.parlour.envoy().refusal().orElseThrow().headline()).contains("open elsewhere");
        assertThat(other.told()).singleElement().asString().startsWith("refused ELSEWHERE");
    }

    @Test
    void whoLosesTheSeatKeepsNothingAnyMore() {
        Visit visit = visit(host);
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
        Visit visit = visit(host);
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
        Visit visit = visit(site);

        assertThat(visit.parlour.flow().place()).isEqualTo(Flow.Place.REFUSED);
        assertThat(site.told()).containsExactly("refused OPTIONS: there is no option constructor");
    }

    private Visit ended(RecordingHost by) {
        Visit visit = visit(by);
        visit.sitDown();
        visit.pass(() -> visit.fits().isPresent());
        endEarly(visit);
        return visit;
    }

    private static void endEarly(Visit visit) {
        visit.pass(() -> visit.parlour.hand().isPresent() && visit.fits().isPresent());
        visit.parlour.endGame();
        visit.pass(() -> visit.parlour.results().isPresent());
    }

    private Visit visit(RecordingHost by) {
        return new Visit(by, drawer, clock);
    }

    private static RecordingHost asking(RecordingHost by, String match) {
        return by.wishing("match", match)
                .wishing("seed", "beef")
                .wishing("difficulty", "easy")
                .wishing("clockSeconds", "60");
    }
}
