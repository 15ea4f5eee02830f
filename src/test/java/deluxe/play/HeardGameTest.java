package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Sound;
import deluxe.stage.deluxe.DeluxeClip;
import org.junit.jupiter.api.Test;

/** What is heard of a game from the start to the results, with everything real but the device. */
class HeardGameTest {
    private final OnADesk desk = OnADesk.atTheDoor("7");
    private final Visit visit = desk.visit();

    @Test
    void aMatchIsHeardFromTheDoorToItsResults() {
        visit.start();
        visit.turnTo(1);
        visit.taught(true);
        assertThat(desk.sound().clips()).startsWith(DeluxeClip.TAP, DeluxeClip.TAP, DeluxeClip.TAP);
        desk.playUntil(() -> false);

        assertThat(count(DeluxeClip.COUNT)).isEqualTo(3);
        assertThat(count(DeluxeClip.GO)).isEqualTo(1);
        assertThat(count(DeluxeClip.TICK)).isEqualTo(10);
        assertThat(count(DeluxeClip.SHUFFLE)).isPositive();
        assertThat(count(DeluxeClip.CLACK)).isGreaterThan(10);
        assertThat(count(DeluxeClip.SLIDE)).isGreaterThan(5);
        assertThat(count(DeluxeClip.SCORE)).isPositive();
        assertThat(count(DeluxeClip.BELL)).isGreaterThan(5);
        assertThat(count(DeluxeClip.REFUSAL)).isZero();
        assertThat(desk.sound().clips()).last().isIn(DeluxeClip.WIN, DeluxeClip.LOSE);
        assertThat(desk.sound().music()).endsWith(Sound.Music.TABLE, Sound.Music.DOOR);
    }

    @Test
    void howTheGameEndedIsHeardBeforeItsResultsAreShown() {
        desk.sitDown();
        int heard = 0;
        while (desk.results().isEmpty()) {
            heard = count(DeluxeClip.WIN) + count(DeluxeClip.LOSE);
            desk.passFrame();
            if (desk.isPlayersTurn()) {
                desk.act();
            }
        }

        assertThat(heard).isEqualTo(1);
    }

    @Test
    void settingsOpenAndCloseAndASliderIsHeardAtItsNewPlace() {
        visit.showSettings();
        visit.page().preferences().slide(true, 100);
        visit.closeSettings();

        assertThat(desk.sound().clips()).containsExactly(DeluxeClip.OPEN, DeluxeClip.TAP, DeluxeClip.CLOSE);
        assertThat(desk.sound().effectsVolume()).isEqualTo(1);
    }

    @Test
    void aTileThatFitsNowhereIsRefusedAudibly() {
        visit.start();
        visit.taught(true);
        desk.pass(() -> desk.fits().isPresent());
        desk.place();
        int before = count(DeluxeClip.REFUSAL);
        desk.pass(() -> desk.playing().isPresent() && desk.unfit().isPresent());
        desk.hand().chose(desk.unfit().orElseThrow());

        assertThat(count(DeluxeClip.REFUSAL)).isEqualTo(before + 1);
    }

    private int count(DeluxeClip effect) {
        return (int) desk.sound().clips().stream().filter(effect::equals).count();
    }
}
