package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.TournamentSite;
import deluxe.site.VerifySite;
import deluxe.site.api.VerifyDesk;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOperatorBook;
import deluxe.site.http.ProxyList;
import deluxe.site.http.ServerSettings;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Schedule;
import deluxe.site.metrics.Metrics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the tournament site and the game in it until the process is stopped. */
@CommandLine.Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Serves the tournament site and the game.")
final class Serve implements Command {
    private static final String DEFAULT_PORT = "8080";
    private static final int HIGHEST_PORT = 65_535;

    /** How long an operator may take to answer what it is told. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Map<String, String> environment;

    @Option(names = "--port", paramLabel = "N", description = "0 for a free one (default: $PORT, else 8080)")
    private String port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "0.0.0.0",
            description = "the address to listen on (default: all of this machine)")
    private String host;

    @Option(
            names = "--root",
            paramLabel = "DIR",
            defaultValue = "web",
            description = "the site's folder (default: ${DEFAULT-VALUE})")
    private String root;

    @Option(
            names = "--schedule",
            paramLabel = "FILE",
            description = "which tournaments there are; read again when it is changed (default: six series)")
    private String schedule;

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            split = ",",
            description =
                    "what is in front: an address or 10.0.0.0/8. Only from there is X-Forwarded-For believed. May be repeated")
    private List<String> proxies = List.of();

    @Option(
            names = "--frame-ancestors",
            paramLabel = "ORIGINS",
            defaultValue = "*",
            description = "which sites may frame the game besides this one (default: ${DEFAULT-VALUE})")
    private String ancestors;

    @Option(
            names = "--verify-origins",
            paramLabel = "ORIGIN",
            split = ",",
            description = "sites whose scripts may send records to /v1/verify")
    private List<String> verifyOrigins = List.of();

    @Option(names = "--verify-only", description = "serve /v1/verify and nothing else, without a database")
    private boolean verifiesOnly;

    @Mixin
    private final WatchOptions watch = new WatchOptions();

    @Mixin
    private final StoreOptions store;

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    Serve(Map<String, String> environment) {
        this.environment = environment;
        this.store = new StoreOptions(environment);
    }

    /** Returns at once; the server's own threads keep the process alive. */
    @Override
    public int run(Console console) throws IOException {
        Served served = start();
        Runtime.getRuntime().addShutdownHook(new Thread(served::close, "stop"));
        console.out().println("Dominoes Deluxe: " + served.server().address());
        return OK;
    }

    Served start() throws IOException {
        Metrics metrics = new Metrics();
        ServerSettings settings = settings().with(metrics);
        VerifyDesk desk = new VerifyDesk(limits.ofRequests().verifications(), verifyOrigins, System::nanoTime);
        Served served = verifiesOnly
                ? new Served(start(new VerifySite(desk), settings, Unopened.OF_SITE))
                : tournaments(settings, desk, metrics);
        if (watch.metricsPort == null) {
            return served;
        }
        metrics.show("deluxe_answers_waiting", "Requests that wait for a thread.", served.server()::waiting);
        try {
            ServerSettings own = ServerSettings.ofPort(port(String.valueOf(watch.metricsPort)));
            return served.with(start(metrics, own.at(watch.metricsHost), Unopened.OF_METRICS));
        } catch (Malformed unopened) {
            served.close();
            throw unopened;
        }
    }

    private Served tournaments(ServerSettings settings, VerifyDesk desk, Metrics metrics) throws IOException {
        Site pages = new Site(root(root), ancestors);
        Schedule held = schedule == null ? Schedule.usual() : schedule(schedule);
        SqlLedger ledger = store.open();
        try {
            TournamentSite site = new TournamentSite(pages, ledger, held, limits.ofRequests(), Clock.systemUTC());
            metrics.show(
                    "deluxe_matches_in_progress",
                    "Matches that were entered and are not over.",
                    () -> ledger.playing(System.currentTimeMillis()));
            SqlOperatorBook operators = ledger.operators();
            metrics.show(
                    "deluxe_unacknowledged",
                    "What operators were told, or will be, and have not acknowledged.",
                    operators::unacknowledged);
            Served served = new Served(start(site.with(desk).with(operators), settings, Unopened.OF_SITE)).with(ledger);
            return served.with(site.roundsFor(operators, PATIENCE).start());
        } catch (LedgerFailure unwritable) {
            ledger.close();
            throw new Malformed(unwritable.getMessage());
        } catch (Malformed unopened) {
            ledger.close();
            throw unopened;
        }
    }

    private ServerSettings settings() {
        int number = port(Optional.ofNullable(port).orElse(environment.getOrDefault("PORT", DEFAULT_PORT)));
        return ServerSettings.ofPort(number)
                .at(host)
                .with(limits.ofConnections())
                .with(ProxyList.of(proxies))
                .withAccessLog(watch.hasAccessLog);
    }

    private static SiteServer start(SiteServer.Source site, ServerSettings settings, Unopened options) {
        try {
            return SiteServer.start(site, settings);
        } catch (IOException unopened) {
            throw options.why(settings, unopened);
        }
    }

    private static Schedule schedule(String file) throws IOException {
        Path path = Paths.named(file);
        if (!Files.isRegularFile(path)) {
            throw new Malformed("There is no schedule file '" + file + "'.");
        }
        return Schedule.in(path);
    }

    private static int port(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= HIGHEST_PORT) {
                return port;
            }
        } catch (NumberFormatException notANumber) {
            // refused below, as a number out of range is
        }
        throw new Malformed("A port must be a number from 0 to " + HIGHEST_PORT + ", not '" + text + "'.");
    }

    private static Path root(String text) {
        Path root = Paths.named(text);
        if (!Files.isDirectory(root)) {
            throw new Malformed("There is no folder '" + text
                    + "': run this in the project's folder, or give the site's folder with --root DIR.");
        }
        if (!Files.isRegularFile(root.resolve("game/index.html"))) {
            throw new Malformed("The game is not built ('" + text + "/game/index.html' is missing): run ./play.");
        }
        return root;
    }
}
