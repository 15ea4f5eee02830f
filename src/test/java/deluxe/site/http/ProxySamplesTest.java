package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample configurations of a release, with other ports and a certificate of their own, in the proxies that are installed. */
class ProxySamplesTest {
    private static final Path SAMPLES = Path.of("src/release/server");
    private static final Path NGINX = Path.of("/usr/sbin/nginx");
    private static final Path HAPROXY = Path.of("/usr/sbin/haproxy");
    private static final Path OPENSSL = Path.of("/usr/bin/openssl");
    private static final int PATIENCE_SECONDS = 20;

    @TempDir
    Path folder;

    private SiteServer site;
    private int plain;
    private int secure;

    @BeforeEach
    void serve() throws Exception {
        assumeThat(OPENSSL).exists();
        site = SiteServer.start(
                request -> Reply.of(Reply.OK).with(request.client().getBytes(StandardCharsets.UTF_8)),
                ServerSettings.ofPort(0).with(ProxyList.of(List.of("127.0.0.1"))));
        plain = freePort();
        secure = freePort();
        String made =
                "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1";
        Process process = new ProcessBuilder()
                .command((OPENSSL + " " + made + " -keyout privkey.pem -out fullchain.pem").split(" ", -1))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("openssl.log").toFile())
                .start();
        assertThat(process.waitFor()).isZero();
    }

    @AfterEach
    void close() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void nginxLeadsVisitorsToTlsAndPassesOnWhoTheyAre() throws Exception {
        assumeThat(NGINX).exists();
        String sample = Files.readString(SAMPLES.resolve("nginx.conf"))
                .replace("server 127.0.0.1:8080;", "server 127.0.0.1:" + port(site) + ";")
                .replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
                .replace("listen 443 ssl;", "listen 127.0.0.1:" + secure + " ssl;")
                .replace("/etc/ssl/games.example", folder.toString());
        Path whole = Files.writeString(folder.resolve("whole.conf"), """
                daemon off;
                pid PLACE/pid;
                error_log PLACE/error.log;
                events {}
                http {
                  access_log off;
                  client_body_temp_path PLACE/body;
                  proxy_temp_path PLACE/proxy;
                  fastcgi_temp_path PLACE/fastcgi;
                  uwsgi_temp_path PLACE/uwsgi;
                  scgi_temp_path PLACE/scgi;
                  SAMPLE
                }
                """.replace("PLACE", folder.toString())
                .replace("SAMPLE", sample));

        assertLeads(NGINX.toString(), "-c", whole.toString());
    }

    @Test
    void haproxyLeadsVisitorsToTlsAndPassesOnWhoTheyAre() throws Exception {
        assumeThat(HAPROXY).exists();
        Path both = Files.writeString(
                folder.resolve("both.pem"),
                Files.readString(folder.resolve("fullchain.pem")) + Files.readString(folder.resolve("privkey.pem")));
        String sample = Files.readString(SAMPLES.resolve("haproxy.cfg"))
                .replace("127.0.0.1:8080", "127.0.0.1:" + port(site))
                .replace("bind :80\n", "bind 127.0.0.1:" + plain + "\n")
                .replace("bind :443", "bind 127.0.0.1:" + secure)
                .replace("/etc/ssl/games.example.pem", both.toString());
        Path whole = Files.writeString(folder.resolve("whole.cfg"), sample);

        assertLeads(HAPROXY.toString(), "-db", "-f", whole.toString());
    }

    private void assertLeads(String... command) throws Exception {
        Process proxy = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("proxy.log").toFile())
                .start();
        try {
            HttpClient visitor = HttpClient.newBuilder().sslContext(trusting()).build();
            HttpResponse<String> answer = got(visitor, "https://127.0.0.1:" + secure + "/");
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("127.0.0.1");
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).contains("max-age=31536000");
            HttpResponse<String> led = got(visitor, "http://127.0.0.1:" + plain + "/x?y=1");
            assertThat(led.statusCode()).isEqualTo(301);
            assertThat(led.headers().firstValue("Location").orElseThrow())
                    .startsWith("https://127.0.0.1")
                    .endsWith("/x?y=1");
        } finally {
            proxy.destroy();
            proxy.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }

    /** The answer, once the proxy listens; with what it cannot know of a visitor who says who he is. */
    private static HttpResponse<String> got(HttpClient visitor, String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .header("X-Forwarded-For", "6.6.6.6")
                .build();
        long begun = System.nanoTime();
        while (true) {
            try {
                return visitor.send(request, BodyHandlers.ofString());
            } catch (ConnectException notYet) {
                assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun))
                        .isLessThan(PATIENCE_SECONDS);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
        }
    }

    private SSLContext trusting() throws Exception {
        KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
        known.load(null);
        try (InputStream certificate = Files.newInputStream(folder.resolve("fullchain.pem"))) {
            known.setCertificateEntry(
                    "own", CertificateFactory.getInstance("X.509").generateCertificate(certificate));
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    private static int port(SiteServer server) {
        return server.address().getPort();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
