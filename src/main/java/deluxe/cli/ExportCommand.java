package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.SqlLedger;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ranks;
import deluxe.site.lobby.Standing;
import deluxe.tournament.ScoreCard;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints all results of a tournament. */
@CommandLine.Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Prints all results of a tournament that count, and then those that are held.")
final class ExportCommand implements Command {
    private static final int ALL = Integer.MAX_VALUE;

    @Parameters(paramLabel = "TOURNAMENT", description = "as 'admin list' lists it")
    private String tournament;

    @Option(names = "--json", description = "a JSON object on each line; otherwise CSV")
    private boolean asJson;

    @Mixin
    private final StoreOptions store;

    ExportCommand(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    /** @param rank 0 if it is held */
    private record Row(int rank, PlayerResult result, ScoreCard card) {
        static Row of(Standing standing) {
            return new Row(standing.rank(), standing.finish(), standing.card());
        }

        static Row held(PlayerResult result) {
            return new Row(0, result, result.ruling().worth().orElseThrow());
        }

        String csv() {
            return rank + "," + quoted(result.name()) + ',' + quoted(result.match()) + ','
                    + result.ruling().kind().word() + ',' + card.points() + ',' + card.spreadBonus() + ','
                    + card.timeBonus() + ',' + card.total() + ',' + received();
        }

        String json() {
            return new JsonObject()
                    .with("rank", rank)
                    .with("name", result.name())
                    .with("match", result.match())
                    .with("verdict", result.ruling().kind().word())
                    .with("points", card.points())
                    .with("spread", card.spreadBonus())
                    .with("time", card.timeBonus())
                    .with("total", card.total())
                    .with("received", received().toString())
                    .text();
        }

        private Instant received() {
            return Instant.ofEpochMilli(result.receivedMillis());
        }

        /** A spreadsheet takes a text that begins like a formula for one. */
        private static String quoted(String text) {
            String shown = "=+-@".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
            return '"' + shown.replace("\"", "\"\"") + '"';
        }
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlLedger ledger = store.existing()) {
            if (ledger.tournament(tournament).isEmpty()) {
                throw new Malformed("There is no tournament '" + tournament + "'.");
            }
            if (!asJson) {
                console.out().println("rank,name,match,verdict,points,spread,time,total,received");
            }
            rows(ledger).forEach(row -> console.out().println(asJson ? row.json() : row.csv()));
        }
        return OK;
    }

    private List<Row> rows(SqlLedger ledger) {
        Ranks ranks = Ranks.of(ledger.best(tournament, ALL), ledger.held(tournament, ALL));
        List<Row> rows = new ArrayList<>();
        ranks.standings().forEach(standing -> rows.add(Row.of(standing)));
        ranks.held().forEach(result -> rows.add(Row.held(result)));
        return rows;
    }
}
