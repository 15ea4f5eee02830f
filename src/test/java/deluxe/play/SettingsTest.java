package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.ports.Drawer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
    private final Drawer drawer = new Drawer();

    @Test
    void whatWasChosenIsThereAtTheNextVisit() {
        Settings fresh = Settings.from(drawer, false, new DeluxeTable());
        Loudness loudness = fresh.loudness()
                .withEffects(new Loudness.Level(35, false))
                .withMusic(new Loudness.Level(100, true))
                .withVibration(false);
        Settings chosen = fresh.withTheme(1)
                .withTiles(2)
                .withLeftHanded(true)
                .withDifficulty(Difficulty.MASTER)
                .withLoudness(loudness)
                .withHints(true)
                .whenTaught();
        chosen.keep(drawer, new DeluxeTable());

        assertThat(Settings.from(drawer, false, new DeluxeTable())).isEqualTo(chosen);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "9 9 x x x x", "0 0 device false easy true 101 false 60 false true false", "🁣"})
    void settingsThatCannotBeReadAreThoseOfANewcomer(String text) {
        drawer.write("settings", text);

        Settings read = Settings.from(drawer, false, new DeluxeTable());

        assertThat(read).isEqualTo(Settings.from(new Drawer(), false, new DeluxeTable()));
    }

    @Test
    void whoVisitsAnotherTableFirstIsStillANewcomerAtTheDeluxeTable() {
        Settings.from(drawer, false, ClassicTable.muggins())
                .withTheme(1)
                .whenTaught()
                .keep(drawer, ClassicTable.muggins());

        Settings deluxe = Settings.from(drawer, false, new DeluxeTable());

        assertThat(deluxe.theme()).isEqualTo(1);
        assertThat(deluxe.taught()).isFalse();
        assertThat(deluxe.difficulty()).isEqualTo(new DeluxeTable().usualOpponent());
    }

    @Test
    void whoWantsLessMotionIsNotShaken() {
        assertThat(Settings.from(drawer, true, new DeluxeTable()).loudness().vibration())
                .isFalse();
        assertThat(Settings.from(drawer, false, new DeluxeTable()).loudness().vibration())
                .isTrue();
    }

    @Test
    void lessMotionFollowsTheDeviceUntilThePlayerChooses() {
        Settings.from(drawer, false, new DeluxeTable()).withTheme(1).keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, true, new DeluxeTable()).reducedMotion())
                .isTrue();
        assertThat(Settings.from(drawer, false, new DeluxeTable())
                        .onDevice(true)
                        .reducedMotion())
                .isTrue();

        Settings.from(drawer, true, new DeluxeTable()).withReducedMotion(false).keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, true, new DeluxeTable()).reducedMotion())
                .isFalse();
        assertThat(Settings.from(drawer, false, new DeluxeTable())
                        .onDevice(true)
                        .reducedMotion())
                .isFalse();
    }

    @Test
    void movingASliderEndsItsMute() {
        assertThat(new Loudness.Level(20, true).at(45)).isEqualTo(new Loudness.Level(45, false));
    }

    @Test
    void aLevelOutsideItsSliderIsNamed() {
        assertThatThrownBy(() -> new Loudness.Level(101, false)).hasMessageContaining("101");
    }
}
