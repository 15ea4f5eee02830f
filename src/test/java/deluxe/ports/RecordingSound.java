package deluxe.ports;

import java.util.ArrayList;
import java.util.List;

/** A loudspeaker that is silent and remembers what it was to play, and a device that remembers how it vibrated. */
public final class RecordingSound implements Sound, Haptics {
    private final List<Played> played = new ArrayList<>();
    private final List<Music> music = new ArrayList<>();
    private final List<Strength> pulses = new ArrayList<>();
    private double effectsVolume;
    private double musicVolume;

    /** One playing of a clip. */
    public record Played(Clip clip, int variant, double volume, double pitch) {}

    public List<Played> played() {
        return List.copyOf(played);
    }

    public List<Clip> clips() {
        return played.stream().map(Played::clip).toList();
    }

    public List<Music> music() {
        return List.copyOf(music);
    }

    public List<Strength> pulses() {
        return List.copyOf(pulses);
    }

    public double effectsVolume() {
        return effectsVolume;
    }

    public double musicVolume() {
        return musicVolume;
    }

    @Override
    public void play(Clip clip, int variant, double volume, double pitch) {
        if (!(volume > 0 && volume <= 1 && pitch > 0)) {
            throw new IllegalArgumentException(clip.name() + " at volume " + volume + " and pitch " + pitch);
        }
        played.add(new Played(clip, variant, volume, pitch));
    }

    @Override
    public void play(Music wanted) {
        music.add(wanted);
    }

    @Override
    public void setVolumes(double effects, double wantedMusic) {
        effectsVolume = effects;
        musicVolume = wantedMusic;
    }

    @Override
    public boolean arePresent() {
        return true;
    }

    @Override
    public void pulse(Strength strength) {
        pulses.add(strength);
    }
}
