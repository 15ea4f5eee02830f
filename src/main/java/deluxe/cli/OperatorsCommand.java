package deluxe.cli;

import deluxe.site.database.SqlLedger;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Lists the operators. */
@CommandLine.Command(
        name = "operators",
        mixinStandardHelpOptions = true,
        description = "Lists the operators, and how much they have not acknowledged.")
final class OperatorsCommand implements Command {
    @Mixin
    private final StoreOptions store;

    OperatorsCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlLedger ledger = store.existing()) {
            ledger.operators()
                    .operators()
                    .forEach(each -> console.out()
                            .println(each.name() + "  key " + each.key() + "  unacknowledged "
                                    + ledger.operators().unacknowledged(each.name()) + "  " + each.callback()));
        }
        return OK;
    }
}
