package deluxe.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Packs the pages and what the compilers made of the game into one folder that any server can serve: self-contained, with relative
 * addresses only and with compressed copies. Every file is named by its content, except the pages, the manifest and the service worker.
 */
public final class Bundle {
    private static final String SHARED = "<meta property=\"og:image\" content=\"";
    private static final String LANGUAGES = "data-languages=\"\"";
    private static final int BEST_BROTLI = 11;
    private static final int QUICK_BROTLI = 4;
    private static final String MANIFEST = "manifest.webmanifest";
    private static final String VERSION_FILE = "version.json";

    /** What style sheets say for the version. */
    private static final String VERSION = "GAME_VERSION";

    /** An opponent's face in a style sheet. */
    private static final Pattern FACE = Pattern.compile("\"faces/([a-z]+\\.svg)\"");

    private final Pages pages;
    private final Path webapp;
    private final Path compiled;
    private final Squeeze squeeze;
    private final String address;
    private final String version;
    private final Offer offer;
    private final Luck luck;
    private final Map<String, byte[]> files = new TreeMap<>();

    private Bundle(
            Pages pages,
            Path webapp,
            Path compiled,
            Squeeze squeeze,
            String address,
            String version,
            Offer offer,
            Luck luck) {
        this.pages = pages;
        this.webapp = webapp;
        this.compiled = compiled;
        this.squeeze = squeeze;
        this.address = address;
        this.version = version;
        this.offer = offer;
        this.luck = luck;
    }

    /**
     * Arguments: the list of pages, the pages' sources, the compilers' output, the folder for the bundle (emptied first), the tools for
     * Node, {@code shipped} for a small bundle within the budget or {@code development}, the file with the public address, at which other
     * sites find the share picture, the version, which tables there are, and whether reviews and statistics tell of luck.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Offer offer = Offer.named(args[8]);
        Pages pages = offer.pages(Pages.read(Path.of(args[0])));
        Path target = Path.of(args[3]);
        boolean shipped = isShipped(args[5]);
        Path tools = Path.of(args[4]);
        Squeeze squeeze = shipped ? kept(new NpmTools(tools), Path.of(args[2])) : Squeeze.NONE;
        String address = PublicAddress.read(Path.of(args[6])).text();
        pack(
                pages,
                Path.of(args[1]),
                Path.of(args[2]),
                target,
                squeeze,
                address.isEmpty() ? "./" : address,
                args[7],
                offer,
                Luck.named(args[9]));
        Compression.compress(target, tools, shipped ? BEST_BROTLI : QUICK_BROTLI);
        Weight weight = Weight.of(target, pages);
        System.out.println(weight.inWords());
        List<String> excesses = shipped ? new Budget(pages).excesses(weight) : List.of();
        if (!excesses.isEmpty()) {
            throw new IOException(String.join("; ", excesses));
        }
    }

    private static Squeeze kept(NpmTools tools, Path compiled) throws IOException {
        return new KeptSqueeze(tools, compiled.resolve("small"), tools.way());
    }

    private static boolean isShipped(String purpose) {
        return switch (purpose) {
            case "shipped" -> true;
            case "development" -> false;
            default -> throw new IllegalArgumentException("a bundle is shipped or for development, not: " + purpose);
        };
    }

    static void pack(
            Pages pages,
            Path webapp,
            Path compiled,
            Path target,
            Squeeze squeeze,
            String address,
            String version,
            Offer offer,
            Luck luck)
            throws IOException, InterruptedException {
        new Bundle(pages, webapp, compiled, squeeze, address, version, offer, luck).packInto(target);
    }

    private void packInto(Path target) throws IOException, InterruptedException {
        gather();
        byte[] worker = content(OfflineList.WORKER);
        files.remove(OfflineList.WORKER);
        Map<String, String> names = new TreeMap<>();
        rename(names, name -> !refers(name) && !isEntrance(name));
        rename(names, name -> refers(name) && !isEntrance(name));
        for (Page page : pages.all()) {
            String html = withSizes(renamed(text(page.html()), names));
            files.put(page.html(), bytes(luck.applyTo(withAddress(withLanguages(html, page.words(), names)))));
        }
        files.put(MANIFEST, bytes(renamed(text(MANIFEST), names)));
        String list = OfflineList.of(files, pages, MANIFEST, version);
        files.put(OfflineList.WORKER, joined(bytes(list), squeeze.text(OfflineList.WORKER, worker)));
        empty(target);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = target.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    private void gather() throws IOException, InterruptedException {
        take(compiled.resolve("wasm"));
        take(compiled.resolve("js"));
        take(webapp);
        putShared();
        takeFaces();
        offer.applyTo(files);
        squeezeEngines();
        files.put(VERSION_FILE, bytes("{\"version\":\"" + version + "\"}\n"));
        Set<String> whole = new TreeSet<>();
        for (Page page : pages.all()) {
            page.moreWords().filter(more -> whole.add(page.words())).ifPresent(more -> goOn(more, page.words()));
        }
    }

    /** Makes as many smaller at a time as there are processors. */
    private void squeezeEngines() throws IOException, InterruptedException {
        ExecutorService workers =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            Map<String, Future<byte[]>> small = new TreeMap<>();
            for (PageEngine engine : pages.engines()) {
                byte[] wasm = content(engine.wasm());
                byte[] javascript = content(engine.javascript());
                small.put(engine.wasm(), workers.submit(() -> squeeze.wasm(wasm)));
                small.put(engine.javascript(), workers.submit(() -> squeeze.javascript(javascript)));
            }
            for (Map.Entry<String, Future<byte[]>> engine : small.entrySet()) {
                files.put(engine.getKey(), engine.getValue().get());
            }
        } catch (ExecutionException failed) {
            throw new IOException("an engine could not be made smaller", failed.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /** Puts the words of another folder before a page's own, so that a browser loads one file. */
    private void goOn(String more, String words) {
        for (String name : List.copyOf(files.keySet())) {
            if (Path.of(words).equals(Path.of(name).getParent())) {
                String first = new String(files.get(more + name.substring(words.length())), StandardCharsets.UTF_8);
                String rest = new String(files.get(name), StandardCharsets.UTF_8);
                files.put(name, bytes(first + rest.substring(rest.indexOf('\n'))));
            }
        }
    }

    private void putShared() throws IOException {
        Map<String, String> whole = new TreeMap<>();
        for (Page page : pages.all()) {
            whole.put(page.html(), PageSource.of(page, this::text));
        }
        whole.forEach((name, html) -> files.put(name, bytes(html)));
        files.remove(PageSource.HEAD);
    }

    /** The drawings of people are pictures, too; a browser shows them with a neutral face. */
    private void takeFaces() throws IOException {
        Path figures = webapp.resolveSibling("assets").resolve("figures").resolve("art");
        for (String sheet : files.keySet().stream().filter(Bundle::refers).toList()) {
            for (MatchResult face : FACE.matcher(text(sheet)).results().toList()) {
                files.put("faces/" + face.group(1), Files.readAllBytes(figures.resolve(face.group(1))));
            }
        }
    }

    private void take(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException("nothing to pack: " + folder + " is not there; build with Maven's package phase");
        }
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
    }

    /** Names the chosen files by their content, and puts the new names of other files into those that refer to them. */
    private void rename(Map<String, String> names, Predicate<String> chosen) throws IOException, InterruptedException {
        for (String name : files.keySet().stream().filter(chosen).toList()) {
            byte[] content = files.remove(name);
            if (refers(name)) {
                content = bytes(renamed(new String(content, StandardCharsets.UTF_8), names)
                        .replace(VERSION, version));
            }
            if (!isEngine(name)) {
                content = squeeze.text(name, content);
            }
            String hashed = ContentName.of(name, content);
            names.put(name, hashed);
            files.put(hashed, content);
        }
    }

    private boolean isEngine(String name) {
        return pages.engines().stream().map(PageEngine::javascript).anyMatch(name::equals);
    }

    private static boolean refers(String name) {
        return name.endsWith(".css");
    }

    /** Whether a browser comes back to this file by its name, which must therefore stay. */
    private boolean isEntrance(String name) {
        return pages.isPage(name) || name.equals(MANIFEST) || name.equals(VERSION_FILE);
    }

    private static String renamed(String text, Map<String, String> names) {
        String result = text;
        for (Map.Entry<String, String> name : names.entrySet()) {
            String plain = Pattern.quote(name.getKey());
            result = result.replaceAll("(?<=[\" ])" + plain + "(?=[\" ])", Matcher.quoteReplacement(name.getValue()));
        }
        return result;
    }

    /** Tells the loader how large the engines are, and by which module it knows whether the browser runs them. */
    private String withSizes(String page) {
        String result = page.replace("data-wasm=", "data-probe=\"" + PageEngine.PROBE + "\" data-wasm=");
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            for (String engine : List.of("wasm", "javascript")) {
                String named = "data-" + engine + "=\"" + file.getKey() + '"';
                result = result.replace(named, named + " data-" + engine + "-bytes=\"" + file.getValue().length + '"');
            }
        }
        return result;
    }

