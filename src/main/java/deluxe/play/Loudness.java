package deluxe.play;

import java.util.List;

/**
 * How loud the game is to be, and whether the hand is to feel it.
 *
 * @param vibration where the device has it
 */
public record Loudness(Level effects, Level music, boolean vibration) {
    static final int PARTS = 5;

    private static final int FRESH_EFFECTS_PERCENT = 80;
    private static final int FRESH_MUSIC_PERCENT = 60;

    /** Both are heard; players who want less motion are not shaken either. */
    static Loudness fresh(boolean deviceReducesMotion) {
        return new Loudness(
                new Level(FRESH_EFFECTS_PERCENT, false), new Level(FRESH_MUSIC_PERCENT, false), !deviceReducesMotion);
    }

    /** From {@link #text} in parts, of which the first is the {@code first}th; what cannot be read stays as it is here. */
    Loudness reading(List<String> parts, int first) {
        String vibrates = parts.get(first + 4);
        return new Loudness(
                effects.reading(parts.get(first), parts.get(first + 1)),
                music.reading(parts.get(first + 2), parts.get(first + 3)),
                vibrates.isEmpty() ? vibration : vibrates.equals("true"));
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

        private Level reading(String percentText, String mutedText) {
            for (int known = 0; known <= MOST; known++) {
                if (percentText.equals(String.valueOf(known))) {
                    return new Level(known, mutedText.equals("true"));
                }
            }
            return this;
        }

        private String text() {
            return percent + " " + muted;
        }

        /** What sounds is multiplied by; the ear hears a square as even steps. */
        public double volume() {
            double share = muted ? 0 : percent / (double) MOST;
            return share * share;
        }

        /** Whoever moves the slider wants to hear something. */
        public Level at(int other) {
            return new Level(other, false);
        }

        public Level muted(boolean other) {
            return new Level(percent, other);
        }
    }
}
