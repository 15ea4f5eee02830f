package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.json.Json;

/** The messages between the game and its host are defined in one module; everything else that describes them must agree with it. */
class MessagesTest {
    private static final Path MODULE = Path.of("src/main/host/messages.js");
    private static final Path DOCUMENT = Path.of("docs/embedding.md");
    private static final Path TYPES = Path.of("web/deluxe-embed.d.ts");

    /** The message that the embed script keeps to itself; below it, the field that the script adds to {@code finished}. */
    private static final String ASKING = "ask";

    /** What a platform's shell has no use for. */
    private static final Set<String> FOR_PAGES = Set.of("round", "turn", "paused");

    private static final String OPENING = "hello";

    private static final String ADDED = "score";

    private static Map<?, ?> module;

    @BeforeAll
    static void readTheModule() throws Exception {
        String module = "data:text/javascript," + escaped(Files.readString(MODULE));
        MessagesTest.module = new Json().toType(run("""
                import * as all from '%s';
                const right = { version: '1.0.0', match: 'm1', resumed: true, atMillis: 1, player: 5, opponent: 0, record: 'r', question: 'q', answer: 'a', reason: 'left', turn: 'player', round: 1, paused: true,
                  code: 'options', message: 'x', options: {} };
                const kinds = [all.FROM_GAME, all.FROM_HOST];
                const made = kinds.flatMap(known => Object.entries(all.makersOf(known)).map(([type, make]) =>
                  [make(...known[type].map(field => right[field])), known]));
                console.log(JSON.stringify({
                  ...all,
                  texts: Object.values(all).filter(each => typeof each === 'string'),
                  detailed: made.every(([message, known]) => Object.entries(all.detailOf(message, known) || { no: 1 })
                    .every(([field, value]) => value === right[field])),
                  faultless: made.every(([message, known]) => all.faultIn(message, known) === ''),
                  refused: made.every(([message, known]) => Object.keys(message).every(field => {
                    const { [field]: gone, ...rest } = message;
                    return all.detailOf(rest, known) === null && all.faultIn(rest, known)
                      && all.detailOf({ ...message, [field]: Symbol.iterator }, known) === null;
                  })),
                  more: made.map(([message, known]) => ({ ...message, more: 1 })).every((message, at) =>
                    all.detailOf(message, made[at][1]) && all.faultIn(message, made[at][1])),
                }));
                """.formatted(module)), Map.class);
    }

    @Test
    void aMessageMadeOfItsOwnFieldsIsValid() {
        assertThat(module.get("faultless")).isEqualTo(true);
        assertThat(module.get("detailed")).isEqualTo(true);
    }

    @Test
    void aMessageWithAMissingOrWrongFieldIsIgnored() {
        assertThat(module.get("refused")).isEqualTo(true);
    }

    @Test
    void theGameRefusesAdditionalFieldsAndTheEmbedScriptIgnoresThem() {
        assertThat(module.get("more")).isEqualTo(true);
    }

    @Test
    void theDocumentListsTheEventsWithTheirFields() throws IOException {
        Map<String, Set<String>> documented = new TreeMap<>();
        Matcher row = Pattern.compile("(?m)^\\| `(\\w+)` \\| ([^|]*)\\|").matcher(section("## Events"));
        while (row.find()) {
            documented.put(row.group(1), all("`(\\w+)`", row.group(2).replaceAll("[:(].*", "")));
        }

        assertThat(documented).isEqualTo(events());
    }

    @Test
    void theTypesNameTheEventsWithTheirFields() throws IOException {
        String types = Files.readString(TYPES);
        Map<String, Set<String>> typed = new TreeMap<>();
        Matcher handler =
                Pattern.compile("(?m)^  (\\w+)\\?\\(detail: ([^)]*)\\)").matcher(block(types, "Handlers"));
        while (handler.find()) {
            String detail = handler.group(2);
            boolean isInline = detail.startsWith("{") || detail.startsWith("Record<");
            typed.put(handler.group(1), all("(\\w+):", isInline ? detail : ownLines(block(types, detail))));
        }

        assertThat(typed).isEqualTo(events());
    }

    @Test
    void everyCodeAndReasonIsInTheDocumentAndInTheTypes() throws IOException {
        Set<String> texts = new TreeSet<>();
        ((List<?>) module.get("texts")).forEach(text -> texts.add(String.valueOf(text)));
        String types = Files.readString(TYPES);
        Set<String> typed = all("'([\\w-]+)'", lines(types, "(code|reason): '"));
        Set<String> documented = all("(?m)^\\| `([\\w-]+)` \\|", section("code of an error"));
        documented.addAll(all("`(\\w+)` \\(", lines(Files.readString(DOCUMENT), "\\| `closed` \\| `match`")));

        assertThat(typed).isEqualTo(texts);
        assertThat(documented).isEqualTo(texts);
    }

    @Test
    void theShellsAdapterCallsThePluginForEveryEvent() throws IOException {
        String adapter = Files.readString(Path.of("src/main/host/native.js"));

        Set<String> called = all("(?m)^  (\\w+): (?:fields|\\(\\)) =>", adapter);

        assertThat(called.remove(ASKING)).isTrue();
        called.addAll(FOR_PAGES);
        assertThat(called).isEqualTo(events().keySet());
    }

    @Test
    void noOtherScriptWritesAMessageItself() throws IOException {
        try (Stream<Path> scripts = Files.walk(MODULE.getParent())) {
            for (Path script : scripts.filter(each -> each.toString().endsWith(".js") && !each.equals(MODULE))
                    .toList()) {
                assertThat(Files.readString(script))
                        .as(script.toString())
                        .doesNotContainPattern("\\bdeluxe: |\\btype: '");
            }
        }
    }

    /** The messages that a host receives, with their fields. */
    private static Map<String, Set<String>> events() {
        Map<String, Set<String>> events = new TreeMap<>();
        ((Map<?, ?>) module.get("FROM_GAME")).forEach((type, fields) -> {
            Set<String> names = new TreeSet<>();
            ((List<?>) fields).forEach(field -> names.add(String.valueOf(field)));
            events.put(String.valueOf(type), names);
        });
        events.remove(OPENING);
        events.remove(ASKING);
        events.get("finished").add(ADDED);
        return events;
    }

    private static String section(String beginning) throws IOException {
        String text = Files.readString(DOCUMENT);
        String from = text.substring(text.indexOf(beginning));
        return from.substring(0, from.indexOf("\n\n", from.indexOf("|---")));
    }

    private static String block(String types, String name) {
        String from = types.substring(types.indexOf("interface " + name + " {"));
        return from.substring(0, from.indexOf("\n}"));
    }

    private static String ownLines(String block) {
        return lines(block, "^  \\w+: ").replaceAll("(?m)^  (\\w+):.*$", "$1:");
    }

    private static String lines(String text, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        List<String> found = new ArrayList<>();
        text.lines().filter(line -> wanted.matcher(line).find()).forEach(found::add);
        return String.join("\n", found);
    }

    private static Set<String> all(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static String escaped(String source) {
        return URLEncoder.encode(source, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("'", "%27");
    }

    private static String run(String script) throws IOException, InterruptedException {
        Process node = new ProcessBuilder("node", "--input-type=module", "--eval", script)
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
        return said;
    }
}
