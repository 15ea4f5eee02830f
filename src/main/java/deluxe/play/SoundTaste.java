package deluxe.play;

/** How loud the player wants the game to be. */
public interface SoundTaste {
    Loudness loudness();

    /** Makes the game this loud from now on; a sound then lets the player hear how loud that is. */
    void tune(Loudness chosen);

    /** Whether the device can vibrate, so that the player can be asked about it. */
    boolean canVibrate();
}
