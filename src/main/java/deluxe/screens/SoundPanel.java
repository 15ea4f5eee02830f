package deluxe.screens;

import deluxe.play.Loudness;
import deluxe.play.Preferences;
import java.util.ArrayList;
import java.util.List;

/** How loud effects and music are, and whether the device vibrates. */
public final class SoundPanel {
    private final Preferences preferences;
    private final List<Channel> channels = new ArrayList<>();

    SoundPanel(Preferences preferences) {
        this.preferences = preferences;
        channels.add(new Channel(true));
    }

    /** Adds the music, for pages that have some. */
    SoundPanel withMusic() {
        channels.add(new Channel(false));
        return this;
    }

    public List<Channel> getChannels() {
        return channels;
    }

    public boolean isVibrationOffered() {
        return preferences.canVibrate();
    }

    public boolean isVibrating() {
        return loudness().vibration();
    }

    public void setVibrating(boolean vibrating) {
        preferences.tune(loudness().withVibration(vibrating));
    }

    private Loudness loudness() {
        return preferences.loudness();
    }

    /** Effects or music. */
    public final class Channel {
        private final boolean effects;

        private Channel(boolean effects) {
            this.effects = effects;
        }

        private Loudness.Level level() {
            return effects ? loudness().effects() : loudness().music();
        }

        private void tune(Loudness.Level level) {
            preferences.tune(
                    effects ? loudness().withEffects(level) : loudness().withMusic(level));
        }

        public String getName() {
            return effects ? "Effects" : "Music";
        }

        public int getPercent() {
            return level().percent();
        }

        /** The slider's name, by which the page knows which one moves. */
        public String getSlider() {
            return effects ? "effects" : "music";
        }

        public boolean isMuted() {
            return level().muted();
        }

        public void toggle() {
            tune(level().muted(!level().muted()));
        }
    }
}
