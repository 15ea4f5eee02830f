package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.operators.OperatorKeys;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets the server of another tournament ask for matches. */
@CommandLine.Command(
        name = "operator",
        mixinStandardHelpOptions = true,
        description = "Matches are dealt for this operator, whose key is printed. Again, only the address changes.")
final class OperatorCommand implements Command {
    @Parameters(paramLabel = "NAME", description = "small letters, digits and hyphens")
    private String name;

    @Option(
            names = "--callback",
            paramLabel = "ADDRESS",
            defaultValue = "",
            description = "where the operator is told of its matches; none: nowhere")
    private String callback;

    @Option(names = "--because", paramLabel = "TEXT", required = true, description = "for the audit log")
    private String why;

    @Mixin
    private final StoreOptions store;

    OperatorCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        if (!name.matches("[a-z0-9-]{1,32}")) {
            throw new Malformed(
                    "An operator's name is up to 32 small letters, digits and hyphens, not '" + name + "'.");
        }
        if (!callback.isEmpty() && !isAddress(callback)) {
            throw new Malformed("A callback is an http or https address, not '" + callback + "'.");
        }
        try (SqlOffice office = store.office();
                SqlLedger ledger = store.existing()) {
            StoreOptions.requireServersSecrets(ledger, false);
            office.operator(name, callback, ledger.secrets().current().id(), why);
            console.out().println(key(ledger, name));
        }
        return OK;
    }

    private static boolean isAddress(String text) {
        try {
            URI address = URI.create(text);
            return address.getHost() != null
                    && ("https".equals(address.getScheme()) || "http".equals(address.getScheme()));
        } catch (IllegalArgumentException notAnAddress) {
            return false;
        }
    }

    static String key(SqlLedger ledger, String name) {
        return ledger.operators()
                .operator(name)
                .flatMap(new OperatorKeys(ledger.secrets())::current)
                .orElseThrow(
                        () -> new Malformed("The secret that this operator's key came from is gone: give it another"
                                + " with 'admin key'."));
    }
}