    /** Lists the languages of a page's words for its script: the code of each, its file and its own name. */
    private String withLanguages(String page, String words, Map<String, String> names) throws IOException {
        List<String> languages = new ArrayList<>();
        for (Map.Entry<String, String> name : names.entrySet()) {
            Path file = Path.of(name.getKey());
            if (Path.of(words).equals(file.getParent())) {
                String plain = file.getFileName().toString();
                String code = plain.substring(0, plain.indexOf('.'));
                String own = text(name.getValue()).lines().findFirst().orElse("");
                if (!own.matches("[\\p{L} ()]+")) {
                    throw new IOException(name.getKey() + " must begin with the language's own name, not with: " + own);
                }
                languages.add(code + "=" + name.getValue() + "=" + own);
            }
        }
        return page.replace(LANGUAGES, LANGUAGES.replace("\"\"", '"' + String.join("|", languages) + '"'));
    }

    /** Sites that show a link with its picture fetch it from elsewhere, and many don't work out a relative address. */
    private String withAddress(String page) {
        return page.replace(SHARED, SHARED + address);
    }

    private String text(String name) throws IOException {
        return new String(content(name), StandardCharsets.UTF_8);
    }

    private byte[] content(String name) throws IOException {
        byte[] content = files.get(name);
        if (content == null) {
            throw new IOException("nothing to pack: " + name + " is in none of " + webapp + ", " + compiled);
        }
        return content;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static void empty(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> deepestFirst = found.filter(path -> !path.equals(folder))
                    .sorted(Comparator.reverseOrder())
                    .collect(Collectors.toList());
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }
}
