package deluxe.play.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Decision;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernGame;
import deluxe.play.Loudness;
import deluxe.play.Soundtrack;
import deluxe.ports.Haptics;
import deluxe.ports.RecordingSound;
import deluxe.ports.Sound;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.dice.Knock;
import deluxe.stage.tavern.TavernClip;
import deluxe.stage.tavern.TavernCue;
import deluxe.stage.tavern.TavernSounds;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TavernCuesTest {
    private static final Loudness.Level HALF = new Loudness.Level(50, false);

    private final RecordingSound sound = new RecordingSound();
    private final Soundtrack soundtrack = new Soundtrack(sound, sound, new TavernSounds());
    private final TavernCues cues = new TavernCues(soundtrack);

    @ParameterizedTest
    @EnumSource
    void everyCueOfTheTavernIsHeard(TavernCue kind) {
        for (Seat seat : Seat.values()) {
            soundtrack.hear(new Cue(kind, seat, 100, 0));
        }

        assertThat(sound.played()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource
    void everyCueOfAnyTableIsHeardInTheTavernToo(CommonCue kind) {
        soundtrack.hear(new Cue(kind, Seat.PLAYER, 5, 0));

        assertThat(sound.clips()).hasSize(1).allMatch(clip -> clip instanceof TavernClip);
    }

    @ParameterizedTest
    @CsvSource({"BOARD, .1, SOFT", "BOARD, .5, WOOD", "BOARD, .9, HARD", "WALL, .9, WALL", "DIE, .9, BONE"})
    void aDieSoundsAsWhatItHitsAndHowHard(Knock.On on, double strength, TavernClip clip) {
        cues.knocked(new Knock(0, on, strength, 100));

        assertThat(sound.clips()).containsExactly(clip);
    }

    @Test
    void theHarderAKnockTheLouder() {
        for (double strength : List.of(.1, .2, .35, .6, .7, 1.0)) {
            cues.knocked(new Knock(0, Knock.On.BOARD, strength, 100));
        }

        assertThat(sound.played().stream().map(RecordingSound.Played::volume).toList())
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void aDieThatOnlyTremblesIsNotHeard() {
        cues.knocked(new Knock(0, Knock.On.BOARD, .03, 100));

        assertThat(sound.played()).isEmpty();
    }

    @Test
    void neighbouringCoinsClinkDifferently() {
        cues.told(new TavernEvent.Wagered(TavernGame.RIFFA, 5));
        for (int coin = 0; coin < 5; coin++) {
            cues.clinked();
        }

        List<RecordingSound.Played> coins = sound.played().subList(1, 6);
        assertThat(sound.clips().get(0)).isEqualTo(TavernClip.STACK);
        assertThat(coins).allMatch(played -> played.clip() == TavernClip.CLINK);
        assertThat(coins.stream().map(RecordingSound.Played::variant).toList()).doesNotHaveDuplicates();
        assertThat(coins.stream().map(RecordingSound.Played::pitch).toList()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"PLAYER, WON", "OPPONENT, LOST", ", DRAWN"})
    void theCoinsAreSweptAndThePlayerHearsWhoseTheyAre(Seat winner, TavernClip clip) {
        cues.told(new TavernEvent.RoundOver(new Decision(Optional.ofNullable(winner), winner == null ? 0 : 4), 3));

        assertThat(sound.clips()).containsExactly(TavernClip.HEAP, clip);
    }

    @Test
    void theEndOfTheCampaignHasItsOwnMusic() {
        cues.told(new TavernEvent.Victory());
        cues.told(new TavernEvent.GameOver());

        assertThat(sound.clips())
                .containsExactly(TavernClip.VICTORY, TavernClip.RUIN)
                .allMatch(Sound.Clip::isSolo);
    }

    @Test
    void aSheetIsHeardWhenItComesAndWhenItGoes() {
        cues.turned(TavernSheet.NONE, TavernSheet.RULES);
        cues.turned(TavernSheet.RULES, TavernSheet.RULES);
        cues.turned(TavernSheet.RULES, TavernSheet.NONE);
        cues.turned(TavernSheet.NONE, TavernSheet.NONE);

        assertThat(sound.clips()).containsExactly(TavernClip.UNROLL, TavernClip.ROLL);
    }

    @Test
    void onlyThePlayersOwnThrowIsFelt() {
        soundtrack.tune(new Loudness(HALF, HALF, true));
        cues.shaken(Seat.OPPONENT);
        assertThat(sound.pulses()).isEmpty();

        cues.shaken(Seat.PLAYER);
        assertThat(sound.pulses()).containsExactly(Haptics.Strength.LIGHT);
        assertThat(sound.played().get(0).volume())
                .isLessThan(sound.played().get(1).volume());
    }

    @Test
    void theTavernHasItsOwnMusicAndItsDoorToo() {
        cues.cameIn();
        cues.wentOut();

        assertThat(sound.music()).containsExactly(Sound.Music.DANCE, Sound.Music.TAVERN, Sound.Music.DANCE);
    }
}
