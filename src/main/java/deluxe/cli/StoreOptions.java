package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.OwnerOnly;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.database.SqlOperatorBook;
import deluxe.site.lobby.Secrets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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

    /** For a server: the database and the secret are made if they are not there, and the tables get this program's form. */
    SqlLedger open() throws IOException {
        if (named().equals(DEFAULT_DATABASE)) {
            OwnerOnly.makeFolder(DEFAULT_FOLDER);
        }
        DatabaseAddress address = DatabaseAddress.read(named());
        return SqlLedger.open(address, () -> secrets(address, SecretFile::secrets));
    }

    /** For those who work on the database of servers: it and the secret are as the servers have made them. */
    SqlLedger existing() {
        DatabaseAddress address = DatabaseAddress.read(named());
        return SqlLedger.existing(address, () -> secrets(address, SecretFile::existing));
    }

    /** Where things are done by hand that need no secret, in the same database. */
    SqlOffice office() {
        return new SqlOffice(DatabaseAddress.read(named()), System.getProperty("user.name"), System::currentTimeMillis);
    }

    /**
     * Refuses secrets with which an operator's key would not be good at the servers, as far as the database shows it.
     *
     * @param keysEnd whether the secret that all keys so far come from may be gone
     */
    static void requireServersSecrets(SqlLedger ledger, boolean keysEnd) {
        SqlOperatorBook book = ledger.operators();
        boolean isSound = book.canHoldTournaments(ledger.secrets(), System.currentTimeMillis())
                && (keysEnd || book.hasKeysOf(ledger.secrets()));
        if (!isSound) {
            throw new Malformed("The servers of this database have another secret, so no key of this one would be good:"
                    + " name theirs with --secret FILE.");
        }
    }

    private String named() {
        return Optional.ofNullable(database).orElse(environment.getOrDefault("DATABASE", DEFAULT_DATABASE));
    }

    /** A file that is named goes before the variable that is a secret itself. */
    private Secrets secrets(DatabaseAddress address, Function<SecretFile, Secrets> content) {
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
        return content.apply(new SecretFile(named.map(Paths::named).orElse(beside)));
    }
}
