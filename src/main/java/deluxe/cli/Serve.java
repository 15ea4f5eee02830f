package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Serves the site and the game in it until the process is stopped. */
final class Serve implements Command {
    private static final String DEFAULT_PORT = "8080";
    private static final int HIGHEST_PORT = 65_535;

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
        return "[--port N] [--root DIR]   serve the site and the game (port: $PORT or 8080, 0 for a free one; root: web)";
    }

    /** Returns at once; the server's own threads keep the process alive. */
    @Override
    public int run(List<String> arguments, Console console) {
        SiteServer server = start(arguments);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        console.out().println("Dominoes Deluxe: " + server.address());
        return OK;
    }

    SiteServer start(List<String> arguments) {
        String port = environment.getOrDefault("PORT", DEFAULT_PORT);
        String root = "web";
        Deque<String> left = new ArrayDeque<>(arguments);
        while (!left.isEmpty()) {
            String option = left.pop();
            switch (option) {
                case "--port" -> port = valueOf(option, left);
                case "--root" -> root = valueOf(option, left);
                default -> throw new Malformed("serve does not know '" + option + "': serve " + usage());
            }
        }
        return start(root(root), port(port));
    }

    private static SiteServer start(Path root, int port) {
        try {
            return SiteServer.start(new Site(root), port);
        } catch (IOException unopened) {
            throw new Malformed("Port " + port + " cannot be opened (" + unopened.getMessage()
                    + "): stop what uses it, or choose another with --port N or PORT=N.");
        }
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
        throw new Malformed("A port is a number from 0 to " + HIGHEST_PORT + ", not '" + text + "'.");
    }

    private static Path root(String text) {
        Path root = path(text);
        if (!Files.isDirectory(root)) {
            throw new Malformed("There is no folder '" + text
                    + "': run this in the project's folder, or name the site's with --root DIR.");
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
            throw new Malformed("'" + text + "' is no name of a folder: " + unusable.getReason());
        }
    }
}
