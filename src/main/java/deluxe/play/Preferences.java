package deluxe.play;

import deluxe.ports.Language;
import deluxe.stage.deluxe.TableScene;

/** What the player has chosen: seen on the table, heard, and kept on the device. */
public final class Preferences {
    private final Outside outside;
    private final TableScene scene;
    private final Soundtrack soundtrack;
    private final Runnable onChange;
    private Settings settings;
    private boolean kept = true;

    Preferences(Outside outside, Settings settings, TableScene scene, Soundtrack soundtrack, Runnable onChange) {
        this.outside = outside;
        this.settings = settings;
        this.scene = scene;
        this.soundtrack = soundtrack;
        this.onChange = onChange;
        soundtrack.tune(settings.loudness());
        outside.device().followMotion(this::followMotion);
    }

    private void followMotion() {
        settings = settings.onDevice(outside.device().prefersReducedMotion());
        show();
    }

    public Settings settings() {
        return settings;
    }

    /** Whether they will be found here again. */
    public boolean areKept() {
        return kept;
    }

    /** Whether the player can be asked about it. */
    public boolean canVibrate() {
        return outside.haptics().arePresent();
    }

    /** What the page can speak, and speaks. */
    public Language language() {
        return outside.language();
    }

    /** Goes on in the language of this place among all that there are. */
    public void speak(int place) {
        soundtrack.pressed();
        outside.language().choose(place, onChange);
    }

    public void choose(Settings chosen) {
        soundtrack.pressed();
        keep(chosen);
        show();
    }

    private void show() {
        scene.dress(settings.look());
        outside.display().wake();
        onChange.run();
    }

    /** It is to be so loud from now on; what then is heard says how loud that is. */
    public void tune(Loudness chosen) {
        keep(settings.withLoudness(chosen));
        soundtrack.tune(chosen);
        soundtrack.pressed();
        onChange.run();
    }

    private void keep(Settings chosen) {
        settings = chosen;
        kept = chosen.keep(outside.storage());
    }
}
