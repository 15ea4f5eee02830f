package deluxe.build;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The files of a bundle that the service worker keeps so that the game can be played without a connection, as a line above the
 * worker's own. Any change in those files makes another version.
 */
final class OfflineList {
    static final String WORKER = "sw.js";

    private static final int VERSION_BYTES = 8;

    /** What only installers and other sites ask for, texts that are only read, and what helps to find faults. */
    private static final List<String> NOT_KEPT =
            List.of("icons/.*", "screenshots/.*", "fonts/.*\\.txt", "licences/.*", ".*\\.map", "version\\.json");

    private final Map<String, byte[]> files;
    private final Pages pages;
    private final String manifest;
    private final String number;

    private OfflineList(Map<String, byte[]> files, Pages pages, String manifest, String number) {
        this.files = files;
        this.pages = pages;
        this.manifest = manifest;
        this.number = number;
    }

    /**
     * @param files the bundle's files under their final names, without the worker
     * @param number what players are told that it is
     */
    static String of(Map<String, byte[]> files, Pages pages, String manifest, String number) {
        return new OfflineList(files, pages, manifest, number).text();
    }

    private String text() {
        List<String> fields = List.of(
                field("version", '"' + version() + '"'),
                field("number", '"' + number + '"'),
                field("pages", sizes(this::isPage)),
                field("shared", sizes(this::isShared)),
                field("wasm", sizes(this::isOfWasm)),
                field("javascript", sizes(this::isOfJavaScript)),
                field("music", sizes(OfflineList::isHeard)),
                field("besides", besides()),
                field("probe", '[' + PageEngine.PROBE + ']'));
        return "const BUNDLE = {" + String.join(", ", fields) + "};\n";
    }

    private static String field(String name, String value) {
        return '"' + name + "\": " + value;
    }

    private String version() {
        MessageDigest digest = ContentName.sha256();
        files.forEach((name, content) -> {
            if (isKept(name)) {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                digest.update(content);
            }
        });
        return HexFormat.of().formatHex(digest.digest(), 0, VERSION_BYTES);
    }

    private String sizes(Predicate<String> chosen) {
        List<String> sizes = new ArrayList<>();
        files.forEach((name, content) -> {
            if (isKept(name) && chosen.test(name)) {
                sizes.add(field(name, String.valueOf(content.length)));
            }
        });
        return '{' + String.join(", ", sizes) + '}';
    }

    private String besides() {
        return files.keySet().stream()
                .filter(name -> !isKept(name))
                .map(name -> '"' + name + '"')
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static boolean isKept(String name) {
        return NOT_KEPT.stream().noneMatch(name::matches);
    }

    private boolean isPage(String name) {
        return pages.isPage(name) || name.equals(manifest);
    }

    private boolean isOfWasm(String name) {
        return pages.engines().stream().anyMatch(engine -> Page.isOfWasm(name, engine));
    }

    private boolean isOfJavaScript(String name) {
        return pages.engines().stream().anyMatch(engine -> Page.isOfJavaScript(name, engine));
    }

    private static boolean isHeard(String name) {
        return name.startsWith("audio/");
    }

    private boolean isShared(String name) {
        return !isPage(name) && !isOfWasm(name) && !isOfJavaScript(name) && !isHeard(name);
    }
}
