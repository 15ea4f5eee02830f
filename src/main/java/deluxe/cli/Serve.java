package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.TournamentSite;
import deluxe.site.api.Limits;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.OwnerOnly;
import deluxe.site.database.SqlLedger;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Schedule;
import deluxe.site.lobby.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Serves the tournament site and the game in it until the process is stopped. */
final class Serve implements Command {
    private static final String DEFAULT_PORT = "8080";
    private static final int HIGHEST_PORT = 65_535;
    private static final Path DEFAULT_FOLDER = Path.of("data");
    private static final String SECRET_FILE = "secret";
    private static final String DEFAULT_DATABASE = "jdbc:sqlite:" + DEFAULT_FOLDER.resolve("tournaments.db");

    private final Map<String, String> environment;

    Serve(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public String name() {
        return "serve";
    }

    @Override
    public String usage() {
        return "[--port N] [--root DIR] [--database JDBC] [--secret FILE] [--schedule FILE]   serve the tournament site"
                + " and the game (port: $PORT or 8080, 0 for a free one; root: web; database: $DATABASE or "
                + DEFAULT_DATABASE
                + "; secret: $SECRET itself, $SECRET_FILE, or the file 'secret' beside the database)";
    }

    /** Returns at once; the server's own threads keep the process alive. */
    @Override
    public int run(List<String> arguments, Console console) throws IOException {
        Served served = start(arguments);
        Runtime.getRuntime().addShutdownHook(new Thread(served::close, "stop"));
        console.out().println("Dominoes Deluxe: " + served.server().address());
        return OK;
    }

    /** A running server and the ledger that it writes to. */
    record Served(SiteServer server, Ledger ledger) implements AutoCloseable {
        @Override
        public void close() {
            server.close();
            ledger.close();
        }
    }

    Served start(List<String> arguments) throws IOException {
        String port = environment.getOrDefault("PORT", DEFAULT_PORT);
        String root = "web";
        String database = environment.getOrDefault("DATABASE", DEFAULT_DATABASE);
        Optional<String> secret = Optional.ofNullable(environment.get("SECRET_FILE"));
        Optional<String> schedule = Optional.empty();
        Deque<String> left = new ArrayDeque<>(arguments);
        while (!left.isEmpty()) {
            String option = left.pop();
            switch (option) {
                case "--port" -> port = valueOf(option, left);
                case "--root" -> root = valueOf(option, left);
                case "--database" -> database = valueOf(option, left);
                case "--secret" -> secret = Optional.of(valueOf(option, left));
                case "--schedule" -> schedule = Optional.of(valueOf(option, left));
                default -> throw new Malformed("serve has no option '" + option + "'. Usage: serve " + usage());
            }
        }
        Site pages = new Site(root(root));
        int number = port(port);
        Schedule held = schedule.isPresent() ? schedule(schedule.get()) : Schedule.usual();
        return served(pages, ledger(database, secret), held, number);
    }

    private static Served served(Site pages, Ledger ledger, Schedule schedule, int port) {
        try {
            TournamentSite site = new TournamentSite(pages, ledger, schedule, Limits.USUAL, Clock.systemUTC());
            return new Served(start(site, port), ledger);
        } catch (LedgerFailure unwritable) {
            ledger.close();
            throw new Malformed(unwritable.getMessage());
        } catch (Malformed unopened) {
            ledger.close();
            throw unopened;
        }
    }

    private static SiteServer start(TournamentSite site, int port) {
        try {
            return SiteServer.start(site, port);
        } catch (IOException unopened) {
            throw new Malformed("Port " + port + " cannot be opened (" + unopened.getMessage()
                    + "): stop what uses it, or choose another with --port N or PORT=N.");
        }
    }

    private Ledger ledger(String database, Optional<String> secret) throws IOException {
        if (database.equals(DEFAULT_DATABASE)) {
            OwnerOnly.makeFolder(DEFAULT_FOLDER);
        }
        DatabaseAddress address = DatabaseAddress.read(database);
        return SqlLedger.open(address, () -> secrets(secret, address));
    }

    /** A file that is named goes before the variable that is a secret itself. */
    private Secrets secrets(Optional<String> named, DatabaseAddress database) {
        String itself = environment.get("SECRET");
        if (named.isEmpty() && itself != null) {
            try {
                return Secrets.read(itself);
            } catch (Malformed malformed) {
                throw new Malformed("$SECRET: " + malformed.getMessage());
            }
        }
        Path beside = database.file()
                .map(file -> file.resolveSibling(SECRET_FILE))
                .orElse(DEFAULT_FOLDER.resolve(SECRET_FILE));
        return new SecretFile(named.map(Serve::path).orElse(beside)).secrets();
    }

    private static Schedule schedule(String file) throws IOException {
        Path path = path(file);
        if (!Files.isRegularFile(path)) {
            throw new Malformed("There is no schedule file '" + file + "'.");
        }
        return Schedule.read(Files.readString(path));
    }

    private static String valueOf(String option, Deque<String> left) {
        if (left.isEmpty()) {
            throw new Malformed(option + " needs a value");
        }
        return left.pop();
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
        Path root = path(text);
        if (!Files.isDirectory(root)) {
            throw new Malformed("There is no folder '" + text
                    + "': run this in the project's folder, or give the site's folder with --root DIR.");
        }
        if (!Files.isRegularFile(root.resolve("game/index.html"))) {
            throw new Malformed("The game is not built ('" + text + "/game/index.html' is missing): run ./play.");
        }
        return root;
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unusable) {
            throw new Malformed("'" + text + "' is not a valid name of a file or folder: " + unusable.getReason());
        }
    }
}
