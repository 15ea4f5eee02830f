package deluxe.site;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;

/** On the PostgreSQL that Debian's package has installed, with its own tools. The site's role owns its database and no more. */
class PostgresBackupIT extends BackupRules {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
    private static final String ADMINISTRATOR = "postgres";
    private static final String USER = "deluxe";

    private Path bin;
    private Path place;
    private int port;

    @Override
    String ledgerAddress() throws IOException {
        if (bin == null) {
            begin();
        }
        return "jdbc:postgresql://127.0.0.1:" + port + "/deluxe?user=" + USER;
    }

    private void begin() throws IOException {
        assumeThat(VERSIONS).isDirectory();
        try (Stream<Path> versions = Files.list(VERSIONS)) {
            bin = versions.map(version -> version.resolve("bin"))
                    .filter(each -> Files.exists(each.resolve("initdb")))
                    .findFirst()
                    .orElse(null);
        }
        assumeThat(bin).isNotNull();
        port = freePort();
        place = Files.createTempDirectory("backup");
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxrwxrwx"));
        tool(
                "initdb",
                "--auth=trust",
                "-U",
                ADMINISTRATOR,
                "-D",
                place.resolve("data").toString());
        tool(
                "pg_ctl",
                "-w",
                "-D",
                place.resolve("data").toString(),
                "-l",
                place.resolve("log").toString(),
                "-o",
                "-p " + port + " -k " + place,
                "start");
        administer("createuser", USER);
        administer("createdb", "--owner", USER, "deluxe");
    }

    @AfterEach
    void stop() throws IOException {
        if (place != null) {
            tool("pg_ctl", "-w", "-D", place.resolve("data").toString(), "-m", "fast", "stop");
            run(List.of("rm", "-r", place.toString()));
        }
    }

    @Override
    void backUp() throws IOException {
        tool("pg_dump", "-Fc", "-f", place.resolve("deluxe.dump").toString(), address("deluxe"));
    }

    @Override
    void restore() throws IOException {
        administer("createdb", "--owner", USER, "restored");
        tool(
                "pg_restore",
                "--exit-on-error",
                "-d",
                address("restored"),
                place.resolve("deluxe.dump").toString());
        administer(
                "psql",
                "-c",
                "ALTER DATABASE deluxe RENAME TO before",
                "-c",
                "ALTER DATABASE restored RENAME TO deluxe");
    }

    private void administer(String name, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of("-h", "127.0.0.1", "-p", String.valueOf(port), "-U", ADMINISTRATOR));
        all.addAll(List.of(arguments));
        tool(name, all.toArray(String[]::new));
    }

    private String address(String database) {
        return "postgresql://" + USER + "@127.0.0.1:" + port + '/' + database;
    }

    /** PostgreSQL's server does not run as root. */
    private void tool(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("runuser", "-u", ADMINISTRATOR, "--"));
        }
        command.add(bin.resolve(name).toString());
        command.addAll(List.of(arguments));
        run(command);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
