package deluxe.play;

import deluxe.kit.Whole;
import java.util.List;

/**
 * How loud the game is, and whether it vibrates.
 *
 * @param vibration whether it vibrates, on a device that can
 */
public record Loudness(Level effects, Level music, boolean vibration) {
    static final int PARTS = 5;

    private static final int FRESH_EFFECTS_PERCENT = 80;
    private static final int FRESH_MUSIC_PERCENT = 60;

    /** Both are on; for players who want less motion, vibration is off. */
    static Loudness fresh(boolean deviceReducesMotion) {
        return new Loudness(
                new Level(FRESH_EFFECTS_PERCENT, false), new Level(FRESH_MUSIC_PERCENT, false), !deviceReducesMotion);
    }

    /** Reads the parts of what {@link #text} wrote. */
    static Loudness read(List<String> parts) {
        return new Loudness(
                Level.read(parts.get(0), parts.get(1)),
                Level.read(parts.get(2), parts.get(3)),
                Settings.isTrue(parts.get(4)));
    }

    String text() {
        return effects.text() + " " + music.text() + " " + vibration;
    }

    public Loudness withEffects(Level other) {
        return new Loudness(other, music, vibration);
    }

    public Loudness withMusic(Level other) {
        return new Loudness(effects, other, vibration);
    }

    public Loudness withVibration(boolean other) {
        return new Loudness(effects, music, other);
    }

    /** A slider and its mute button. */
    public record Level(int percent, boolean muted) {
        public static final int MOST = 100;

        public Level {
            if (percent < 0 || percent > MOST) {
                throw new IllegalArgumentException("a level is from 0 to 100, not " + percent);
            }
        }

        private static Level read(String percent, String muted) {
            return new Level(Whole.read("a level", percent, 0, MOST), Settings.isTrue(muted));
        }

        private String text() {
            return percent + " " + muted;
        }

        /** The factor for sounds: the square of the level, which the ear hears as even steps. */
        public double volume() {
            double share = muted ? 0 : percent / (double) MOST;
            return share * share;
        }

        /** This level with the slider at another place, and not muted: a player who moves it wants to hear something. */
        public Level at(int other) {
            return new Level(other, false);
        }

        public Level muted(boolean other) {
            return new Level(percent, other);
        }
    }
}
