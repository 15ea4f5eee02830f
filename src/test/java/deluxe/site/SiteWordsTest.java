package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.site.lobby.Ruling.Why;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The site's pages say in Spanish all that they say in English. */
class SiteWordsTest {
    private static final Path WEB = Path.of("web");
    private static final Path SCHEDULE = Path.of("src/main/resources/deluxe/site/lobby/schedule.txt");
    private static final List<String> PAGES =
            List.of("index.html", "play.html", "tournament.html", "boards.html", "privacy.html");
    private static final String SPANISH = "words-es.js";

    private static final String LITERAL = "'((?:[^'\\\\]|\\\\.)*)'";
    private static final Pattern ANY_LITERAL = Pattern.compile(LITERAL);
    private static final Pattern SAID = Pattern.compile("\\btext\\(\\s*" + LITERAL);
    private static final Pattern ENTRY = Pattern.compile(LITERAL + ":\\s*" + LITERAL + ",\\n");
    private static final Pattern BETWEEN_TAGS = Pattern.compile(">([^<>]*[A-Za-z][^<>]*)<");
    private static final Pattern SPOKEN_ATTRIBUTE = Pattern.compile("\\b(?:aria-label|title|alt|placeholder)=");
    private static final Pattern IN_SCHEDULE = Pattern.compile("(?m)^(?:title|about|prize) (.*)$");
    private static final Pattern PLACE = Pattern.compile("\\{\\d\\}");

    /** Texts that are the same in every language; below them, texts for machines that begin like a sentence. */
    private static final Set<String> SAME_EVERYWHERE = Set.of("Dominoes", "Deluxe", "Dominoes Deluxe");

    private static final Set<String> FOR_MACHINES =
            Set.of("Bearer", "Content-Type", "ETag", "Escape", "If-None-Match", "M51 7v38", "Now-Millis", "Trip");
    private static final Set<String> TABLES = Set.of("Fives", "All Fives", "Muggins");
    private static final String NAMED_TABLE = "'%s': *'[A-Z]";
    private static final String TILE_OF_TABLE = "'%s': *\\[";

    @Test
    void everySiteTextIsTranslatedAndNoTranslationIsUnused() throws IOException {
        assertThat(spanish().keySet()).isEqualTo(english());
    }

    @Test
    void everySentenceInAScriptIsInTheListOfWords() throws IOException {
        for (String script : scripts()) {
            String code = code(script);
            Set<String> likeSentences = all(ANY_LITERAL, code);
            likeSentences.removeIf(literal -> !literal.matches("(?s)[A-Z{][^_]*[a-z].*"));
            likeSentences.removeAll(all(SAID, code));
            likeSentences.removeAll(FOR_MACHINES);
            likeSentences.removeAll(TABLES);
            assertThat(likeSentences).as(script).isEmpty();
        }
    }

    @Test
    void everyTableHasItsNameAndItsTile() throws IOException {
        for (RuleSet table : RuleSet.ALL) {
            assertThat(code("rules.js")).containsPattern(NAMED_TABLE.formatted(table.name()));
            assertThat(code("lobby.js")).containsPattern(TILE_OF_TABLE.formatted(table.name()));
        }
    }

    /** How many points, how long a clock: only the server states the tables' own rules. */
    @Test
    void noScriptKnowsARuleOfATable() throws IOException {
        for (String script : scripts()) {
            assertThat(code(script))
                    .as(script)
                    .doesNotContainPattern(
                            "\\b(100|150|300|5:00)\\b.*('fives'|'muggins')|('fives'|'muggins').*\\b(100|150|300)\\b");
        }
    }

    @Test
    void noPageSaysAnythingInAnAttribute() throws IOException {
        for (String page : PAGES) {
            assertThat(SPOKEN_ATTRIBUTE.matcher(body(page)).find()).as(page).isFalse();
        }
    }

    @Test
    void bothLanguagesHaveTheSamePlaceholders() throws IOException {
        spanish()
                .forEach((english, spanish) ->
                        assertThat(all(PLACE, spanish)).as(english).isEqualTo(all(PLACE, english)));
    }

    /** The fonts of the site are subsets, which hold only these letters. */
    @Test
    void spanishHasTheLettersOfTheSitesFonts() throws IOException {
        assertThat(String.join("", spanish().values())).matches("[ -~¡¿ÁÉÍÑÓÚÜáéíñóúü…·]*");
    }

    /** What the player is told comes from the server's fixed sentences, which have a Spanish translation, or from a status. */
    @Test
    void noScriptDecidesByTheServersWords() throws IOException {
        for (String script : scripts()) {
            assertThat(code(script)).as(script).doesNotContainPattern("(message|reason|error)\\s*===? *'(?!left)");
        }
    }

    private static List<String> scripts() throws IOException {
        try (Stream<Path> files = Files.list(WEB.resolve("scripts"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(SPANISH))
                    .toList();
        }
    }

    private static Set<String> english() throws IOException {
        Set<String> texts = new TreeSet<>();
        for (String script : scripts()) {
            texts.addAll(all(SAID, code(script)));
        }
        for (String page : PAGES) {
            texts.addAll(all(BETWEEN_TAGS, body(page)));
            texts.addAll(all(Pattern.compile("<title>(.*)</title>"), Files.readString(WEB.resolve(page))));
        }
        texts.addAll(all(IN_SCHEDULE, Files.readString(SCHEDULE)));
        for (Why why : Why.values()) {
            texts.add(why.sentence());
        }
        texts.removeAll(SAME_EVERYWHERE);
        return texts;
    }

    private static Map<String, String> spanish() throws IOException {
        Map<String, String> words = new TreeMap<>();
        Matcher entry = ENTRY.matcher(code(SPANISH));
        while (entry.find()) {
            String english = unescaped(entry.group(1));
            assertThat(words.put(english, unescaped(entry.group(2))))
                    .as("said twice: " + english)
                    .isNull();
        }
        return words;
    }

    private static String code(String script) throws IOException {
        return Files.readString(WEB.resolve("scripts").resolve(script)).replaceAll("(?s)/\\*.*?\\*/", "");
    }

    private static String body(String page) throws IOException {
        String whole = Files.readString(WEB.resolve(page));
        return whole.substring(whole.indexOf("<body")).replaceAll("(?s)<noscript>.*?</noscript>", "");
    }

    private static Set<String> all(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(unescaped(matcher.groupCount() > 0 ? matcher.group(1) : matcher.group())
                    .trim());
        }
        return found;
    }

    private static String unescaped(String literal) {
        return literal.replace("\\'", "'");
    }
}
