package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A proxy with TLS before a site, by a sample configuration of a release with other ports and a certificate of its own. */
public final class SampleProxy implements AutoCloseable {
    private static final Path OPENSSL = Path.of("/usr/bin/openssl");
    private static final int PATIENCE_SECONDS = 20;

    private final Process process;
    private final int plain;
    private final int secure;
    private final HttpClient visitor;

    private SampleProxy(Process process, int plain, int secure, HttpClient visitor) {
        this.process = process;
        this.plain = plain;
        this.secure = secure;
        this.visitor = visitor;
    }

    /** The proxies with a sample that a test can try. */
    public enum Kind {
        NGINX("/usr/sbin/nginx"),
        HAPROXY("/usr/sbin/haproxy");

        private final String program;

        Kind(String program) {
            this.program = program;
        }

        public boolean isInstalled() {
            return Files.exists(Path.of(program)) && Files.exists(OPENSSL);
        }

        /** The command that starts it with this sample, in a folder that has the certificate. */
        private List<String> command(Path samples, Path folder, int site, int plain, int secure) throws IOException {
            return switch (this) {
                case NGINX -> List.of(program, "-c", nginx(samples, folder, site, plain, secure));
                case HAPROXY -> List.of(program, "-db", "-f", haproxy(samples, folder, site, plain, secure));
            };
        }

        private static String nginx(Path samples, Path folder, int site, int plain, int secure) throws IOException {
            String sample = Files.readString(samples.resolve("nginx.conf"))
                    .replace("server 127.0.0.1:8080;", "server 127.0.0.1:" + site + ";")
                    .replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
                    .replace("listen 443 ssl;", "listen 127.0.0.1:" + secure + " ssl;")
                    .replace("/etc/ssl/games.example", folder.toString());
            return Files.writeString(folder.resolve("whole.conf"), """
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
                            .replace("SAMPLE", sample))
                    .toString();
        }

        private static String haproxy(Path samples, Path folder, int site, int plain, int secure) throws IOException {
            Path both = Files.writeString(
                    folder.resolve("both.pem"),
                    Files.readString(folder.resolve("fullchain.pem"))
                            + Files.readString(folder.resolve("privkey.pem")));
            String sample = Files.readString(samples.resolve("haproxy.cfg"))
                    .replace("127.0.0.1:8080", "127.0.0.1:" + site)
                    .replace("bind :80\n", "bind 127.0.0.1:" + plain + "\n")
                    .replace("bind :443", "bind 127.0.0.1:" + secure)
                    .replace("/etc/ssl/games.example.pem", both.toString());
            // Only root can become another user.
            String whole = System.getProperty("user.name").equals("root")
                    ? sample
                    : sample.replaceFirst("(?s)global.*?(?=defaults)", "");
            return Files.writeString(folder.resolve("whole.cfg"), whole).toString();
        }
    }

    /**
     * Starts it, and does not wait.
     *
     * @param samples the folder of the configurations
     * @param site the port of the site on this machine
     * @param folder for its files
     */
    public static SampleProxy start(Kind kind, Path samples, int site, Path folder) throws Exception {
        String made =
                "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1";
        Process certified = new ProcessBuilder()
                .command((OPENSSL + " " + made + " -keyout privkey.pem -out fullchain.pem").split(" ", -1))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("openssl.log").toFile())
                .start();
        assertThat(certified.waitFor()).isZero();
        int plain = freePort();
        int secure = freePort();
        Process process = new ProcessBuilder(kind.command(samples, folder, site, plain, secure))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("proxy.log").toFile())
                .start();
        HttpClient visitor =
                HttpClient.newBuilder().sslContext(trusting(folder)).build();
        return new SampleProxy(process, plain, secure, visitor);
    }

    public URI plain() {
        return URI.create("http://127.0.0.1:" + plain + "/");
    }

    public URI secure() {
        return URI.create("https://127.0.0.1:" + secure + "/");
    }

    /** The answer, once the proxy listens; with what it cannot know of a visitor who says who he is. */
    public HttpResponse<String> get(URI address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address)
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

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }

    private static SSLContext trusting(Path folder) throws GeneralSecurityException, IOException {
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

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
