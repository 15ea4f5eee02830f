package deluxe.ports;

import java.util.ArrayList;
import java.util.List;

/** A loudspeaker that is silent and remembers what was to be heard; and a device that remembers how it trembled. */
public final class RecordingSound implements Sound, Haptics {
    private final List<Played> played = new ArrayList<>();
    private final List<Music> music = new ArrayList<>();
    private final List<Integer> pulses = new ArrayList<>();
    private double effectsVolume;
    private double musicVolume;

    /** A call of an effect. */
    public record Played(Effect effect, int variant, double volume, double pitch) {}

    public List<Played> played() {
        return List.copyOf(played);
    }

    public List<Effect> effects() {
        return played.stream().map(Played::effect).toList();
    }

    public List<Music> music() {
        return List.copyOf(music);
    }

    public List<Integer> pulses() {
        return List.copyOf(pulses);
    }

    public double effectsVolume() {
        return effectsVolume;
    }

    public double musicVolume() {
        return musicVolume;
    }

    @Override
    public void play(Effect effect, int variant, double volume, double pitch) {
        if (!(volume > 0 && volume <= 1 && pitch > 0)) {
            throw new IllegalArgumentException(effect + " at volume " + volume + " and pitch " + pitch);
        }
        played.add(new Played(effect, variant, volume, pitch));
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
    public void pulse(int millis) {
        pulses.add(millis);
    }
}
