package deluxe.play;

/** How loud the player wants it. */
public interface SoundTaste {
    Loudness loudness();

    /** It is to be so loud from now on; what then is heard says how loud that is. */
    void tune(Loudness chosen);

    /** Whether the player can be asked about it. */
    boolean canVibrate();
}
