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
    void namesThatAreSpecialInJavaScriptAreOrdinaryHere() {
        assertThat(JsonTexts.read("{\"__proto__\":\"x\",\"constructor\":\"y\"}"))
                .isEqualTo(Map.of("__proto__", "x", "constructor", "y"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | a JSON object is expected",
                "[] | a JSON object is expected",
                "null | a JSON object is expected",
                "{\"a\":1} | the field \"a\" must be text in quotes, and is 1",
                "{\"a\":{}} | the field \"a\" must be text in quotes, and is {}",
                "{\"a\":null} | the field \"a\" must be text in quotes, and is null",
                "{\"a\":\"b\"} {} | something follows the object",
                "{\"a\":\"b\",} | expecting double-quote",
                "{\"a\":\"b | Unexpected end-of-input",
                "{\"a\":\"\\u12\"} | expected a hex-digit",
                "{\"a\":\"\\x\"} | Unrecognized character escape 'x'",
                "{a:\"b\"} | expecting double-quote",
                "{\"a\":\"1\",\"a\":\"2\"} | Duplicate field 'a'",
            })
    void anythingButAnObjectOfTextsIsRefusedInOneLine(String json, String told) {
        assertThatThrownBy(() -> JsonTexts.read(json))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(told)
                .message()
                .hasLineCount(1);
    }

    @Test
    void aControlCharacterInATextIsRefused() {
        assertThatThrownBy(() -> JsonTexts.read("{\"a\":\"\n\"}")).hasMessageContaining("CTRL-CHAR");
    }
}
