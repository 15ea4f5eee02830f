package deluxe.web;

import org.teavm.jso.typedarrays.Float32Array;
import org.teavm.jso.webaudio.AudioBuffer;

/** Repairs, after decoding, what MP3 does to the beginning and the end of a sound. */
final class Seam {
    /** How much of its end a loop's file has before its beginning, and of its beginning after its end: no decoder cuts into the loop. */
    static final double PAD_SECONDS = .25;

    private static final double BLEND_SECONDS = .02;
    private static final float HEARD = .05f;

    private Seam() {}

    /** Blends the last moment of the loop into what comes before its beginning, so that it ends where it begins. */
    static void close(AudioBuffer sound, double loopSeconds) {
        int begin = (int) Math.rint(PAD_SECONDS * sound.getSampleRate());
        int length = (int) Math.rint(loopSeconds * sound.getSampleRate());
        int blend = (int) (BLEND_SECONDS * sound.getSampleRate());
        for (int channel = 0; channel < sound.getNumberOfChannels(); channel++) {
            Float32Array samples = sound.getChannelData(channel);
            for (int at = begin - blend; at < begin; at++) {
                float share = (at - begin + blend + 1) / (float) blend;
                samples.set(at + length, (1 - share) * samples.get(at + length) + share * samples.get(at));
            }
        }
    }

    /** When the first sound can be heard. */
    static double firstSoundSeconds(AudioBuffer sound) {
        Float32Array samples = sound.getChannelData(0);
        int at = 0;
        while (at < samples.getLength() && Math.abs(samples.get(at)) < HEARD) {
            at++;
        }
        return at / (double) sound.getSampleRate();
    }
}
