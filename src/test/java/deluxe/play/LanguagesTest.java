package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.Page;
import deluxe.build.PageSource;
import deluxe.build.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every file of {@code words/} holds everything that the game says, and nothing else. */
class LanguagesTest {
    private static final Path WEBAPP = Path.of("src/main/webapp");
    private static final String OFFLINE = "offline.js";
    private static final String KEYBOARD = "keyboard.js";
    private static final String OCCASION = "occasion.js";
    private static final Path HOST = Path.of("src/main/host");
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");
    private static final Path PLAY = Path.of("src/main/java/deluxe/play");
    private static final Path SCREENS = Path.of("src/main/java/deluxe/screens");

    private static final Pattern JAVA_TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern JOINT = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final Pattern SCRIPT_TEXT = Pattern.compile("new Error\\('([^']*)'\\)");
    private static final Pattern QUOTED = Pattern.compile("'([^'\n]*)'");
    private static final Pattern BETWEEN_TAGS = Pattern.compile(">([^<>]+)<");
    private static final Pattern LABEL = Pattern.compile("(?<!attr:)(?:aria-label|title)=\"([^\"]*)\"");
    private static final Pattern CHOSEN_TEXT =
            Pattern.compile("(?:value|attr:title)=\"[^\"]*\\? '([^']*)' : '([^']*)'\"");

    /** A text for people begins like a sentence; names for machines do not. */
    private static final Pattern FOR_PEOPLE = Pattern.compile("[A-Z…{][^_]*[A-Za-z…{].*");

