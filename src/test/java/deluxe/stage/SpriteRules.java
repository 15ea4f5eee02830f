package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Sound;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What must hold for the recording of every table, and for the list of where its clips are. */
public abstract class SpriteRules {
    /** The bit rate of the sprite: 64 kb/s. */
    private static final int BYTES_A_MILLISECOND = 8;

    private final Path file;
    private final List<? extends Sound.Clip> clips;

    protected SpriteRules(String file, Sound.Clip[] clips) {
        this.file = Path.of("src/main/webapp/audio", file);
        this.clips = List.of(clips);
    }

    @Test
    void everyClipHasItsPlacesInTheSprite() {
        for (Sound.Clip clip : clips) {
            assertThat(clip.cuts().length).as(clip.name()).isPositive().isEven();
            for (int millis : clip.cuts()) {
                assertThat(millis).as(clip.name()).isPositive();
            }
        }
    }

    @Test
    void theFirstClipLiesWhereAPlayerLooksForIt() {
        assertThat(clips.get(0).cuts()[0]).isEqualTo(Sound.Clip.LEAD_MILLIS);
    }

    @Test
    void silenceLiesBetweenTheSounds() {
        List<int[]> sounds = sounds();
        for (int at = 1; at < sounds.size(); at++) {
            int[] before = sounds.get(at - 1);
            assertThat(sounds.get(at)[0] - before[0] - before[1]).isGreaterThanOrEqualTo(60);
        }
    }

    @Test
    void theSpriteIsAsLongAsTheTableSays() throws IOException {
        List<int[]> sounds = sounds();
        int[] last = sounds.get(sounds.size() - 1);
        int lengthMillis = (int) (Files.size(file) / BYTES_A_MILLISECOND);

        assertThat(lengthMillis).isBetween(last[0] + last[1], last[0] + last[1] + 250);
    }

    private List<int[]> sounds() {
        List<int[]> sounds = new ArrayList<>();
        for (Sound.Clip clip : clips) {
            int[] cuts = clip.cuts();
            for (int at = 0; at < cuts.length; at += 2) {
                sounds.add(new int[] {cuts[at], cuts[at + 1]});
            }
        }
        sounds.sort(Comparator.comparingInt(sound -> sound[0]));
        return sounds;
    }
}
