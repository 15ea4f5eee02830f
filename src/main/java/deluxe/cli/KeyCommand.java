package deluxe.cli;

import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replaces an operator's key. */
@CommandLine.Command(
        name = "key",
        mixinStandardHelpOptions = true,
        description = "Gives an operator another key, and prints it. The earlier one is good for a day.")
final class KeyCommand implements Command {
    @Parameters(paramLabel = "OPERATOR")
    private String name;

    @Option(names = "--at-once", description = "the earlier key ends now; also if its secret is gone")
    private boolean atOnce;

    @Option(names = "--because", paramLabel = "TEXT", required = true, description = "for the audit log")
    private String why;

    @Mixin
    private final StoreOptions store;

    KeyCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlOffice office = store.office();
                SqlLedger ledger = store.existing()) {
            StoreOptions.requireServersSecrets(ledger, atOnce);
            office.newKey(name, ledger.secrets().current().id(), atOnce, why);
            console.out().println(OperatorCommand.key(ledger, name));
        }
        return OK;
    }
}
