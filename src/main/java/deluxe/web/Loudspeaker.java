package deluxe.web;

import org.teavm.jso.webaudio.AudioBuffer;
import org.teavm.jso.webaudio.AudioBufferSourceNode;
import org.teavm.jso.webaudio.AudioNode;
import org.teavm.jso.webaudio.GainNode;

/** An open audio context. Effects and music each have a gain; the music has a second one, which makes room for solos. */
final class Loudspeaker {
    /** Time constants in seconds: in that time a gain goes two thirds of its way. */
    private static final float AT_ONCE = .02f;

    private static final float MAKING_ROOM = .08f;
    private static final float COMING_BACK = .5f;
    private static final float FADING = .4f;

    private static final float BEHIND_A_SOLO = .25f;

    /** How long until a loop that fades can no longer be heard. */
    private static final double FADED_SECONDS = 2.5;

    private final AudioGraph graph;
    private final GainNode effects;
    private final GainNode music;
    private final GainNode room;
    private GainNode fader;
    private AudioBufferSourceNode loop;

    Loudspeaker(AudioGraph graph) {
        this.graph = graph;
        effects = gain(graph.getDestination(), 1);
        music = gain(graph.getDestination(), 1);
        room = gain(music, 1);
    }

    private GainNode gain(AudioNode into, float value) {
        GainNode node = graph.createGain();
        node.getGain().setValue(value);
        node.connect(into);
        return node;
    }

    AudioGraph graph() {
        return graph;
    }

    boolean isOn() {
        return AudioGraph.RUNNING.equals(graph.getState());
    }

    void turnOn() {
        AudioGraph.leave(graph.resume());
    }

    void turnOff() {
        AudioGraph.leave(graph.suspend());
    }

    void setVolumes(double effectsVolume, double musicVolume) {
        double now = graph.getCurrentTime();
        effects.getGain().setTargetAtTime((float) effectsVolume, now, AT_ONCE);
        music.getGain().setTargetAtTime((float) musicVolume, now, AT_ONCE);
    }

    void play(AudioBuffer sprite, double fromSeconds, double seconds, double volume, double pitch) {
        AudioBufferSourceNode source = graph.createBufferSource();
        source.setBuffer(sprite);
        source.getPlaybackRate().setValue((float) pitch);
        source.connect(gain(effects, (float) volume));
        source.start(0, fromSeconds, seconds);
    }

    /** Turns the music down for this long. */
    void makeRoom(double seconds) {
        double now = graph.getCurrentTime();
        room.getGain().cancelScheduledValues(now);
        room.getGain().setTargetAtTime(BEHIND_A_SOLO, now, MAKING_ROOM);
        room.getGain().setTargetAtTime(1, now + seconds, COMING_BACK);
    }

    /** Fades over to a loop between these two seconds of a sound. */
    void loop(AudioBuffer sound, double fromSeconds, double toSeconds) {
        stopLoop();
        fader = gain(room, 0);
        fader.getGain().setTargetAtTime(1, graph.getCurrentTime(), FADING);
        loop = started(sound, fromSeconds, toSeconds, fader);
    }

    /** Plays another loop beside it, for good. */
    void surround(AudioBuffer sound, double fromSeconds, double toSeconds) {
        started(sound, fromSeconds, toSeconds, music);
    }

    private AudioBufferSourceNode started(AudioBuffer sound, double fromSeconds, double toSeconds, AudioNode into) {
        AudioBufferSourceNode source = graph.createBufferSource();
        source.setBuffer(sound);
        source.setLoop(true);
        source.setLoopStart(fromSeconds);
        source.setLoopEnd(toSeconds);
        source.connect(into);
        source.start(0, fromSeconds);
        return source;
    }

    void stopLoop() {
        if (loop == null) {
            return;
        }
        double now = graph.getCurrentTime();
        fader.getGain().cancelScheduledValues(now);
        fader.getGain().setTargetAtTime(0, now, FADING);
        loop.stop(now + FADED_SECONDS);
        loop = null;
    }
}
