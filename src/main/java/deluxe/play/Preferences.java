package deluxe.play;

import deluxe.ports.Language;

/** What the player has chosen. It is seen on the table, heard, and kept on the device. */
public final class Preferences implements SoundTaste {
    private final Shell shell;
    private final Soundtrack soundtrack;
    private final Runnable onChange;
    private Settings settings;
    private boolean kept = true;

    Preferences(Shell shell, Runnable onChange) {
        this.shell = shell;
        settings = shell.settings();
        soundtrack = shell.soundtrack();
        this.onChange = onChange;
        soundtrack.tune(settings.loudness());
        shell.ports().device().followMotion(this::followMotion);
    }

    private void followMotion() {
        settings = settings.onDevice(shell.ports().device().prefersReducedMotion());
        show();
    }

    public Settings settings() {
        return settings;
    }

    /** Whether they will still be here at the next visit. */
    public boolean areKept() {
        return kept;
    }

    @Override
    public Loudness loudness() {
        return settings.loudness();
    }

    @Override
    public boolean canVibrate() {
        return shell.ports().haptics().arePresent();
    }

    /** The languages that the page can speak, and the one it speaks. */
    public Language language() {
        return shell.ports().language();
    }

    /** Goes on in the language at this place among all languages. */
    public void speak(int place) {
        soundtrack.pressed();
        shell.ports().language().choose(place, onChange);
    }

    public void choose(Settings chosen) {
        soundtrack.pressed();
        keep(chosen);
        show();
    }

    private void show() {
        shell.scene().dress(settings.look());
        shell.wake();
        onChange.run();
    }

    @Override
    public void tune(Loudness chosen) {
        keep(settings.withLoudness(chosen));
        soundtrack.tune(chosen);
        soundtrack.pressed();
        onChange.run();
    }

    private void keep(Settings chosen) {
        settings = chosen;
        kept = chosen.keep(shell.ports().storage(), shell.table());
    }
}
