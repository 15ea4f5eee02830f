package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StyleSheetTest {
    @Test
    void commentsAndIndentationGo() {
        assertThat(StyleSheet.slim("/* one\n two */\na,\nb {\n  color: red;\n  margin: 0;\n}\n\n.c { top: 0; }\n"))
                .isEqualTo("a,\nb{color: red;margin: 0;}.c{top: 0;}");
    }

    @Test
    void whatCountsInAValueStays() {
        String sum = "a{width: calc(100% - 2px);background: url(\"data:image/svg+xml,%3Csvg xmlns='http://x'/%3E\");}";

        assertThat(StyleSheet.slim(sum)).isEqualTo(sum);
    }
}
