package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Sound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CutsTest {
    /** Of the sprite: 64 kb/s. */
    private static final int BYTES_A_MILLISECOND = 8;

    @ParameterizedTest
    @EnumSource
    void everyClipHasItsPlacesInTheSprite(DeluxeClip clip) {
        int[] cuts = Cuts.of(clip);

        assertThat(cuts.length).isPositive().isEven();
        for (int millis : cuts) {
            assertThat(millis).isPositive();
        }
    }

    @Test
    void silenceLiesBetweenTheSounds() {
        List<int[]> sounds = sounds();
        assertThat(sounds.get(0)[0]).isEqualTo(Sound.Clip.LEAD_MILLIS);
        for (int at = 1; at < sounds.size(); at++) {
            int[] before = sounds.get(at - 1);
            assertThat(sounds.get(at)[0] - before[0] - before[1]).isGreaterThanOrEqualTo(60);
        }
    }

    @Test
    void theSpriteIsAsLongAsTheTableSays() throws IOException {
        List<int[]> sounds = sounds();
        int[] last = sounds.get(sounds.size() - 1);
        int lengthMillis = (int) (Files.size(Path.of("src/main/webapp/audio/effects.mp3")) / BYTES_A_MILLISECOND);

        assertThat(lengthMillis).isBetween(last[0] + last[1], last[0] + last[1] + 250);
    }

    private static List<int[]> sounds() {
        List<int[]> sounds = new ArrayList<>();
        for (DeluxeClip clip : DeluxeClip.values()) {
            int[] cuts = Cuts.of(clip);
            for (int at = 0; at < cuts.length; at += 2) {
                sounds.add(new int[] {cuts[at], cuts[at + 1]});
            }
        }
        sounds.sort(Comparator.comparingInt(sound -> sound[0]));
        return sounds;
    }
}
