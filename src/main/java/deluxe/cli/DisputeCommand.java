package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.SqlLedger;
import deluxe.site.lobby.Declined;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import deluxe.site.operators.DisputePack;
import java.io.IOException;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints everything that is known of an operator's match. */
@CommandLine.Command(
        name = "dispute",
        mixinStandardHelpOptions = true,
        description = "Prints everything that is known of an operator's match, as JSON, once it may be shown.")
final class DisputeCommand implements Command {
    @Parameters(paramLabel = "MATCH")
    private String match;

    @Mixin
    private final StoreOptions store;

    DisputeCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlLedger ledger = store.existing()) {
            Lobby lobby = new Lobby(
                    ledger,
                    Schedule.usual(),
                    Clock.systemUTC(),
                    () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
            console.out()
                    .println(new DisputePack(lobby, ledger.operators())
                            .of(ledger.operators()
                                    .match(match)
                                    .orElseThrow(() -> new Malformed("No operator asked for a match '" + match + "'.")))
                            .text());
        } catch (Declined declined) {
            throw new Malformed(declined.getMessage());
        }
        return OK;
    }
}
