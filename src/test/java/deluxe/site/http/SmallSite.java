package deluxe.site.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A site of a few files over real sockets, as a browser sees it. */
abstract class SmallSite {
    static final HttpClient CLIENT = HttpClient.newHttpClient();
    static final String SCRIPT = "let tile = 'double six';\n".repeat(200);
    static final String SOUND = "0123456789";

    @TempDir
    static Path folder;

    static SiteServer server;

    @BeforeAll
    static void serveASmallSite() throws IOException {
        Path game = Files.createDirectories(folder.resolve("web/game"));
        Files.writeString(folder.resolve("pom.xml"), "outside");
        Files.writeString(folder.resolve("web/index.html"), "home");
        Files.writeString(folder.resolve("web/.secret"), "hidden");
        Files.createDirectory(folder.resolve("web/empty"));
        Path known = Files.createDirectory(folder.resolve("web/.well-known"));
        Files.writeString(known.resolve("apple-app-site-association"), "{}");
        Files.writeString(known.resolve(".secret"), "hidden");
        Files.createSymbolicLink(folder.resolve("web/link.xml"), folder.resolve("pom.xml"));
        Files.writeString(game.resolve("index.html"), "table");
        Files.writeString(game.resolve("é +1.txt"), "named");
        Files.writeString(game.resolve("none.txt"), "");
        Files.writeString(game.resolve("plain.js"), SCRIPT);
        Files.writeString(game.resolve("app.0123abcd.js"), SCRIPT);
        Files.writeString(game.resolve("app.0123abcd.js.br"), "as brotli");
        Files.writeString(game.resolve("app.0123abcd.js.gz"), "as gzip");
        Files.writeString(game.resolve("stale.js"), SCRIPT);
        Files.writeString(game.resolve("stale.js.br"), "of an earlier build");
        Files.setLastModifiedTime(game.resolve("stale.js.br"), FileTime.from(Instant.EPOCH));
        Files.writeString(game.resolve("tune.mp3"), SOUND);
        server = SiteServer.start(new Site(folder.resolve("web")), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static HttpResponse<String> get(String path) throws Exception {
        return send(request(path));
    }

    static HttpResponse<String> get(String path, String header, String value) throws Exception {
        return send(request(path).header(header, value));
    }

    static HttpResponse<byte[]> bytes(String path, String accepted) throws Exception {
        return CLIENT.send(
                request(path).header("Accept-Encoding", accepted).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.address().resolve(path));
    }

    static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElseThrow(() -> new AssertionError("no " + name + " in " + answer));
    }

    static String unzipped(byte[] packed) throws IOException {
        return new String(new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes(), StandardCharsets.UTF_8);
    }
}
