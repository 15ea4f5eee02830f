package deluxe.walls;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The directions of dependency and the bans of {@code docs/architecture.md}. */
class WallsTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("deluxe");

    private static final List<String> RULES =
            List.of("kit", "table", "dominoes", "dice", "bots", "tournament", "review", "felt");
    private static final List<String> SHIPPED = and(RULES, "ports", "session", "stage", "play", "screens", "web");

    /** Which packages each package may depend on, besides the JDK. */
    private static final Map<String, List<String>> MAY_KNOW = new TreeMap<>(Map.ofEntries(
            Map.entry("kit", List.of()),
            Map.entry("table", List.of("kit")),
            Map.entry("dominoes", List.of("kit", "table")),
            Map.entry("dice", List.of("kit", "table")),
            Map.entry("bots", List.of("kit", "table", "dominoes", "dice")),
            Map.entry("tournament", List.of("kit", "table", "dominoes", "dice", "bots")),
            Map.entry("review", List.of("kit", "table", "dominoes", "bots", "tournament")),
            Map.entry("felt", List.of("kit", "table", "dominoes")),
            Map.entry("ports", List.of("kit")),
            Map.entry("session", List.of("kit", "table", "dominoes", "bots", "tournament", "ports")),
            Map.entry("stage", List.of("kit", "table", "dominoes", "dice", "bots", "tournament", "felt", "ports")),
            Map.entry("play", and(RULES, "ports", "session", "stage")),
            Map.entry(
                    "screens",
                    List.of(
                            "kit",
                            "table",
                            "dominoes",
                            "dice",
                            "bots",
                            "tournament",
                            "review",
                            "ports",
                            "session",
                            "play")),
            Map.entry("web", SHIPPED),
            Map.entry("site", List.of("kit", "table", "dominoes", "dice", "bots", "tournament", "session")),
            Map.entry("cli", and(RULES, "site")),
            Map.entry("build", List.of("kit"))));

    /**
     * The packages of the stage, and which packages each may depend on besides the JDK. There is one direction, from a table down to the
     * pictures.
     */
    private static final Map<String, List<String>> ROOMS = new TreeMap<>(Map.of(
            "stage.art", List.of("kit", "ports"),
            "stage.retouch", List.of("ports"),
            "stage.dice", List.of("kit"),
            "stage", List.of("kit", "table", "ports", "stage.art", "stage.retouch"),
            "stage.tiles",
                    List.of(
                            "kit",
                            "table",
                            "dominoes",
                            "tournament",
                            "felt",
                            "ports",
                            "stage",
                            "stage.art",
                            "stage.retouch"),
            "stage.classic", List.of("kit", "table", "dominoes", "felt", "ports", "stage", "stage.art", "stage.tiles"),
            "stage.deluxe", List.of("table", "dominoes", "ports", "stage", "stage.art", "stage.tiles"),
            "stage.tavern",
                    List.of("kit", "dice", "table", "ports", "stage", "stage.art", "stage.retouch", "stage.dice")));

    private static List<String> and(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    @TestFactory
    Stream<DynamicTest> eachRoomOfTheStageKnowsOnlyThoseBelowIt() {
        return ROOMS.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> holds(noClasses()
                                .that()
                                .resideInAPackage("deluxe." + entry.getKey())
                                .should()
                                .dependOnClassesThat(resideInAnyPackage("deluxe..")
                                        .and(resideOutsideOfPackages(rooms(entry.getKey(), entry.getValue())))))));
    }

    @Test
    void everyRoomOfTheStageHasItsPlaceInTheList() {
        List<String> found = CLASSES.that(resideInAnyPackage("deluxe.stage..")).stream()
                .map(type -> type.getPackageName().substring("deluxe.".length()))
                .distinct()
                .toList();

        assertThat(ROOMS.keySet()).containsExactlyInAnyOrderElementsOf(found);
    }

    private static String[] rooms(String own, List<String> others) {
        return Stream.concat(Stream.of(own), others.stream())
                .map(name -> "deluxe." + name)
                .toArray(String[]::new);
    }

    @TestFactory
    Stream<DynamicTest> eachPackageKnowsOnlyWhatStandsBelowIt() {
        return MAY_KNOW.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> holds(noClasses()
                                .that()
                                .resideInAPackage(inside(entry.getKey()))
                                .should()
                                .dependOnClassesThat(resideInAnyPackage("deluxe..")
                                        .and(resideOutsideOfPackages(insides(entry.getKey(), entry.getValue())))))));
    }

    @Test
    void everyPackageHasItsPlaceInTheList() {
        List<String> found = CLASSES.stream()
                .map(type -> type.getPackageName().replaceFirst("deluxe\\.(\\w+).*", "$1"))
                .distinct()
                .sorted()
                .toList();

        assertThat(MAY_KNOW.keySet()).containsAll(found);
    }

    @Test
    void packagesHaveNoCyclicDependencies() {
        holds(slices().matching("deluxe.(**)").should().beFreeOfCycles());
    }

    @Test
    void onlyScreensKnowFlavour() {
        onlyKnows("org.teavm.flavour..", "screens");
    }

    @Test
    void eachLibraryOfTheServerIsKnownToOnePackageOfTheSite() {
        onlyKnows("org.eclipse.jetty..", "site.http");
        onlyKnows("com.fasterxml.jackson..", "site.json");
        onlyKnows("com.zaxxer.hikari..", "site.database");
        onlyKnows("java.sql..", "site.database");
        onlyKnows("io.prometheus..", "site.metrics");
    }

    @Test
    void onlyServersWriteALog() {
        onlyKnows("org.slf4j..", "site", "cli");
    }

    @Test
    void onlyTheSiteKnowsUnicodesTables() {
        onlyKnows("com.ibm.icu..", "site");
    }

    @Test
    void onlyWebKnowsTheBrowser() {
        onlyKnows("org.teavm.jso..", "web", "build");
    }

    /** The page's policy forbids to evaluate texts, and {@code runtime.js} knows only the bodies of TeaVM's own library. */
    @Test
    void noCallOfTheBrowserHasABodyOfItsOwn() {
        holds(noMethods().should().beAnnotatedWith("org.teavm.jso.JSBody"));
    }

    @Test
    void onlyTheBuildKnowsTheCompiler() {
        holds(noClasses()
                .that()
                .resideOutsideOfPackages(insides("build", List.of()))
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.teavm..")
                        .and(resideOutsideOfPackages("org.teavm.jso..", "org.teavm.flavour.."))));
    }

    @TestFactory
    Stream<DynamicTest> whatShipsUsesNothingThatDiffersBetweenEngines() {
        return Stream.of(
                        "java.util.Random",
                        "java.util.HashMap",
                        "java.util.HashSet",
                        "java.util.concurrent.ThreadLocalRandom",
                        "java.util.Locale",
                        "java.util.Formatter",
                        "java.text.NumberFormat",
                        "java.util.regex.Pattern")
                .map(banned -> DynamicTest.dynamicTest(
                        banned,
                        () -> holds(noClasses()
                                .that()
                                .resideInAnyPackage(insides(SHIPPED))
                                .should()
                                .dependOnClassesThat()
                                .haveFullyQualifiedName(banned))));
    }

    /** Wasm traps where Java throws these, and no {@code catch} sees a trap. */
    @Test
    void whatShipsCatchesNoErrorOfAWrongProgram() {
        List<String> errors = List.of(
                "java.lang.NullPointerException",
                "java.lang.ArrayIndexOutOfBoundsException",
                "java.lang.ClassCastException",
                "java.lang.ArithmeticException",
                "java.lang.NegativeArraySizeException");

        assertThat(caughtByWhatShips()).contains("deluxe.kit.Malformed").doesNotContainAnyElementsOf(errors);
    }

    private static Set<String> caughtByWhatShips() {
        return CLASSES.that(resideInAnyPackage(insides(SHIPPED))).stream()
                .flatMap(type -> type.getCodeUnits().stream())
                .flatMap(unit -> unit.getTryCatchBlocks().stream())
                .flatMap(block -> block.getCaughtThrowables().stream())
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @TestFactory
    Stream<DynamicTest> whatShipsCallsNothingThatDiffersBetweenEngines() {
        return Stream.of(
                        "java.lang.String.format",
                        "java.lang.String.formatted",
                        "java.lang.String.lines",
                        "java.lang.Math.random",
                        "java.lang.Math.multiplyHigh",
                        "java.util.Collections.shuffle",
                        "java.util.Set.of",
                        "java.util.Map.of",
                        "java.lang.System.identityHashCode")
                .map(banned -> DynamicTest.dynamicTest(banned, () -> nobodyCalls(banned, SHIPPED)));
    }

    /** Each of these brings along a table of all the world's scripts, or an engine for patterns: 1 to 30 KB of the download. */
    @TestFactory
    Stream<DynamicTest> whatShipsCallsNothingThatMakesTheDownloadMuchLarger() {
        return Stream.of(
                        "java.lang.Integer.parseInt",
                        "java.lang.Character.digit",
                        "java.lang.Character.isLetter",
                        "java.lang.Character.toUpperCase",
                        "java.lang.Character.toLowerCase",
                        "java.lang.String.toUpperCase",
                        "java.lang.String.toLowerCase",
                        "java.lang.String.equalsIgnoreCase",
                        "java.lang.String.split",
                        "java.lang.String.matches",
                        "java.lang.String.replaceAll")
                .map(banned -> DynamicTest.dynamicTest(banned, () -> nobodyCalls(banned, SHIPPED)));
    }

    /** Each of these compares whatever is ever in a list or an Optional, so that all of it must be comparable: 4 KB of the download. */
    @TestFactory
    Stream<DynamicTest> whatTablesOfDominoesAreMadeOfComparesNoWholeListsOrOptionals() {
        List<String> packages = List.of(
                "dominoes",
                "bots",
                "felt",
                "session",
                "stage.tiles",
                "stage.art",
                "stage.retouch",
                "stage.deluxe",
                "stage.classic");
        return Stream.of("List.equals", "List.contains", "Map.equals", "Optional.equals")
                .map(banned -> DynamicTest.dynamicTest(banned, () -> nobodyCalls("java.util." + banned, packages)));
    }

    @TestFactory
    Stream<DynamicTest> rulesReadNoClockAndDoNoInputOrOutput() {
        Stream<DynamicTest> calls = Stream.of(
                        "java.lang.System.currentTimeMillis",
                        "java.lang.System.nanoTime",
                        "java.lang.System.getenv",
                        "java.lang.System.getProperty")
                .map(banned -> DynamicTest.dynamicTest(banned, () -> nobodyCalls(banned, RULES)));
        Stream<DynamicTest> packages = Stream.of("java.io..", "java.nio..", "java.net..", "java.time..")
                .map(banned -> DynamicTest.dynamicTest(
                        banned,
                        () -> holds(noClasses()
                                .that()
                                .resideInAnyPackage(insides(RULES))
                                .should()
                                .dependOnClassesThat(
                                        resideInAnyPackage(banned).and(resideOutsideOfPackages("java.nio.charset"))))));
        return Stream.concat(calls, packages);
    }

    private static void nobodyCalls(String method, List<String> packages) {
        String owner = method.substring(0, method.lastIndexOf('.'));
        String name = method.substring(method.lastIndexOf('.') + 1);
        holds(noClasses()
                .that()
                .resideInAnyPackage(insides(packages))
                .should()
                .callMethodWhere(new CallTo(owner, name)));
    }

    private static void onlyKnows(String what, String... who) {
        holds(noClasses()
                .that(resideOutsideOfPackages(insides(List.of(who))).and(alwaysTrue()))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(what));
    }

    private static void holds(ArchRule rule) {
        rule.allowEmptyShould(true).check(CLASSES);
    }

    private static String[] insides(String own, List<String> others) {
        return Stream.concat(Stream.of(own), others.stream())
                .map(WallsTest::inside)
                .toArray(String[]::new);
    }

    private static String[] insides(List<String> packages) {
        return packages.stream().map(WallsTest::inside).toArray(String[]::new);
    }

    private static String inside(String name) {
        return "deluxe." + name + "..";
    }
}
