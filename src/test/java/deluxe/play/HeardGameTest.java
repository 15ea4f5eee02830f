package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Effect;
import deluxe.ports.RecordingHost;
import deluxe.ports.RecordingSound;
import deluxe.ports.Sound;
import org.junit.jupiter.api.Test;

/** What is heard of a game from door to door, everything real but the device. */
class HeardGameTest {
    private final Visit visit = Visit.at(new RecordingHost("")
            .wishing("match", "m1")
            .wishing("seed", "beef")
            .wishing("difficulty", "easy")
            .wishing("clockSeconds", "60"));
    private final Parlour parlour = visit.parlour;
    private final RecordingSound sound = visit.sound;

    @Test
    void aMatchIsHeardFromTheDoorToItsResults() {
        parlour.start();
        parlour.turnTo(1);
        parlour.taught(true);
        assertThat(sound.effects()).startsWith(Effect.TAP, Effect.TAP, Effect.TAP);
        visit.playToTheEnd();

        assertThat(count(Effect.COUNT)).isEqualTo(3);
        assertThat(count(Effect.GO)).isEqualTo(1);
        assertThat(count(Effect.TICK)).isEqualTo(10);
        assertThat(count(Effect.SHUFFLE)).isPositive();
        assertThat(count(Effect.CLACK)).isGreaterThan(10);
        assertThat(count(Effect.SLIDE)).isGreaterThan(5);
        assertThat(count(Effect.SCORE)).isPositive();
        assertThat(count(Effect.BELL)).isGreaterThan(5);
        assertThat(count(Effect.REFUSAL)).isZero();
        assertThat(sound.effects()).last().isIn(Effect.WIN, Effect.LOSE);
        assertThat(sound.music()).endsWith(Sound.Music.TABLE, Sound.Music.DOOR);
    }

    @Test
    void settingsOpenAndCloseAndASliderIsHeardAtItsNewPlace() {
        parlour.showSettings();
        parlour.tune(parlour.settings().loudness().withEffects(new Loudness.Level(100, false)));
        parlour.closeSettings();

        assertThat(sound.effects()).containsExactly(Effect.OPEN, Effect.TAP, Effect.CLOSE);
        assertThat(sound.effectsVolume()).isEqualTo(1);
    }

    @Test
    void aTileThatFitsNowhereIsRefusedAudibly() {
        parlour.start();
        parlour.taught(true);
        visit.pass(() -> parlour.hand().isPresent() && visit.fits().isPresent());
        visit.place();
        int before = count(Effect.REFUSAL);
        visit.pass(() -> parlour.hand().isPresent() && visit.unfit().isPresent());
        parlour.hand().orElseThrow().chose(visit.unfit().orElseThrow());

        assertThat(count(Effect.REFUSAL)).isEqualTo(before + 1);
    }

    private int count(Effect effect) {
        return (int) sound.effects().stream().filter(effect::equals).count();
    }
}
