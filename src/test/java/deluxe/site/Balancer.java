package deluxe.site;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** One address for several servers: HAProxy's, which sends each request to the next. Where it is not installed, their own. */
record Balancer(List<URI> addresses, List<Process> running) implements AutoCloseable {
    private static final Path HAPROXY = Path.of("/usr/sbin/haproxy");
    private static final long A_MOMENT_NANOS = 10_000_000;

    static String name() {
        return Files.exists(HAPROXY) ? "behind HAProxy" : "asked in turn";
    }

    static Balancer before(List<URI> servers, Path folder) throws IOException {
        if (!Files.exists(HAPROXY)) {
            return new Balancer(servers, List.of());
        }
        int port = freePort();
        StringBuilder settings = new StringBuilder("""
                defaults
                  mode http
                  timeout connect 2s
                  timeout client 30s
                  timeout server 30s
                listen site
                  bind 127.0.0.1:%d
                  balance roundrobin
                """.formatted(port));
        for (URI server : servers) {
            settings.append("  server s%d 127.0.0.1:%d\n".formatted(server.getPort(), server.getPort()));
        }
        Path file = Files.writeString(folder.resolve("haproxy.cfg"), settings);
        Process process = new ProcessBuilder(HAPROXY.toString(), "-db", "-f", file.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        awaitPort(port, process);
        return new Balancer(List.of(URI.create("http://127.0.0.1:" + port)), List.of(process));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void awaitPort(int port, Process process) {
        while (true) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                if (socket.isConnected()) {
                    return;
                }
            } catch (IOException notYet) {
                if (!process.isAlive()) {
                    throw new IllegalStateException("HAProxy does not start", notYet);
                }
                LockSupport.parkNanos(A_MOMENT_NANOS);
            }
        }
    }

    @Override
    public void close() {
        running.forEach(process -> process.destroyForcibly().onExit().join());
    }
}
