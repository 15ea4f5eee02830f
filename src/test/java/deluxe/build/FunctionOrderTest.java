package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class FunctionOrderTest {
    /** A module as Binaryen writes it. */
    private static final String MODULE = """
            (module
             (type $0 (func))
             (type $10 (func (result i32)))
             (import "env" "tell" (func $tell (type $0)))
             (global $count (mut i32) (i32.const 0))
             (data $0 "a (func b")
             (export "main" (func $first))
             (func $ten (type $10) (result i32)
              (i32.const 10)
             )
             (func $first (type $0)
              (drop
               (call $ten)
              )
             )
             (func $second (type $0)
              (call $tell)
             )
             (func $third (type $0)
              (drop
               (call $other)
              )
             )
             (func $other (type $10) (result i32)
              (i32.const 11)
             )
            )
            """;

    @Test
    void functionsOfATypeStandTogetherAndAmongThemThoseThatDoTheSame() {
        assertThat(functions(FunctionOrder.sorted(MODULE)))
                .containsExactly("$second", "$first", "$third", "$ten", "$other");
    }

    @Test
    void everythingElseStaysWhereItIs() {
        String sorted = FunctionOrder.sorted(MODULE);
        assertThat(sorted)
                .startsWith(MODULE.substring(0, MODULE.indexOf(" (func $ten")).replace("\n (", "\n("));
        assertThat(lines(sorted)).containsExactlyElementsOf(lines(MODULE));
    }

    @Test
    void aFunctionWithoutATypeIsRefused() {
        assertThatThrownBy(() -> FunctionOrder.sorted("(module\n (func $first\n )\n)"))
                .hasMessageContaining("a function without a type: (func $first");
    }

    private static List<String> lines(String module) {
        return module.lines().map(String::strip).sorted().toList();
    }

    private static List<String> functions(String module) {
        return Pattern.compile("(?m)^ ?\\(func (\\S+)")
                .matcher(module)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
