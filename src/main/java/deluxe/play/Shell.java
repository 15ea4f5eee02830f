package deluxe.play;

import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.deluxe.TableScene;
import deluxe.stage.tiles.Target;
import java.util.Optional;

/** What a page with a table is made of, joined together. */
public final class Shell {
    private final Outside outside;
    private final Words words;
    private final Mirror mirror;
    private final TableScene scene;
    private final Soundtrack soundtrack;
    private final Navigator navigator;
    private final Fingers fingers;
    private final Preferences preferences;
    private Runnable onChange = () -> {};

    Shell(Outside outside) {
        this.outside = outside;
        words = new Words(outside.language()::say);
        mirror = new Mirror(words);
        Settings settings = Settings.from(outside.storage(), outside.device().prefersReducedMotion());
        scene = new TableScene(settings.look());
        soundtrack = new Soundtrack(outside.sound(), outside.haptics(), new DeluxeSounds());
        navigator = new Navigator(this::changed);
        Hover hover = new Hover(scene.handling(), outside.display(), outside.pointers());
        fingers = new Fingers(scene.handling(), outside.display(), outside.time(), hover, navigator::hand);
        preferences = new Preferences(outside, settings, scene, soundtrack, navigator::changed);
        scene.follow(soundtrack);
        outside.pointers().follow(fingers);
        outside.display().show(scene);
    }

    /** Tells {@code newOnChange} from now on whenever a screen says something else. */
    void follow(Runnable newOnChange) {
        onChange = newOnChange;
    }

    private void changed() {
        soundtrack.at(navigator.screen());
        fingers.lookAgain();
        onChange.run();
    }

    /** The keyboard is at this target of the table. */
    public void focus(Optional<Target> target) {
        scene.handling().focus(target);
        outside.display().wake();
    }

    public Words words() {
        return words;
    }

    public Mirror mirror() {
        return mirror;
    }

    public Navigator navigator() {
        return navigator;
    }

    public Preferences preferences() {
        return preferences;
    }

    Outside outside() {
        return outside;
    }

    TableScene scene() {
        return scene;
    }

    Soundtrack soundtrack() {
        return soundtrack;
    }

    Fingers fingers() {
        return fingers;
    }

    Settings settings() {
        return preferences.settings();
    }
}
