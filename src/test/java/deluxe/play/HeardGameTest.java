package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Effect;
import deluxe.ports.Sound;
import org.junit.jupiter.api.Test;

/** What is heard of a game from door to door, everything real but the device. */
class HeardGameTest {
    private final OnADesk desk = OnADesk.atTheDoor("beef");
    private final Visit visit = desk.visit();

    @Test
    void aMatchIsHeardFromTheDoorToItsResults() {
        visit.start();
        visit.turnTo(1);
        visit.taught(true);
        assertThat(desk.sound().effects()).startsWith(Effect.TAP, Effect.TAP, Effect.TAP);
        desk.playUntil(() -> false);

        assertThat(count(Effect.COUNT)).isEqualTo(3);
        assertThat(count(Effect.GO)).isEqualTo(1);
        assertThat(count(Effect.TICK)).isEqualTo(10);
        assertThat(count(Effect.SHUFFLE)).isPositive();
        assertThat(count(Effect.CLACK)).isGreaterThan(10);
        assertThat(count(Effect.SLIDE)).isGreaterThan(5);
        assertThat(count(Effect.SCORE)).isPositive();
        assertThat(count(Effect.BELL)).isGreaterThan(5);
        assertThat(count(Effect.REFUSAL)).isZero();
        assertThat(desk.sound().effects()).last().isIn(Effect.WIN, Effect.LOSE);
        assertThat(desk.sound().music()).endsWith(Sound.Music.TABLE, Sound.Music.DOOR);
    }

    @Test
    void settingsOpenAndCloseAndASliderIsHeardAtItsNewPlace() {
        visit.showSettings();
        visit.shell()
                .preferences()
                .tune(visit.shell().preferences().settings().loudness().withEffects(new Loudness.Level(100, false)));
        visit.closeSettings();

        assertThat(desk.sound().effects()).containsExactly(Effect.OPEN, Effect.TAP, Effect.CLOSE);
        assertThat(desk.sound().effectsVolume()).isEqualTo(1);
    }

    @Test
    void aTileThatFitsNowhereIsRefusedAudibly() {
        visit.start();
        visit.taught(true);
        desk.pass(() -> desk.fits().isPresent());
        desk.place();
        int before = count(Effect.REFUSAL);
        desk.pass(() -> desk.playing().isPresent() && desk.unfit().isPresent());
        desk.hand().chose(desk.unfit().orElseThrow());

        assertThat(count(Effect.REFUSAL)).isEqualTo(before + 1);
    }

    private int count(Effect effect) {
        return (int) desk.sound().effects().stream().filter(effect::equals).count();
    }
}
