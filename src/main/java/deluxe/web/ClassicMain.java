package deluxe.web;

import deluxe.dominoes.RuleSet;
import deluxe.play.ClassicTable;
import deluxe.play.ClassicVisit;
import deluxe.play.Outside;
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
        ClassicVisit classic = new ClassicVisit(
                new Outside(BrowserTable.ports(), new BrowserChance(), new BrowserLifecycle(), host), table);
        ClassicScreens.open(classic);
        new BrowserKeys(classic.visit()).follow();
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
