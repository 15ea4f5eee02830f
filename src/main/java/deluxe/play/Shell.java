package deluxe.play;

import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.stage.tiles.TableScene;

/** What every page with a table is made of: the table as it looks and sounds, and the words for it. */
final class Shell {
    private final TablePorts ports;
    private final TableKind table;
    private final Words words;
    private final Settings settings;
    private final TableScene scene;
    private final Soundtrack soundtrack;

    Shell(TablePorts ports, TableKind table) {
        this.ports = ports;
        this.table = table;
        words = table.words(ports.language()::say);
        settings = Settings.from(ports.storage(), ports.device().wishes(), table);
        scene = new TableScene(table.room(words), settings.look(), table.rules());
        soundtrack = new Soundtrack(ports.sound(), ports.haptics(), table.sounds());
        scene.follow(soundtrack);
    }

    /** Puts the table on the display, as {@code painter} paints it. */
    void open(Display.Painter painter, Pointers.Touches touches) {
        ports.pointers().follow(touches);
        ports.display().show(painter);
    }

    double nowMillis() {
        return ports.time().nowMillis();
    }

    /** Something has changed and must be painted. */
    void wake() {
        ports.display().wake();
    }

    TablePorts ports() {
        return ports;
    }

    Words words() {
        return words;
    }

    /** Which table it is. */
    TableKind table() {
        return table;
    }

    /** What was chosen on this device before. */
    Settings settings() {
        return settings;
    }

    TableScene scene() {
        return scene;
    }

    Soundtrack soundtrack() {
        return soundtrack;
    }
}
