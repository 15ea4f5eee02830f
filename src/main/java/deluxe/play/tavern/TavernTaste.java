package deluxe.play.tavern;

import deluxe.play.Loudness;
import deluxe.play.Settings;
import deluxe.play.SoundTaste;
import deluxe.play.Soundtrack;
import deluxe.play.TablePorts;
import deluxe.ports.Language;
import deluxe.stage.tavern.TavernScene;

/** How the player wants the tavern to look and sound: what was chosen here or at any table. */
public final class TavernTaste implements SoundTaste {
    private final TablePorts ports;
    private final TavernScene scene;
    private final Soundtrack soundtrack;
    private final Runnable onChange;
    private Settings settings;
    private boolean kept = true;

    TavernTaste(TablePorts ports, TavernScene scene, Soundtrack soundtrack, Runnable onChange) {
        this.ports = ports;
        this.scene = scene;
        this.soundtrack = soundtrack;
        this.onChange = onChange;
        settings = Settings.common(ports.storage(), ports.device().prefersReducedMotion());
        ports.device().followMotion(this::followMotion);
        suit();
    }

    private void followMotion() {
        settings = settings.onDevice(ports.device().prefersReducedMotion());
        suit();
        onChange.run();
    }

    private void suit() {
        scene.suit(settings.leftHanded(), settings.reducedMotion(), settings.highContrast());
        soundtrack.tune(settings.loudness());
    }

    public Settings settings() {
        return settings;
    }

    /** Whether the settings will still be here at the next visit. */
    public boolean areKept() {
        return kept;
    }

    public void choose(Settings chosen) {
        settings = chosen;
        kept = chosen.keepCommon(ports.storage());
        suit();
        soundtrack.pressed();
        onChange.run();
    }

    @Override
    public Loudness loudness() {
        return settings.loudness();
    }

    @Override
    public void tune(Loudness chosen) {
        choose(settings.withLoudness(chosen));
    }

    @Override
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
}
