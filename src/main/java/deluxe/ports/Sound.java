package deluxe.ports;

/** What is heard. It is silent while nobody can see the page, and always on a device that cannot sound. */
public interface Sound {
    /**
     * Plays one of a clip's variants.
     *
     * @param variant counted round and round
     * @param volume from 0 to 1
     * @param pitch 1 as it was recorded, 2 an octave higher and in half the time
     */
    void play(Clip clip, int variant, double volume, double pitch);

    /** Plays this over and over, in place of what was played before. */
    void play(Music music);

    /** How loud all is from now on, from 0 to 1. What is at 0 is not even loaded. */
    void setVolumes(double effects, double music);

    /** Something short to be heard, cut from the one recording of all clips that the page brings along. */
    interface Clip {
        /** How long that recording is silent before its first clip. */
        int LEAD_MILLIS = 100;

        String name();

        /** Where a variant begins in the recording and how long it is, in milliseconds, one variant after the other. */
        int[] cuts();

        /** Whether music steps back for it. */
        boolean isSolo();
    }

    /** What is played without end. */
    enum Music {
        /** Before and after the table. */
        DOOR,
        TABLE,
        /** Wherever the player is in the tavern. */
        TAVERN
    }
}
