package deluxe.cli;

import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.EntryRow;
import deluxe.site.lobby.Tournament;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the tournaments that somebody has entered, or the players of one. */
@CommandLine.Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Lists the tournaments that somebody has entered, or the players of one with their matches.")
final class ListCommand implements Command {
    private static final int ALL = Integer.MAX_VALUE;

    @Parameters(arity = "0..1", paramLabel = "TOURNAMENT", description = "as it is listed")
    private String tournament;

    @Mixin
    private final StoreOptions store;

    ListCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        if (tournament == null) {
            try (SqlLedger ledger = store.existing()) {
                tournaments(ledger, System.currentTimeMillis())
                        .forEach(each -> console.out().println(line(each, ledger.census(each.id()))));
            }
        } else {
            try (SqlOffice office = store.office()) {
                office.entries(tournament).forEach(entry -> console.out().println(line(entry)));
            }
        }
        return OK;
    }

    private static List<Tournament> tournaments(SqlLedger ledger, long nowMillis) {
        List<Tournament> all = new ArrayList<>(ledger.unfinished(nowMillis));
        all.addAll(ledger.finished(nowMillis, ALL));
        return all;
    }

    private static String line(Tournament tournament, Census census) {
        return tournament.id() + "  closes " + Instant.ofEpochMilli(tournament.closesMillis()) + "  final "
                + Instant.ofEpochMilli(tournament.finalMillis()) + "  entries " + census.entries() + "  ranked "
                + census.ranked() + "  held " + census.held() + "  refused " + census.refused() + "  "
                + tournament.title();
    }

    private static String line(EntryRow entry) {
        return entry.match() + "  " + Instant.ofEpochMilli(entry.enteredMillis()) + "  " + entry.state() + ' '
                + entry.total() + "  " + entry.name();
    }
}
