package deluxe.browser;

import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A tournament's pages on an origin of their own, with the product's script that embeds the game. */
final class HostSite implements AutoCloseable {
    private static final Path PAGES = Path.of("src/test/resources/browser/hosts");
    /** The script's path in the built site. */
    static final String EMBED_PATH = "/deluxe-embed.js";

    private static final Path EXAMPLE = Path.of("examples/static");
    private static final Path EMBED = Path.of("web" + EMBED_PATH);

    private final String scripts;
    private final SiteServer server;

    /** @param scripts the kit's scripts, which run before the pages' own */
    HostSite(List<String> scripts) {
        try {
            this.scripts = String.join("\n", scripts);
            this.server = OwnPort.serve(this::answer);
        } catch (IOException unopened) {
            throw new UncheckedIOException(unopened);
        }
    }

    String origin() {
        String address = server.address().toString();
        return address.substring(0, address.length() - 1);
    }

    /** The address of the page that embeds this game. */
    String embedding(TestSite game) {
        return page("tournament.html?game=" + game.address().resolve("/game/"));
    }

    String page(String path) {
        return server.address().resolve(URI.create("/" + path)).toString();
    }

    @Override
    public void close() {
        server.close();
    }

    private Reply answer(Request request) throws IOException {
        return switch (request.path()) {
            case "/kit/first.js" -> answer("text/javascript", scripts);
            case EMBED_PATH -> answer("text/javascript", Files.readString(EMBED));
            case "/tournament.js", "/intruder.js" -> answer("text/javascript", source(request));
            case "/tournament.html", "/intruder.html" -> answer("text/html", source(request));
            case "/example/index.html" -> answer("text/html", example(request));
            case "/example/page.js" -> answer("text/javascript", example(request));
            case "/example/deluxe-embed.js" -> answer("text/javascript", Files.readString(EMBED));
            default -> Reply.of(Reply.NOT_FOUND);
        };
    }

    private static String example(Request request) throws IOException {
        return Files.readString(EXAMPLE.resolve(request.path().substring("/example/".length())));
    }

    private static String source(Request request) throws IOException {
        return Files.readString(PAGES.resolve(request.path().substring(1)));
    }

    private static Reply answer(String type, String text) {
        return Reply.of(Reply.OK)
                .with("Content-Type", type + "; charset=utf-8")
                .with("Cache-Control", "no-store")
                .with(text.getBytes(StandardCharsets.UTF_8));
    }
}
