package deluxe.browser;

import deluxe.site.http.Needs;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The built site, and after {@link #publishTheNext} its next version: one file has a new name, and the server no longer has the old one.
 */
final class Editions implements SiteServer.Source {
    private static final Path ROOT = Path.of("web");
    private static final String NEXT = "loading.00000002.css";
    private static final String NEXT_VERSION = "0000000000000002";

    /** The number of the next version, as players are told. */
    static final String NEXT_NUMBER = "98.76.54";

    /** The paths of pages and scripts, which name other files. */
    private static final Pattern NAMING = Pattern.compile("/game/(.*\\.html|.*\\.js|)");

    private final Site site;
    private final String first;
    private final String firstVersion;
    private volatile boolean isNext;

    Editions() throws IOException {
        site = new Site(ROOT);
        String worker = Files.readString(ROOT.resolve("game/sw.js"));
        first = found(worker, "(?<=\")loading\\.[0-9a-f]{8}\\.css");
        firstVersion = found(worker, "(?<=\"version\": \")[0-9a-f]{16}");
    }

    private static String found(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("the service worker does not name " + pattern);
        }
        return matcher.group();
    }

    /** From now on the server has the next version. */
    void publishTheNext() {
        isNext = true;
    }

    String firstVersion() {
        return firstVersion;
    }

    String nextVersion() {
        return NEXT_VERSION;
    }

    /** The file that pages of the first version load, and pages of the next version don't. */
    String first() {
        return first;
    }

    String next() {
        return NEXT;
    }

    @Override
    public Needs needs(Request head) {
        return Needs.NOTHING;
    }

    @Override
    public Reply answer(Request request) throws IOException {
        if (!isNext) {
            return site.answer(request);
        }
        if (request.path().endsWith(first)) {
            return site.answer(at(request, "/game/not-here"));
        }
        if (request.path().endsWith(NEXT)) {
            return site.answer(at(request, request.path().replace(NEXT, first)));
        }
        return NAMING.matcher(request.path()).matches() ? renamed(request) : site.answer(request);
    }

    private Reply renamed(Request request) throws IOException {
        Reply plain = site.answer(at(request, request.path()));
        String text = new String(plain.body(), StandardCharsets.UTF_8);
        return plain.with("ETag", "\"next\"")
                .with(text.replace(first, NEXT)
                        .replace(firstVersion, NEXT_VERSION)
                        .replaceAll("\"number\": \"[^\"]*\"", "\"number\": \"" + NEXT_NUMBER + '"')
                        .getBytes(StandardCharsets.UTF_8));
    }

    private static Request at(Request request, String path) {
        return new Request(request.method(), path, request.query(), Map.of());
    }
}
