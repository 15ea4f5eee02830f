package deluxe.stage;

import deluxe.ports.Haptics;
import deluxe.ports.Sound;
import java.util.Optional;

/**
 * What is heard of a cue, and felt.
 *
 * @param variant of the clip; below zero they take turns, each time a little different in pitch: no two tiles fall alike
 * @param volume from 0 to 1
 * @param pitch 1 as it was recorded
 * @param felt how strongly, where the hand feels it
 */
public record Heard(Sound.Clip clip, int variant, double volume, double pitch, Optional<Haptics.Strength> felt) {
    private static final int IN_TURN = -1;

    /** The next variant. */
    public static Heard varied(Sound.Clip clip, double volume) {
        return new Heard(clip, IN_TURN, volume, 1, Optional.empty());
    }

    /** This variant, as it was recorded. */
    public static Heard exact(Sound.Clip clip, int variant, double volume, double pitch) {
        return new Heard(clip, variant, volume, pitch, Optional.empty());
    }

    /** And felt, if {@code so}. */
    public Heard felt(boolean so, Haptics.Strength strength) {
        return so ? new Heard(clip, variant, volume, pitch, Optional.of(strength)) : this;
    }

    public boolean isVaried() {
        return variant < 0;
    }
}
