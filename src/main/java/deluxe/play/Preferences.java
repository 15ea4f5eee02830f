package deluxe.play;

import deluxe.ports.Language;
import java.util.function.Consumer;

/** What the player has chosen. It is seen on the table, heard, and kept on the device. */
public final class Preferences {
    private final TablePorts ports;
    private final Soundtrack soundtrack;
    private final Consumer<Settings> look;
    private final Keeper keeper;
    private final Runnable onChange;
    private Settings settings;
    private boolean kept = true;

    /**
     * Begins with what was chosen before.
     *
     * @param look makes things look and move as chosen
     * @param onChange runs when something else can be read
     */
    public Preferences(
            TablePorts ports,
            Soundtrack soundtrack,
            Settings settings,
            Consumer<Settings> look,
            Keeper keeper,
            Runnable onChange) {
        this.ports = ports;
        this.soundtrack = soundtrack;
        this.settings = settings;
        this.look = look;
        this.keeper = keeper;
        this.onChange = onChange;
        soundtrack.tune(settings.loudness());
        ports.device().followWishes(this::followWishes);
    }

    /** Keeps what was chosen. */
    public interface Keeper {
        /** Returns whether the settings will be there at the next visit. */
        boolean keep(Settings chosen);
    }

    private void followWishes() {
        settings = settings.onDevice(ports.device().wishes());
        show();
    }

    private void show() {
        look.accept(settings);
        onChange.run();
    }

    public Settings settings() {
        return settings;
    }

    /** Whether they will still be here at the next visit. */
    public boolean areKept() {
        return kept;
    }

    public Loudness loudness() {
        return settings.loudness();
    }

    /** Whether the device can vibrate, so that the player can be asked about it. */
    public boolean canVibrate() {
        return ports.haptics().arePresent();
    }

    /** The languages that the page can speak, and the one it speaks. */
    public Language language() {
        return ports.language();
    }

    /** Goes on in the language at this place among all languages. */
    public void speak(int place) {
        soundtrack.pressed();
        ports.language().choose(place, onChange);
    }

    public void choose(Settings chosen) {
        soundtrack.pressed();
        keep(chosen);
        show();
    }

    /** Makes the game this loud from now on; a sound then lets the player hear how loud that is. */
    public void tune(Loudness chosen) {
        keep(settings.withLoudness(chosen));
        soundtrack.tune(chosen);
        soundtrack.pressed();
        onChange.run();
    }

    /** The slider of the effects, or that of the music, stands here now. */
    public void slide(boolean isEffects, int percent) {
        Loudness.Level old = isEffects ? loudness().effects() : loudness().music();
        Loudness.Level moved = old.at(percent);
        if (!moved.equals(old)) {
            tune(isEffects ? loudness().withEffects(moved) : loudness().withMusic(moved));
        }
    }

    private void keep(Settings chosen) {
        settings = chosen;
        kept = keeper.keep(chosen);
    }
}
