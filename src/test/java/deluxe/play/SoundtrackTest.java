package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Haptics;
import deluxe.ports.RecordingSound;
import deluxe.ports.Sound;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.deluxe.DeluxeClip;
import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.tiles.TileCue;
import deluxe.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SoundtrackTest {
    private static final Loudness LOUD = Loudness.fresh(false);

    private final RecordingSound sound = new RecordingSound();
    private final Soundtrack soundtrack = new Soundtrack(sound, sound, new DeluxeSounds());

    @ParameterizedTest
    @EnumSource
    void everyCueOfTheTilesIsHeard(TileCue kind) {
        for (Seat seat : Seat.values()) {
            hear(kind, seat, 5);
        }

        assertThat(sound.played()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource
    void everyCueOfAnyTableIsHeard(CommonCue kind) {
        hear(kind, Seat.PLAYER, 5);

        assertThat(sound.played()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "10, 1", "15, 2", "20, 3", "25, 4", "30, 5", "35, 5", "100, 5"})
    void scoresRiseWithTheirPoints(int points, int step) {
        hear(TileCue.SCORED, Seat.PLAYER, points);

        assertThat(sound.played()).singleElement().satisfies(played -> {
            assertThat(played.clip()).isEqualTo(DeluxeClip.SCORE);
            assertThat(played.variant()).isEqualTo(step);
            assertThat(played.pitch()).isEqualTo(1);
        });
    }

    @Test
    void theOpponentsPointsSoundLowerAndSofterThanTheSameOfThePlayer() {
        hear(TileCue.SCORED, Seat.PLAYER, 15);
        hear(TileCue.SCORED, Seat.OPPONENT, 15);

        RecordingSound.Played own = sound.played().get(0);
        RecordingSound.Played other = sound.played().get(1);
        assertThat(other.pitch()).isLessThan(own.pitch());
        assertThat(other.volume()).isLessThan(own.volume());
    }

    @Test
    void onlyThePlayersOwnGoingOutSoundsAFanfare() {
        hear(TileCue.WENT_OUT, Seat.PLAYER, 0);
        hear(TileCue.WENT_OUT, Seat.OPPONENT, 0);

        assertThat(sound.clips()).containsExactly(DeluxeClip.FANFARE, DeluxeClip.THEIRS);
    }

    @Test
    void fourTilesInARowFallInFourWays() {
        for (int tile = 0; tile < 4; tile++) {
            hear(TileCue.LAID, Seat.PLAYER, 0);
            hear(TileCue.LIFTED, Seat.PLAYER, 0);
        }

        Set<Integer> variants = new HashSet<>();
        Set<Double> pitches = new HashSet<>();
        for (RecordingSound.Played played : sound.played()) {
            if (played.clip() == DeluxeClip.CLACK) {
                variants.add(played.variant() % 4);
                pitches.add(played.pitch());
            }
        }
        assertThat(variants).hasSize(4);
        assertThat(pitches).hasSize(4).allMatch(pitch -> pitch > .98 && pitch < 1.02);
    }

    @Test
    void leftoversAreCountedUpwards() {
        for (int tile = 1; tile <= 4; tile++) {
            hear(TileCue.COUNTED, Seat.PLAYER, tile);
        }

        assertThat(sound.played().stream().map(RecordingSound.Played::pitch).toList())
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void theLastTenSecondsTickOnceEach() {
        for (int seconds : List.of(12, 11, 10, 10, 10, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)) {
            soundtrack.clockShows(seconds);
        }

        assertThat(sound.clips()).hasSize(10).containsOnly(DeluxeClip.TICK);
        assertThat(sound.played().get(9).volume())
                .isGreaterThan(sound.played().get(0).volume());
    }

    @Test
    void aTableWithoutAClockNeverTicks() {
        soundtrack.clockShows(-1);

        assertThat(sound.played()).isEmpty();
    }

    @Test
    void threeTwoOneGo() {
        for (boolean go : List.of(false, false, false, true)) {
            soundtrack.counted(go);
        }

        assertThat(sound.clips()).containsExactly(DeluxeClip.COUNT, DeluxeClip.COUNT, DeluxeClip.COUNT, DeluxeClip.GO);
    }

    @Test
    void theTableHasItsOwnMusic() {
        soundtrack.at(new Screen.AtStart());
        soundtrack.at(new Screen.InSettings());
        soundtrack.at(new Screen.AtTable(null));
        soundtrack.at(new Screen.AtStart());

        assertThat(sound.music())
                .containsExactly(Sound.Music.DOOR, Sound.Music.DOOR, Sound.Music.TABLE, Sound.Music.DOOR);
    }

    @Test
    void onlyThePlayersOwnActionsVibrate() {
        soundtrack.tune(LOUD);
        hear(TileCue.LAID, Seat.OPPONENT, 0);
        hear(TileCue.SCORED, Seat.OPPONENT, 5);
        assertThat(sound.pulses()).isEmpty();

        hear(TileCue.LAID, Seat.PLAYER, 0);
        hear(TileCue.SCORED, Seat.PLAYER, 5);
        soundtrack.refused();
        assertThat(sound.pulses())
                .containsExactly(Haptics.Strength.LIGHT, Haptics.Strength.FIRM, Haptics.Strength.STRONG);
    }

    @Test
    void whoSwitchedVibrationOffFeelsNothing() {
        soundtrack.tune(LOUD.withVibration(false));
        hear(TileCue.LAID, Seat.PLAYER, 0);
        soundtrack.refused();

        assertThat(sound.pulses()).isEmpty();
    }

    @Test
    void mutedIsSilentAndTheSliderIsHeardInEvenSteps() {
        soundtrack.tune(LOUD.withEffects(new Loudness.Level(50, false)).withMusic(new Loudness.Level(90, true)));

        assertThat(sound.effectsVolume()).isEqualTo(.25);
        assertThat(sound.musicVolume()).isZero();
    }

    private void hear(Cue.Kind kind, Seat seat, int size) {
        soundtrack.hear(new Cue(kind, seat, size, 0));
    }
}
