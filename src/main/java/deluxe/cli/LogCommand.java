package deluxe.cli;

import deluxe.site.database.SqlOffice;
import deluxe.site.lobby.AuditLine;
import java.io.IOException;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Prints what was done by hand. */
@CommandLine.Command(
        name = "log",
        mixinStandardHelpOptions = true,
        description = "Prints the audit log: when, who, what, about what, how it was before, why.")
final class LogCommand implements Command {
    @Mixin
    private final StoreOptions store;

    LogCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlOffice office = store.office()) {
            office.audit().forEach(line -> console.out().println(text(line)));
        }
        return OK;
    }

    private static String text(AuditLine line) {
        return Instant.ofEpochMilli(line.atMillis()) + "  " + line.who() + "  "
                + line.act().name().toLowerCase(Locale.ROOT).replace("_", "-") + ' ' + line.about() + "  ["
                + line.earlier() + "]  "
                + line.why();
    }
}
