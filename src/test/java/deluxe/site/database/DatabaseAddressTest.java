package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseAddressTest {
    private static final String PLAIN = "jdbc:postgresql://db.example:5432/lobby";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://ana:s3cr%3Ft@db.example:5432/lobby",
                "jdbc:postgresql://db.example:5432/lobby?user=ana&password=s3cr%3Ft",
                "jdbc:postgresql://db.example:5432/lobby?password=s3cr%3Ft&user=ana",
                "jdbc:postgresql://ana@db.example:5432/lobby?password=s3cr%3Ft",
            })
    void theDriverGetsTheUserAndThePasswordApartFromTheAddress(String jdbc) {
        DatabaseAddress address = DatabaseAddress.read(jdbc);

        assertThat(address.jdbc()).isEqualTo(PLAIN);
        assertThat(address.login()).isEqualTo(Map.of("user", "ana", "password", "s3cr?t"));
        assertThat(address).hasToString(PLAIN);
    }

    @Test
    void otherOptionsStayInTheAddressAndPasswordsOfAllKindsDoNot() {
        DatabaseAddress address = DatabaseAddress.read(PLAIN + "?ssl=true&sslPassword=hidden&socketTimeout=9");

        assertThat(address.jdbc()).isEqualTo(PLAIN + "?ssl=true&socketTimeout=9");
        assertThat(address.login()).isEqualTo(Map.of("sslPassword", "hidden"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql:lobby",
                "jdbc:postgresql://localhost/lobby",
                "jdbc:postgresql://one:5432,two:5433/lobby",
                "jdbc:postgresql://[::1]:5432/lobby",
                "jdbc:postgresql://10.0.0.7:5432/",
            })
    void theFormsThatTheDriverKnowsAreLeftAsTheyAre(String jdbc) {
        assertThat(DatabaseAddress.read(jdbc).jdbc()).isEqualTo(jdbc);
    }

    /** A password with letters that end an address elsewhere must not be printed in part either. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://ana:hid?den@db.example/lobby",
                "jdbc:postgresql://ana:hid%zz@db.example/lobby",
                "jdbc:postgresql://db.example:hidden/lobby",
                "jdbc:postgresql://db.example/lobby?password=%hidden",
                "jdbc:oracle:thin:ana/hidden@db.example",
            })
    void whatCannotBeTakenApartIsRefusedWithoutQuotingIt(String jdbc) {
        assertThatThrownBy(() -> DatabaseAddress.read(jdbc))
                .isInstanceOf(Malformed.class)
                .message()
                .hasLineCount(1)
                .doesNotContain("hid", "db.example");
    }

    @Test
    void aPasswordMayHaveASlashOrAnAtSign() {
        assertThat(DatabaseAddress.read("jdbc:postgresql://ana:hid/d@n@db.example/lobby")
                        .login())
                .isEqualTo(Map.of("user", "ana", "password", "hid/d@n"));
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:sqlite:data/t.db, data/t.db",
        "jdbc:sqlite:file:/srv/t.db?mode=ro, /srv/t.db",
        "jdbc:sqlite:/srv/t.db?cache=shared, /srv/t.db",
    })
    void theFileOfSqliteIsKnown(String jdbc, String file) {
        assertThat(DatabaseAddress.read(jdbc).file()).contains(Path.of(file));
        assertThat(DatabaseAddress.read(jdbc).jdbc()).isEqualTo(jdbc);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:sqlite::memory:", "jdbc:sqlite:", PLAIN})
    void otherDatabasesHaveNoFile(String jdbc) {
        assertThat(DatabaseAddress.read(jdbc).file()).isEmpty();
    }
}
