package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Host;
import deluxe.tournament.BadOptions;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A match that is refused says what would be allowed. */
class RefusedMatchTest {
    private static final String RIGHT = "match=m1 seed=0000000000000000000000000000001f difficulty=hard";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "target=7 | The option target cannot be 7. Allowed: 10-500.",
                "clockSeconds=x | The option clockSeconds cannot be x. Allowed: 0-3600.",
                "hand=15 | The option hand cannot be 15. Allowed: 3-14.",
                "pauseSeconds=-1 | The option pauseSeconds cannot be -1. Allowed: 0-3600.",
                "pause=x | The option pause cannot be x. Allowed: auto, always, never.",
                "rules=bones | The option rules cannot be bones. Allowed: fives, all-fives, muggins.",
                "persistentSpinner=x | The option persistentSpinner cannot be x. Allowed: on, off.",
                "locale=1 | The option locale cannot be 1. Allowed: en, es-MX.",
                "player= | The option player cannot be . Allowed: 1-40 characters.",
                "colour=red | There is no option colour.",
            })
    void theReasonSaysWhatAWrongOptionMayBe(String given, String said) {
        assertThat(reason(RIGHT + " " + given, new Words(UnaryOperator.identity())))
                .isEqualTo(said);
    }

    @Test
    void theReasonSaysWhatAMissingOptionMayBe() {
        assertThat(reason("target=50", new Words(UnaryOperator.identity())))
                .isEqualTo("The option match is missing. Allowed: 1-64 visible ASCII characters."
                        + " The option difficulty is missing. Allowed: easy, hard."
                        + " The option seed is missing. Allowed: 32 hexadecimal digits.");
    }

    @Test
    void itIsSaidInThePlayersLanguage() throws IOException {
        UnaryOperator<String> spanish = LanguagesTest.spoken("es");

        assertThat(reason(RIGHT + " target=7 pause=x", new Words(spanish)))
                .isEqualTo("La opción target no puede ser 7. Se admite: 10-500."
                        + " La opción pause no puede ser x. Se admite: auto, always, never.");
    }

    private static String reason(String pairs, Words words) {
        List<Option> options = new ArrayList<>();
        for (String pair : pairs.split(" ", -1)) {
            int equals = pair.indexOf('=');
            options.add(new Option(pair.substring(0, equals), pair.substring(equals + 1)));
        }
        try {
            Options.read(options);
            throw new AssertionError("nothing is refused");
        } catch (BadOptions bad) {
            return new RefusedMatch(Host.Hindrance.OPTIONS, bad.all(), bad.getMessage()).reason(words);
        }
    }
}
