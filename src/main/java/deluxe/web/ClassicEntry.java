package deluxe.web;

import deluxe.play.ClassicTable;
import deluxe.play.ClassicVisit;
import deluxe.play.Keys;
import deluxe.play.Outside;
import deluxe.play.TablePorts;
import deluxe.screens.Screens;

/** Opens a classic table on its page. */
final class ClassicEntry {
    private ClassicEntry() {}

    static void open(ClassicTable table, TablePorts ports) {
        new BrowserStorage().write(Keys.LAST_TABLE, table.rules().name());
        ClassicVisit classic = new ClassicVisit(
                new Outside(ports, new BrowserChance(), new BrowserLifecycle(), new BrowserHost()), table);
        Screens.open(classic);
        new BrowserKeys(classic.visit()).follow();
    }
}
