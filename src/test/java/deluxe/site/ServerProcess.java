package deluxe.site;

import deluxe.site.database.Ledgers;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The serve command in a process of its own, on a free port. */
final class ServerProcess implements AutoCloseable {
    /** For a life that is too short for a thorough compiler. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final Process process;
    private URI address;

    private ServerProcess(Process process) {
        this.process = process;
    }

    /** Starts it with these JVM options, and does not wait: several can be started at once. */
    static ServerProcess start(Path folder, String... machine) throws IOException {
        return startOn(Yearly.database(folder), Yearly.SCHEDULE, folder, machine);
    }

    static ServerProcess startOn(String database, String tournaments, Path folder, String... machine)
            throws IOException {
        Files.createDirectories(folder.resolve("game"));
        Files.writeString(folder.resolve("game/index.html"), "table");
        Path schedule = Files.writeString(folder.resolve("schedule.txt"), tournaments);
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(SHORT_LIVED);
        command.addAll(List.of(machine));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "deluxe.cli.Deluxe",
                "serve",
                "--port",
                "0",
                "--root",
                folder.toString(),
                "--schedule",
                schedule.toString(),
                "--database",
                database));
        ProcessBuilder serving = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        serving.environment().put("SECRET", Ledgers.SECRET);
        return new ServerProcess(serving.start());
    }

    /** Waits until it listens, and returns the address. */
    URI address() throws IOException {
        if (address == null) {
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            if (line == null) {
                throw new IllegalStateException("the server ended without a word");
            }
            address = URI.create(line.substring(line.indexOf("http")));
        }
        return address;
    }

    /** Asks it to end, as {@code kill} does, and does not wait. */
    void stop() {
        process.destroy();
    }

    /** Waits until it has ended. */
    int exitCode() {
        return process.onExit().join().exitValue();
    }

    /** Ends it without warning, as {@code kill -9} does. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
