package deluxe.site.metrics;

import java.util.List;
import java.util.Set;

/** Which of a few kinds a request is of: its path without the names in it, so that there are never many. */
final class Route {
    private static final String API = "/api/";
    private static final String VERIFY = "/v1/verify";
    private static final Set<String> KNOWN = Set.of(
            "lobby",
            "players",
            "entries",
            "health",
            "tournaments/*",
            "matches/*",
            "matches/*/record",
            "matches/*/intents",
            "matches/*/ruling");

    private Route() {}

    static String of(String path) {
        if (path.equals(VERIFY)) {
            return path;
        }
        if (!path.startsWith(API)) {
            return "files";
        }
        List<String> names = List.of(path.substring(API.length()).split("/", -1));
        String route = names.get(0)
                + (names.size() > 1 ? "/*" : "")
                + (names.size() > 2 ? "/" + String.join("/", names.subList(2, names.size())) : "");
        return KNOWN.contains(route) ? API + route : API + "other";
    }
}
