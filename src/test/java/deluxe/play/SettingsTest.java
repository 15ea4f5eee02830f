package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.ports.Drawer;
import deluxe.ports.Wishes;
import deluxe.stage.art.TileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
    private static final Wishes LESS_MOTION = new Wishes(true, false);
    private static final Wishes MORE_CONTRAST = new Wishes(false, true);

    private final Drawer drawer = new Drawer();

    @Test
    void whatWasChosenIsThereAtTheNextVisit() {
        Settings fresh = Settings.from(drawer, Wishes.NONE, new DeluxeTable());
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
                .withTalk(false)
                .whenTaught();
        chosen.keep(drawer, new DeluxeTable());

        assertThat(Settings.from(drawer, Wishes.NONE, new DeluxeTable())).isEqualTo(chosen);
    }

    @Test
    void aNewcomerFindsTheColoursThatTheHostWishesAndOthersTheirOwn() {
        Wishes daylight = new Wishes(false, false, 2);
        assertThat(Settings.from(drawer, daylight, new DeluxeTable()).themeName())
                .isEqualTo("daylight");
        Settings.from(drawer, daylight, new DeluxeTable()).withTheme(1).keep(drawer, new DeluxeTable());

        assertThat(Settings.from(drawer, daylight, new DeluxeTable()).themeName())
                .isEqualTo("blue");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "9 9 x x x x", "0 0 device false easy true 101 false 60 false true false", "🁣"})
    void settingsThatCannotBeReadAreThoseOfANewcomer(String text) {
        drawer.write("settings", text);

        Settings read = Settings.from(drawer, Wishes.NONE, new DeluxeTable());

        assertThat(read).isEqualTo(Settings.from(new Drawer(), Wishes.NONE, new DeluxeTable()));
    }

    @Test
    void settingsFromBeforeOpponentsCouldBeQuietAreStillRead() {
        drawer.write("settings", "1 0 device false easy true 80 false 60 false true false");

        Settings read = Settings.from(drawer, Wishes.NONE, new DeluxeTable());
        assertThat(read.theme()).isEqualTo(1);
        assertThat(read.talk()).isTrue();
    }

    @Test
    void whoVisitsAnotherTableFirstIsStillANewcomerAtTheDeluxeTable() {
        Settings.from(drawer, Wishes.NONE, ClassicTable.muggins())
                .withTheme(1)
                .whenTaught()
                .keep(drawer, ClassicTable.muggins());

        Settings deluxe = Settings.from(drawer, Wishes.NONE, new DeluxeTable());

        assertThat(deluxe.theme()).isEqualTo(1);
        assertThat(deluxe.taught()).isFalse();
        assertThat(deluxe.difficulty()).isEqualTo(new DeluxeTable().usualOpponent());
    }

    @Test
    void whoWantsLessMotionIsNotShaken() {
        assertThat(Settings.from(drawer, LESS_MOTION, new DeluxeTable())
                        .loudness()
                        .vibration())
                .isFalse();
        assertThat(Settings.from(drawer, Wishes.NONE, new DeluxeTable())
                        .loudness()
                        .vibration())
                .isTrue();
    }

    @Test
    void lessMotionFollowsTheDeviceUntilThePlayerChooses() {
        Settings.from(drawer, Wishes.NONE, new DeluxeTable()).withTheme(1).keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, LESS_MOTION, new DeluxeTable()).reducedMotion())
                .isTrue();
        assertThat(Settings.from(drawer, Wishes.NONE, new DeluxeTable())
                        .onDevice(LESS_MOTION)
                        .reducedMotion())
                .isTrue();

        Settings.from(drawer, LESS_MOTION, new DeluxeTable())
                .withReducedMotion(false)
                .keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, LESS_MOTION, new DeluxeTable()).reducedMotion())
                .isFalse();
        assertThat(Settings.from(drawer, Wishes.NONE, new DeluxeTable())
                        .onDevice(LESS_MOTION)
                        .reducedMotion())
                .isFalse();
    }

    @Test
    void tilesOfHighContrastFollowTheDeviceUntilThePlayerChooses() {
        Settings.from(drawer, Wishes.NONE, new DeluxeTable()).whenTaught().keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, MORE_CONTRAST, new DeluxeTable())
                        .look()
                        .tiles())
                .isEqualTo(TileSet.HIGH_CONTRAST);
        assertThat(Settings.from(drawer, Wishes.NONE, new DeluxeTable())
                        .onDevice(MORE_CONTRAST)
                        .highContrast())
                .isTrue();

        Settings.from(drawer, MORE_CONTRAST, new DeluxeTable()).withTiles(1).keep(drawer, new DeluxeTable());
        assertThat(Settings.from(drawer, MORE_CONTRAST, new DeluxeTable())
                        .onDevice(MORE_CONTRAST)
                        .look()
                        .tiles())
                .isEqualTo(TileSet.EBONY);
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