    private static final Pattern SAID = Pattern.compile("\\bsay\\(\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** The same in every language: the game's name, and the opponent's. */
    private static final Set<String> SAME_EVERYWHERE = Set.of("Dominoes", "Deluxe", "Dominoes Deluxe", "{0}");

    /** The files with texts that only the pages of the classic tables and of watching say. */
    private static final Pattern CLASSIC = Pattern.compile(
            "(Classic|House|RuleWords|LessonWords|StoryWords|Leading|WordsInRoom|GameStory|Kept|Watch).*"
                    + "|(classic|house|kept)-.*|watch.html");

    /** The files with texts that only the page with the daily challenge and the own games says. */
    private static final Pattern GAMES = Pattern.compile("(Games|Daily|Own|Ladder|own-).*|games.html");

    /** The files with texts that only the page that checks the device says. */
    private static final Pattern CHECK = Pattern.compile("Check.*|check.html");

    /** The files with texts that only the tavern says. */
    private static final Pattern TAVERN = Pattern.compile("(Tavern|KeptCampaign).*|tavern.*");

    /** The folder of the tavern's words. */
    private static final String TAVERN_WORDS = "dados";

    static Stream<Path> languages() throws IOException {
        List<Path> found = new ArrayList<>();
        for (Page page : Pages.read(Pages.LIST).all()) {
            found.addAll(languages(WEBAPP.resolve(page.words())));
        }
        return found.stream().distinct();
    }

    private static List<Path> languages(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void everyPageAndTheHostsScriptHaveTheSameLanguages() throws IOException {
        Set<Path> folders = languages().map(Path::getParent).collect(Collectors.toCollection(TreeSet::new));
        folders.add(HOST.resolve("words"));
        for (Path folder : folders) {
            assertThat(languages(folder).stream().map(Path::getFileName))
                    .as("%s", folder)
                    .containsExactlyInAnyOrderElementsOf(languages(WEBAPP.resolve("words")).stream()
                            .map(Path::getFileName)
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLanguageSaysAllThatIsSaidInEnglishAndNothingElse(Path language) throws IOException {
        assertThat(new TreeSet<>(words(language).keySet())).isEqualTo(english(language.getParent()));
    }

    /** What is written in a classic room is painted, so no browser test can read it. */
    @Test
    void whoeverWatchesAClassicTableReadsItsWords() throws IOException {
        Pages pages = Pages.read(Pages.LIST);

        assertThat(pages.named("watch").words())
                .isEqualTo(pages.named("classic").words());
    }

    @Test
    void whatIsSaidInWordsBeginsLikeASentence() throws IOException {
        for (Path folder : List.of(PLAY, SCREENS)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Matcher said = SAID.matcher(Files.readString(file));
                    while (said.find()) {
                        assertThat(said.group(1)).as(file.toString()).matches(FOR_PEOPLE);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLanguagePutsTheSameValuesIntoItsSentences(Path language) throws IOException {
        words(language).forEach((english, said) -> {
            assertThat(said).as(english).isNotBlank();
            if (!english.startsWith("You ") || english.startsWith("You {0}")) {
                assertThat(places(said)).as(english + " -> " + said).isEqualTo(places(english));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLanguageHasTheLettersOfItsOwn(Path language) throws IOException {
        String letters = String.join("", words(language).values());
        String spanish = "¡¿ÁÉÍÑÓÚÜáéíñóúü";
        String english = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'&()+=…{}%";

        assertThat(letters.chars().mapToObj(letter -> String.valueOf((char) letter)))
                .allMatch(letter -> (english + spanish).contains(letter));
    }

    /** The words of a file, by their English. */
    static Map<String, String> words(Path file) throws IOException {
        Map<String, String> words = new TreeMap<>();
        List<String> lines = Files.readAllLines(file);
        for (int at = 1; at < lines.size(); at++) {
            if (lines.get(at).startsWith(" ")) {
                String before = words.put(lines.get(at - 1), lines.get(at).trim());
                assertThat(before).as("said twice: " + lines.get(at - 1)).isNull();
            }
        }
        return words;
    }

    /** Translates as the file of this language does. */
    static UnaryOperator<String> spoken(String language) throws IOException {
        Map<String, String> words = words(WEBAPP.resolve("words/" + language + ".txt"));
        return english -> words.getOrDefault(english, english);
    }

    /** The texts of the pages whose words are in this folder. A page with an engine also has the engine's texts. */
    private static Set<String> english(Path folder) throws IOException {
        Set<String> texts = new TreeSet<>();
        Set<String> saidBefore = new TreeSet<>();
        for (Page page : Pages.read(Pages.LIST).all()) {
            if (WEBAPP.resolve(page.words()).equals(folder)) {
                if (page.moreWords().isPresent()) {
                    saidBefore.addAll(english(WEBAPP.resolve(page.moreWords().get())));
                }
                String whole = PageSource.of(page, name -> Files.readString(WEBAPP.resolve(name)));
                page(whole.substring(whole.indexOf("<body")).replaceAll("(?s)<noscript>.*", ""), texts);
                if (!page.engines().isEmpty()) {
                    ofTheEngines(texts, name -> owner(name).equals(nameOf(folder)));
                } else if (whole.contains(OFFLINE)) {
                    all(
                            Pattern.compile("say\\('([^']+ restart[^']*)'"),
                            Files.readString(WEBAPP.resolve(OFFLINE)),
                            texts);
                }
            }
        }
        texts.removeAll(saidBefore);
        texts.removeIf(text -> !FOR_PEOPLE.matcher(text).matches() || SAME_EVERYWHERE.contains(text));
        return texts;
    }

    /** The folder that has the words for a source file; empty for the folder that all pages share. */
    private static String owner(String file) {
        return TAVERN.matcher(file).matches()
                ? TAVERN_WORDS
                : GAMES.matcher(file).matches()
                        ? "games"
                        : CHECK.matcher(file).matches()
                                ? "check"
                                : CLASSIC.matcher(file).matches() ? "classic" : "";
    }

    private static String nameOf(Path folder) {
        return WEBAPP.resolve("words").relativize(folder).toString();
    }

    private static void ofTheEngines(Set<String> texts, Predicate<String> wanted) throws IOException {
        for (Path folder : List.of(PLAY, SCREENS)) {
            for (Path file : filesIn(folder, ".java", wanted)) {
                String code =
                        JOINT.matcher(withoutComments(Files.readString(file))).replaceAll("");
                all(JAVA_TEXT, code, texts);
            }
        }
        for (Path file : filesIn(TEMPLATES, ".html", wanted)) {
            page(Files.readString(file), texts);
        }
        for (Path file : filesIn(HOST, ".js", wanted)) {
            all(SCRIPT_TEXT, Files.readString(file), texts);
        }
        if (wanted.test("Words.java")) {
            ofThePlayer(texts);
        }
        if (wanted.test(OFFLINE)) {
            ofTheSettings(texts);
            ofTheKeys(texts);
            all(Pattern.compile("filled\\('([^']+)'"), Files.readString(WEBAPP.resolve(OCCASION)), texts);
        }
    }

    /**
     * The texts that one of the page's scripts adds to the settings. Texts for the console are left out: they begin with the game's name.
     */
    private static void ofTheSettings(Set<String> texts) throws IOException {
        Matcher quoted = QUOTED.matcher(withoutComments(Files.readString(WEBAPP.resolve(OFFLINE))));
        while (quoted.find()) {
            String text = quoted.group(1);
            if (text.matches("[A-Z][a-z]* [a-z].*")) {
                texts.add(text);
            }
        }
    }

    /** The texts of the list of keys. */
    private static void ofTheKeys(Set<String> texts) throws IOException {
        String code = withoutComments(Files.readString(WEBAPP.resolve(KEYBOARD)));
        all(Pattern.compile("\\['(.*)', '(.*)'\\]|add\\(.*, '([A-Z].*)'\\)"), code, texts);
    }

    /** A sentence that begins with who did something has a form of its own for the player. */
    private static void ofThePlayer(Set<String> texts) throws IOException {
        Matcher did =
                Pattern.compile("did\\(\\s*\"\\{0\\}([^\"]*)\"").matcher(Files.readString(PLAY.resolve("Words.java")));
        while (did.find()) {
            texts.add("You" + did.group(1));
        }
    }

    private static void page(String html, Set<String> texts) {
        all(BETWEEN_TAGS, html, texts);
        all(LABEL, html, texts);
        all(CHOSEN_TEXT, html, texts);
    }

    private static void all(Pattern pattern, String text, Set<String> found) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            for (int group = 1; group <= matcher.groupCount(); group++) {
                Optional.ofNullable(matcher.group(group)).map(String::trim).ifPresent(found::add);
            }
        }
    }

    private static String withoutComments(String code) {
        return code.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)^\\s*//.*$", "");
    }

    private static List<Path> filesIn(Path folder, String ending, Predicate<String> wanted) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)
                            && wanted.test(file.getFileName().toString()))
                    .toList();
        }
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        all(Pattern.compile("(\\{\\d\\})"), text, places);
        return places;
    }
}
