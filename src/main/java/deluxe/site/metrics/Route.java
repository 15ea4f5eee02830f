package deluxe.site.metrics;

import java.util.List;
import java.util.Set;

/** Which of a few kinds a request is of: its path without the names in it, so that there are never many. */
final class Route {
    private static final List<String> ROOTS = List.of("/api/", "/v1/");
    private static final Set<String> KNOWN = Set.of(
            "/api/lobby",
            "/api/players",
            "/api/entries",
            "/api/health",
            "/api/tournaments/*",
            "/api/matches/*",
            "/api/matches/*/record",
            "/api/matches/*/intents",
            "/api/matches/*/ruling",
            "/v1/verify",
            "/v1/tickets",
            "/v1/launches",
            "/v1/matches/*",
            "/v1/matches/*/record",
            "/v1/matches/*/dispute",
            "/v1/matches/*/intents",
            "/v1/matches/*/ruling");

    private Route() {}

    static String of(String path) {
        return ROOTS.stream()
                .filter(path::startsWith)
                .findFirst()
                .map(root -> below(root, path.substring(root.length())))
                .orElse("files");
    }

    private static String below(String root, String path) {
        List<String> names = List.of(path.split("/", -1));
        String route = root
                + names.get(0)
                + (names.size() > 1 ? "/*" : "")
                + (names.size() > 2 ? "/" + String.join("/", names.subList(2, names.size())) : "");
        return KNOWN.contains(route) ? route : root + "other";
    }
}
