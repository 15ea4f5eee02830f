package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openqa.selenium.json.Json;

/** What {@code docs/openapi.json} says. */
final class OpenApi {
    private OpenApi() {}

    /** The answer has this status, and the fields of this schema. */
    static void requireAsDescribed(int status, String name, Told answer) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        requireAsDescribed(name, answer.json());
    }

    /** The object has all fields that the schema requires, and none that it doesn't know. */
    static void requireAsDescribed(String name, Map<?, ?> json) {
        Map<?, ?> schema = at("components", "schemas", name);
        Set<String> fields = new TreeSet<>();
        json.keySet().forEach(field -> fields.add(String.valueOf(field)));

        assertThat(fields).as(name).containsAll(strings(schema.get("required")));
        assertThat(strings(List.copyOf(((Map<?, ?>) schema.get("properties")).keySet())))
                .as(name)
                .containsAll(fields);
    }

    static Set<String> statuses(String path, String method) {
        Set<String> statuses = new TreeSet<>();
        at("paths", path, method, "responses").keySet().forEach(status -> statuses.add(String.valueOf(status)));
        return statuses;
    }

    /** Each as {@code GET /v1/matches/{match}}. */
    static Set<String> routes() {
        Set<String> routes = new TreeSet<>();
        at("paths")
                .forEach((path, methods) -> ((Map<?, ?>) methods)
                        .keySet()
                        .forEach(method -> routes.add(String.valueOf(method).toUpperCase(Locale.ROOT) + ' ' + path)));
        return routes;
    }

    private static List<String> strings(Object list) {
        return ((List<?>) list).stream().map(String::valueOf).toList();
    }

    private static Map<?, ?> at(String... names) {
        try {
            Map<?, ?> found = new Json().toType(Files.readString(Path.of("docs/openapi.json")), Map.class);
            for (String name : names) {
                found = (Map<?, ?>) found.get(name);
            }
            return found;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
