package deluxe.ports;

/** What is heard. It is silent while nobody can see the page, and always on a device that cannot sound. */
public interface Sound {
    /**
     * Plays one of an effect's variants.
     *
     * @param variant counted round and round
     * @param volume from 0 to 1
     * @param pitch 1 as it was recorded, 2 an octave higher and in half the time
     */
    void play(Effect effect, int variant, double volume, double pitch);

    /** Plays this over and over, in place of what was played before. */
    void play(Music music);

    /** How loud all is from now on, from 0 to 1. What is at 0 is not even loaded. */
    void setVolumes(double effects, double music);

    /** What is played without end. */
    enum Music {
        /** Before and after the table. */
        DOOR,
        TABLE
    }
}
