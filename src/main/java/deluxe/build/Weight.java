package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a browser downloads before each page can be used, with either engine, and the whole bundle. */
record Weight(List<OfPage> pages, Download everything) {
    /** The weight of one page with the Wasm engine and with the JavaScript engine, and what each of its languages adds. */
    record OfPage(Page page, Download wasm, Download javascript, Map<Page.InLanguage, Download> languages) {
        private String inWords() {
            String either = page.html() + ": " + wasm.inWords();
            String added = languages.entrySet().stream()
                    .map(language -> ", and " + language.getValue().inWords() + " in "
                            + language.getKey().code())
                    .collect(Collectors.joining());
            return page.engines().isEmpty()
                    ? either + added
                    : either + " on Wasm, " + javascript.inWords() + " on JavaScript" + added;
        }
    }

    static Weight of(Path bundle, Pages pages) throws IOException {
        Map<String, Download> files = files(bundle);
        List<OfPage> weights = new ArrayList<>();
        for (Page page : pages.all()) {
            Map<Page.InLanguage, Download> languages = new LinkedHashMap<>();
            page.languages().forEach(language -> languages.put(language, sum(files, language::isLoaded)));
            Download parts = sum(files, page::isPart);
            Download wasm = heaviest(page, engine -> sum(files, file -> Page.isOfWasm(file, engine)));
            Download javascript = heaviest(page, engine -> sum(files, file -> Page.isOfJavaScript(file, engine)));
            weights.add(new OfPage(page, parts.plus(wasm), parts.plus(javascript), languages));
        }
        return new Weight(weights, sum(files, file -> true));
    }

    private static Map<String, Download> files(Path bundle) throws IOException {
        Map<String, Download> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(bundle)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                String name = bundle.relativize(file).toString().replace('\\', '/');
                if (!name.endsWith(".br") && !name.endsWith(".gz")) {
                    files.put(name, new Download(packed(file, ".br"), packed(file, ".gz")));
                }
            }
        }
        return files;
    }

    private static Download sum(Map<String, Download> files, Predicate<String> chosen) {
        return files.entrySet().stream()
                .filter(file -> chosen.test(file.getKey()))
                .map(Map.Entry::getValue)
                .reduce(Download.NOTHING, Download::plus);
    }

    /** The heaviest of a page's engines, of which a browser loads one. */
    private static Download heaviest(Page page, Function<PageEngine, Download> weigh) {
        return page.engines().stream()
                .map(weigh)
                .max(Comparator.comparingLong(Download::brotliBytes))
                .orElse(Download.NOTHING);
    }

    String inWords() {
        return "The bundle until a page can be used: "
                + pages.stream().map(OfPage::inWords).collect(Collectors.joining("; ")) + "; everything: "
                + everything.inWords();
    }

    private static long packed(Path file, String ending) throws IOException {
        Path copy = file.resolveSibling(file.getFileName() + ending);
        return Files.size(Files.exists(copy) ? copy : file);
    }
}
