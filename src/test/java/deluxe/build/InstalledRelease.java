package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ProgramVersion;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What somebody who has only the files of a release installs from them, away from the sources. */
public final class InstalledRelease {
    public static final String VERSION = ProgramVersion.text();

    private static final String JAVA = ProcessHandle.current().info().command().orElse("java");
    private static final String JAR = "dominoes-deluxe.jar";

    private final Path packed;
    private final Path folder;

    /** @param folder where it is installed */
    public InstalledRelease(Path folder) throws Exception {
        this.packed = PackedRelease.folder();
        this.folder = folder;
    }

    /** Where the files of the release are. */
    Path packed() {
        return packed;
    }

    /** Unpacks an archive of the release into the folder. */
    void unpack(String archive) throws IOException, InterruptedException {
        run(folder, "tar", "-xzf", packed.resolve(archive).toString());
    }

    /** Unpacks the server, and returns its folder. */
    public Path server() throws IOException, InterruptedException {
        unpack("dominoes-deluxe-" + VERSION + ".tar.gz");
        return folder.resolve("dominoes-deluxe-" + VERSION);
    }

    /** Installs a package for npm, and returns its folder. */
    public Path module(String name) throws IOException, InterruptedException {
        Path own = folder.resolve("package.json");
        if (!Files.exists(own)) {
            Files.writeString(own, "{\"name\":\"user\",\"private\":true,\"type\":\"module\"}");
        }
        Path file = packed.resolve(name + "-" + VERSION + ".tgz");
        run(folder, "npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", file.toString());
        return folder.resolve("node_modules").resolve(name);
    }

    /** What a script says that uses what is installed. */
    public String node(String script) throws IOException, InterruptedException {
        return run(folder, "node", "--input-type=module", "--eval", script);
    }

    /** What the server's program says to this command. */
    public static String command(Path server, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar", JAR));
        command.addAll(List.of(words));
        return run(server, command.toArray(String[]::new));
    }

    /** What a command says that must succeed. */
    public static String run(Path where, String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(where.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(String.join(" ", words) + "\n" + said).isZero();
        return said;
    }

    /** The server, on a free port, with the data in its own folder. */
    public record Running(Process process, URI address) implements AutoCloseable {
        /**
         * Starts it, and waits until it listens.
         *
         * @param options beside the port and the schedule
         */
        public static Running start(Path server, String... options) throws IOException {
            List<String> command =
                    new ArrayList<>(List.of(JAVA, "-jar", JAR, "serve", "--port", "0", "--schedule", "schedule.txt"));
            command.addAll(List.of(options));
            Process process = new ProcessBuilder(command)
                    .directory(server.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            return new Running(process, URI.create(line.substring(line.indexOf("http"))));
        }

        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve(path)));
        }

        String verify(String record) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve("v1/verify"))
                            .header("Content-Type", "text/plain")
                            .POST(BodyPublishers.ofString(record)))
                    .body();
        }

        private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
        }

        @Override
        public void close() {
            process.destroy();
            process.onExit().join();
        }
    }
}
