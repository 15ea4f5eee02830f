package deluxe.play.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Campaign;
import deluxe.dice.Gambler;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernRefusal;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.stage.dice.Flick;
import deluxe.stage.tavern.TavernSight;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TavernVisitTest {
    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final List<TavernEvent> played = new ArrayList<>();
    private final RecordingHost host = new RecordingHost("");
    private boolean isPlaying;
    private TavernSight shown = TavernVisit.firstSight();
    private int seeds;

    @Test
    void aCampaignResumesWhereItWasLeftAfterEveryAction() {
        TavernVisit visit = visit();
        visit.begin(false);
        int actions = 0;
        while (visit.place() != TavernPlace.VICTORY && visit.place() != TavernPlace.GAME_OVER) {
            act(visit);
            Campaign before = visit.campaign().orElseThrow();
            Optional<TavernEvent.RoundOver> result = visit.plaque();
            visit = visit();
            visit.goOn();
            assertThat(visit.campaign()).contains(before);
            assertThat(visit.plaque()).isEqualTo(result);
            visit.closePlaque();
            actions++;
        }

        assertThat(actions).isGreaterThan(20);
    }

    @Test
    void aCampaignThatIsOverIsEnteredOnce() {
        TavernVisit visit = visit();
        visit.begin(false);
        while (!visit.campaign().orElseThrow().isOver()) {
            act(visit);
            visit.closePlaque();
        }
        Campaign ended = visit.campaign().orElseThrow();
        visit = visit();
        visit.goOn();
        visit.closePlaque();
        visit.leave();

        assertThat(drawer.read("campaigns"))
                .contains("20000 " + (ended.isVictory() ? "victory " : "broke ") + ended.purse() + " " + ended.rounds()
                        + " " + ended.thrown() + "\n");
    }

    @Test
    void anEndIsShownUntilItHasBeenRead() {
        TavernVisit visit = visit();
        visit.begin(false);
        while (!visit.campaign().orElseThrow().isOver()) {
            act(visit);
            visit.closePlaque();
        }
        visit = visit();
        visit.goOn();
        visit.closePlaque();
        assertThat(visit.place()).isIn(TavernPlace.VICTORY, TavernPlace.GAME_OVER);
        visit.leave();

        assertThat(visit.canGoOn()).isFalse();
        assertThat(visit().canGoOn()).isFalse();
    }

    @Test
    void aResultThatWasReadIsNotShownAgainAfterAVisitToTheDoor() {
        TavernVisit visit = visit();
        visit.begin(false);
        while (visit.plaque().isEmpty()) {
            act(visit);
        }
        visit.rested();
        visit.closePlaque();
        TavernPlace place = visit.place();
        visit.leave();
        visit.goOn();

        assertThat(visit.plaque()).isEmpty();
        assertThat(visit.place()).isEqualTo(place);
    }

    @Test
    void aRoundLeftInTheMiddleShowsItsLastThrowAgain() {
        TavernVisit visit = visit();
        visit.begin(false);
        visit.sitDown();
        visit.wager(5);
        visit.throwDice(Flick.PLAIN);
        assertThat(visit.campaign().orElseThrow().round()).isPresent();
        TavernEvent.Thrown last = (TavernEvent.Thrown) played.stream()
                .filter(event -> event instanceof TavernEvent.Thrown)
                .reduce((before, after) -> after)
                .orElseThrow();
        visit = visit();
        visit.goOn();

        assertThat(visit.place()).isEqualTo(TavernPlace.PLAYING);
        assertThat(shown.lying()).contains(last.lying());
        assertThat(shown.pot()).isEqualTo(10);
    }

    @Test
    void theDiceAreNotThrownAgainWhileTheyFly() {
        TavernVisit visit = visit();
        visit.begin(false);
        visit.sitDown();
        visit.wager(5);
        isPlaying = true;
        int before = played.size();

        assertThat(visit.throwDice(Flick.PLAIN)).isEmpty();
        assertThat(played).hasSize(before);
    }

    @Test
    void whatTheRulesRefuseChangesNothing() {
        TavernVisit visit = visit();
        visit.begin(false);
        visit.sitDown();
        Campaign before = visit.campaign().orElseThrow();

        assertThat(visit.wager(21)).contains(new TavernRefusal.NotInPurses(21, 20));
        assertThat(visit.campaign()).contains(before);
        assertThat(visit.place()).isEqualTo(TavernPlace.WAGERING);
    }

    @Test
    void aPageThatHasLostItsSeatKeepsAndForgetsNothing() {
        TavernVisit visit = visit();
        visit.begin(false);
        String kept = drawer.read("dados").orElseThrow();
        host.unseated();
        while (!visit.campaign().orElseThrow().isOver()) {
            act(visit);
            visit.closePlaque();
        }
        visit.leave();

        assertThat(drawer.read("dados")).contains(kept);
        assertThat(visit.isKept()).isTrue();
    }

    @Test
    void aPageWithoutTheSeatDoesNotEvenLookAtTheCampaign() {
        visit().begin(false);
        drawer.write("dados", "unreadable");
        host.unseated();

        assertThat(visit().canGoOn()).isFalse();
        assertThat(visit().flaw()).isEmpty();
        assertThat(drawer.read("dados")).contains("unreadable");
    }

    @Test
    void aDamagedCampaignIsReportedAndSetAside() {
        visit().begin(false);
        String damaged = drawer.read("dados").orElseThrow().replace("result", "resul");
        drawer.write("dados", damaged);
        TavernVisit visit = visit();

        assertThat(visit.flaw()).startsWith("3: ");
        assertThat(visit.canGoOn()).isFalse();
        assertThat(drawer.read("aside 1 dados")).contains(damaged);
        visit.begin(false);
        assertThat(visit().canGoOn()).isTrue();
        assertThat(drawer.read("aside 1 dados")).contains(damaged);
    }

    @Test
    void lookingRoundGoesFromTheLastGuestToTheFirst() {
        TavernVisit visit = visit();
        visit.begin(false);
        visit.lookOn(-1);
        assertThat(visit.guest()).isEqualTo(Gambler.KING);
        visit.lookOn(1);
        assertThat(visit.guest()).isEqualTo(Gambler.MULETEER);
        assertThat(shown.guest()).isEqualTo(Gambler.MULETEER);
    }

    /** What a bold player does next. */
    private void act(TavernVisit visit) {
        switch (visit.place()) {
            case CHOOSING -> {
                while (visit.campaign().orElseThrow().purse(visit.guest()) == 0) {
                    visit.lookOn(1);
                }
                assertThat(visit.sitDown()).isEmpty();
            }
            case WAGERING ->
                assertThat(visit.wager((visit.campaign().orElseThrow().mostWager() + 1) / 2))
                        .isEmpty();
            case PLAYING -> {
                assertThat(visit.throwDice(Flick.PLAIN)).isEmpty();
                visit.rested();
            }
            default -> throw new IllegalStateException("nothing is done at " + visit.place());
        }
    }

    private TavernVisit visit() {
        return new TavernVisit(
                new KeptCampaign(drawer, host),
                () -> Seed.of("d0e1f2a3b4c5d6e" + seeds++),
                clock,
                new TavernVisit.Stage() {
                    @Override
                    public void show(TavernSight sight) {
                        shown = sight;
                    }

                    @Override
                    public void play(List<TavernEvent> events, Flick from, Optional<Seat> toThrow) {
                        played.addAll(events);
                    }

                    @Override
                    public boolean isPlaying() {
                        return isPlaying;
                    }
                });
    }
}
