package deluxe.stage;

import deluxe.ports.Haptics;
import deluxe.ports.Sound;
import java.util.Optional;

/**
 * How a cue sounds and feels.
 *
 * @param variant of the clip; below zero the variants take turns, each time at a slightly different pitch: no two tiles sound alike
 * @param volume from 0 to 1
 * @param pitch 1 is as it was recorded
 * @param felt how strongly the hand feels it, if it does
 */
public record Heard(Sound.Clip clip, int variant, double volume, double pitch, Optional<Haptics.Strength> felt) {
    private static final int IN_TURN = -1;

    /** The next variant. */
    public static Heard varied(Sound.Clip clip, double volume) {
        return new Heard(clip, IN_TURN, volume, 1, Optional.empty());
    }

    /** This variant, at exactly this pitch. */
    public static Heard exact(Sound.Clip clip, int variant, double volume, double pitch) {
        return new Heard(clip, variant, volume, pitch, Optional.empty());
    }

    /** The same, and felt too if {@code so}. */
    public Heard felt(boolean so, Haptics.Strength strength) {
        return so ? new Heard(clip, variant, volume, pitch, Optional.of(strength)) : this;
    }

    public boolean isVaried() {
        return variant < 0;
    }
}
