package deluxe.play;

/** The page on which somebody plays: the screen it shows, the ways to play, and what the player has chosen. */
public final class TablePage {
    private final Shell shell;
    private final Navigator navigator;
    private final Controls controls;
    private final Preferences preferences;
    private Runnable onChange = () -> {};

    TablePage(TablePorts ports, TableKind table) {
        shell = new Shell(ports, table);
        navigator = new Navigator(this::changed);
        controls = new Controls(shell, navigator::hand);
        preferences = new Preferences(
                ports,
                shell.soundtrack(),
                shell.settings(),
                this::show,
                chosen -> chosen.keep(ports.storage(), table),
                navigator::changed);
        shell.open(shell.scene(), controls.touches());
    }

    /** From now on, runs {@code newOnChange} whenever a screen says something else. */
    void follow(Runnable newOnChange) {
        onChange = newOnChange;
    }

    private void changed() {
        shell.soundtrack().at(navigator.screen());
        controls.lookAgain();
        onChange.run();
    }

    public Screen screen() {
        return navigator.screen();
    }

    public Words words() {
        return shell.words();
    }

    public Controls controls() {
        return controls;
    }

    public Preferences preferences() {
        return preferences;
    }

    Shell shell() {
        return shell;
    }

    Navigator navigator() {
        return navigator;
    }

    Settings settings() {
        return preferences.settings();
    }

    private void show(Settings chosen) {
        shell.scene().dress(chosen.look());
        shell.wake();
    }
}
