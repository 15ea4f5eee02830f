package deluxe.web;

import deluxe.play.ClassicTable;
import deluxe.play.ClassicVisit;
import deluxe.play.Outside;
import deluxe.screens.ClassicScreens;

/** Opens a classic table on its page. */
final class ClassicEntry {
    /** Where the loader looks up which of the tables was visited last. */
    private static final String LAST = "classic";

    private ClassicEntry() {}

    static void open(ClassicTable table) {
        new BrowserStorage().write(LAST, table.rules().name());
        ClassicVisit classic = new ClassicVisit(
                new Outside(BrowserTable.ports(), new BrowserChance(), new BrowserLifecycle(), new BrowserHost()),
                table);
        ClassicScreens.open(classic);
        new BrowserKeys(classic.visit()).follow();
    }
}
