package deluxe.site.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.json.Json;

class JsonTest {
    @Test
    void whatIsWrittenIsReadByOthers() {
        String text = new JsonObject()
                .with("text", "a \"quoted\" \\ line\nand <é 🁫>")
                .with("whole", -12)
                .with("flag", true)
                .with("inner", new JsonObject().with("x", 1))
                .withTexts("words", List.of("one", "two"))
                .with("none", List.of())
                .text();

        assertThat((Map<?, ?>) new Json().toType(text, Map.class))
                .isEqualTo(Map.of(
                        "text",
                        "a \"quoted\" \\ line\nand <é 🁫>",
                        "whole",
                        -12L,
                        "flag",
                        true,
                        "inner",
                        Map.of("x", 1L),
                        "words",
                        List.of("one", "two"),
                        "none",
                        List.of()));
    }

    @Test
    void anObjectOfTextsIsReadWithItsEscapes() {
        assertThat(JsonTexts.read(" { \"a\" : \"\\u00e9\\n\\\"\" , \"b\":\"\" } "))
                .isEqualTo(Map.of("a", "é\n\"", "b", ""));
        assertThat(JsonTexts.read("{}")).isEmpty();
    }

    @Test
    void namesThatMeanMuchElsewhereMeanNothingHere() {
        assertThat(JsonTexts.read("{\"__proto__\":\"x\",\"constructor\":\"y\"}"))
                .isEqualTo(Map.of("__proto__", "x", "constructor", "y"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | at 1 stands the end, not {",
                "[] | at 1 stands [, not {",
                "{\"a\":1} | at 6 stands 1, not text in quotes for the value of \"a\"",
                "{\"a\":{}} | at 6 stands {, not text",
                "{\"a\":null} | at 6 stands n, not text",
                "{\"a\":\"b\"} {} | at 11 stands {, not the end",
                "{\"a\":\"b\",} | at 10 stands }, not a name",
                "{\"a\":\"b | cut off",
                "{\"a\":\"\\u12\"} | not a hexadecimal digit",
                "{\"a\":\"\\x\"} | stands for nothing",
                "{a:\"b\"} | at 2 stands a, not a name in quotes",
                "{\"a\":\"1\",\"a\":\"2\"} | the field \"a\" is given twice",
            })
    void whatIsNoObjectOfTextsIsRefusedInOneLine(String json, String told) {
        assertThatThrownBy(() -> JsonTexts.read(json))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(told)
                .message()
                .hasLineCount(1);
    }

    @Test
    void aControlCharacterInATextIsRefused() {
        assertThatThrownBy(() -> JsonTexts.read("{\"a\":\"\n\"}")).hasMessageContaining("control character");
    }
}
