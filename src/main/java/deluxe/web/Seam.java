package deluxe.web;

import org.teavm.jso.typedarrays.Float32Array;
import org.teavm.jso.webaudio.AudioBuffer;

/** Mends, after decoding, what an MP3 does to the beginning and the end of a sound. */
final class Seam {
    /** A loop has its end before its beginning and its beginning after its end, so that any decoder leaves it whole. */
    static final double PAD_SECONDS = .25;

    private static final double BLEND_SECONDS = .02;
    private static final float HEARD = .05f;

    private Seam() {}

    /** The last moment of the loop becomes what comes before its begin, so that it ends where it begins. */
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

    /** When something is heard for the first time. */
    static double firstSoundSeconds(AudioBuffer sound) {
        Float32Array samples = sound.getChannelData(0);
        int at = 0;
        while (at < samples.getLength() && Math.abs(samples.get(at)) < HEARD) {
            at++;
        }
        return at / (double) sound.getSampleRate();
    }
}
