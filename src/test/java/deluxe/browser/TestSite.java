package deluxe.browser;

import deluxe.site.http.Needs;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A folder served as the product serves it, with the kit's scripts in front of each page. No test has used its address before, so nothing
 * that an earlier page has stored is there.
 */
final class TestSite implements SiteServer.Source, AutoCloseable {
    private static final String SCRIPTS = "/kit/first.js";
    private static final String FAULT = "/kit/fault";
    private static final String FRAME = "/kit/frame";

    private final SiteServer.Source site;
    private final String scripts;
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private final Set<String> served = new ConcurrentSkipListSet<>();
    private final SiteServer server;
    private final URI address;

    TestSite(Path root, List<String> scripts) {
        this(pagesIn(root), scripts);
    }

    TestSite(SiteServer.Source site, List<String> scripts) {
        try {
            this.site = site;
            this.scripts = String.join("\n", scripts);
            this.server = OwnPort.serve(this);
            this.address = server.address();
        } catch (IOException unopened) {
            throw new UncheckedIOException(unopened);
        }
    }

    private static SiteServer.Source pagesIn(Path root) {
        try {
            return new Site(root)::answer;
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** It stays the same after the site is closed. */
    URI address() {
        return address;
    }

    /** The address of a page that holds {@code path} in a frame of the device's size, at its upper left corner. */
    URI framing(String path, TestDevice device) {
        return address().resolve(FRAME + "?" + device + "&" + path);
    }

    /** What pages have reported, and which requests have failed, since the last call. */
    List<String> takeFaults() {
        List<String> taken = List.copyOf(faults);
        faults.removeAll(taken);
        return taken;
    }

    /** The paths that were asked for. */
    Set<String> served() {
        return served;
    }

    void noteServed(String path) {
        served.add(path);
    }

    /** From now on nothing is served: the page is offline. */
    @Override
    public void close() {
        server.close();
    }

    @Override
    public Needs needs(Request head) {
        return site.needs(head);
    }

    @Override
    public Reply answer(Request request) throws IOException {
        return switch (request.path()) {
            case SCRIPTS -> page("text/javascript", scripts).with("Cache-Control", "max-age=86400");
            case FAULT -> noted(request.query());
            case FRAME -> page("text/html", frame(request.query()));
            default -> ofTheSite(request);
        };
    }

    private Reply noted(String fault) {
        faults.add(URLDecoder.decode(fault, StandardCharsets.UTF_8));
        return page("text/plain", "noted");
    }

    private Reply ofTheSite(Request request) throws IOException {
        served.add(request.path());
        Reply answer = site.answer(request);
        if (answer.isRefusal()) {
            faults.add(answer.status() + " for " + request.method() + " " + request.path());
        }
        boolean isPage = answer.headers().getOrDefault("Content-Type", "").startsWith("text/html");
        return isPage && request.method().equals("GET") ? withScripts(request) : answer;
    }

    private Reply withScripts(Request request) throws IOException {
        Reply plain = site.answer(new Request("GET", request.path(), request.query(), Map.of()));
        String html = new String(plain.body(), StandardCharsets.UTF_8);
        String tag = "<script src=\"" + SCRIPTS + "\"></script>";
        int head = html.indexOf("<head>");
        if (head < 0) {
            throw new IllegalStateException(request.path() + " has no <head> to put the kit's scripts in");
        }
        int at = head + "<head>".length();
        return plain.with((html.substring(0, at) + tag + html.substring(at)).getBytes(StandardCharsets.UTF_8));
    }

    private static String frame(String query) {
        TestDevice device = TestDevice.valueOf(query.substring(0, query.indexOf('&')));
        String path = query.substring(query.indexOf('&') + 1);
        return """
                <!doctype html><link rel="icon" href="data:,"><title>A small device</title>
                <style>html, body { margin: 0; overflow: hidden } iframe { border: 0; display: block }</style>
                <iframe src="%s" width="%d" height="%d"></iframe>
                """.formatted(path, device.width, device.height);
    }

    private static Reply page(String type, String text) {
        return Reply.of(Reply.OK)
                .with("Content-Type", type + "; charset=utf-8")
                .with("Cache-Control", "no-store")
                .with(text.getBytes(StandardCharsets.UTF_8));
    }
}
