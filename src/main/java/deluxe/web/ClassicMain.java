package deluxe.web;

import deluxe.dominoes.RuleSet;
import deluxe.play.ClassicTable;
import deluxe.play.Outside;
import deluxe.play.Visit;
import deluxe.ports.Host;
import deluxe.ports.Storage;
import deluxe.screens.ClassicScreens;

/** Where the loader of the page with both classic tables enters: which one it is, the address says, or the host, or the last visit. */
public final class ClassicMain {
    private static final String LAST = "classic";

    private ClassicMain() {}

    public static void main(String[] args) {
        Host host = new BrowserHost();
        Storage storage = new BrowserStorage();
        String name = tableName(host, storage);
        storage.write(LAST, name);
        ClassicTable table = name.equals(RuleSet.MUGGINS.name()) ? ClassicTable.muggins() : ClassicTable.allFives();
        Visit visit = new Visit(
                new Outside(BrowserTable.ports(), new BrowserChance(), new BrowserLifecycle(), host),
                table,
                table::rules);
        ClassicScreens.open(visit, table, table.theme());
        new BrowserKeys(visit).follow();
    }

    private static String tableName(Host host, Storage storage) {
        for (Host.Wish wish : host.wishes()) {
            if (wish.name().equals("rules")) {
                return wish.value();
            }
        }
        return new AddressQuery().value("table").or(() -> storage.read(LAST)).orElse(RuleSet.ALL_FIVES.name());
    }
}
