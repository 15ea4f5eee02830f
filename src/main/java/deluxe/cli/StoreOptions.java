package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.OwnerOnly;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.lobby.Secrets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say which database is used, and with which secrets. */
final class StoreOptions {
    private static final Path DEFAULT_FOLDER = Path.of("data");
    private static final String SECRET_FILE = "secret";
    private static final String DEFAULT_DATABASE = "jdbc:sqlite:" + DEFAULT_FOLDER.resolve("tournaments.db");

    private final Map<String, String> environment;

    @Option(
            names = "--database",
            paramLabel = "JDBC",
            description =
                    "jdbc:sqlite:FILE or jdbc:postgresql://... (default: $DATABASE, else jdbc:sqlite:data/tournaments.db)")
    private String database;

    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description =
                    "what seeds and tokens come from (default: $SECRET_FILE, else $SECRET itself, else 'secret' beside the database)")
    private String secret;

    StoreOptions(Map<String, String> environment) {
        this.environment = environment;
    }

    SqlLedger open() throws IOException {
        DatabaseAddress address = address();
        return SqlLedger.open(address, () -> secrets(address));
    }

    /** Where things are done by hand. The tables are brought to this program's form first. */
    SqlOffice office() throws IOException {
        open().close();
        return new SqlOffice(address(), System.getProperty("user.name"), System::currentTimeMillis);
    }

    private DatabaseAddress address() throws IOException {
        String named = Optional.ofNullable(database).orElse(environment.getOrDefault("DATABASE", DEFAULT_DATABASE));
        if (named.equals(DEFAULT_DATABASE)) {
            OwnerOnly.makeFolder(DEFAULT_FOLDER);
        }
        return DatabaseAddress.read(named);
    }

    /** A file that is named goes before the variable that is a secret itself. */
    private Secrets secrets(DatabaseAddress address) {
        Optional<String> named =
                Optional.ofNullable(secret).or(() -> Optional.ofNullable(environment.get("SECRET_FILE")));
        String itself = environment.get("SECRET");
        if (named.isEmpty() && itself != null) {
            try {
                return Secrets.read(itself);
            } catch (Malformed malformed) {
                throw new Malformed("$SECRET: " + malformed.getMessage());
            }
        }
        Path beside = address.file()
                .map(file -> file.resolveSibling(SECRET_FILE))
                .orElse(DEFAULT_FOLDER.resolve(SECRET_FILE));
        return new SecretFile(named.map(Paths::named).orElse(beside)).secrets();
    }
}
