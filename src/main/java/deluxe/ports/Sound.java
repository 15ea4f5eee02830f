package deluxe.ports;

/** Sounds and music. It is silent while nobody can see the page, and always on a device that cannot play sound. */
public interface Sound {
    /**
     * Plays one of a clip's variants.
     *
     * @param variant its number; after the last variant comes the first again
     * @param volume from 0 to 1
     * @param pitch 1 as it was recorded, 2 an octave higher and in half the time
     */
    void play(Clip clip, int variant, double volume, double pitch);

    /** Plays this over and over, in place of the music before it, or under it if that is {@link Music#PUB}. */
    void play(Music music);

    /** Sets how loud everything is from now on, from 0 to 1. What is at 0 is not even loaded. */
    void setVolumes(double effects, double music);

    /** A short sound, cut from the one recording of all clips that comes with the page. */
    interface Clip {
        /** How long that recording is silent before its first clip. */
        int LEAD_MILLIS = 100;

        String name();

        /** Where each variant begins in the recording and how long it is, in milliseconds, one variant after the other. */
        int[] cuts();

        /** Whether the music becomes quieter for it. */
        boolean isSolo();
    }

    /** Music that is played without end. */
    enum Music {
        /** Before and after the table. */
        DOOR,
        TABLE,
        /** Wherever the player is in the tavern. */
        TAVERN,
        /** At the tavern's door. */
        DANCE,
        /** No music, but the pub itself. */
        PUB
    }
}
