package deluxe.ports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "2, 2",
        "-0.5, -0.5",
        "13.3333, 13.333",
        "0.0504, 0.05",
        "0.9999, 1",
        "-0.0001, 0",
        "100, 100",
        "2000000, 2000000",
        "1e9, very large",
        "-1e9, very small",
        "NaN, no number",
        "Infinity, very large"
    })
    void aNumberIsWrittenToTheThousandth(double value, String text) {
        assertThat(Decimal.of(value)).isEqualTo(text);
    }
}
