package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExportsTest {
    @Test
    void whatTheRuntimeDoesNotAskForIsNotOffered() {
        String module = """
                (module
                 (export "teavm.malloc" (func $1))
                 (export "teavm.stringToJs" (func $2))
                 (export "teavm_stopped" (func $3))
                 (export "main" (global $main))
                 (func $1
                  (nop)
                 )
                )
                """;

        assertThat(Exports.used(module)).isEqualTo("""
                (module
                 (export "teavm.stringToJs" (func $2))
                 (export "main" (global $main))
                 (func $1
                  (nop)
                 )
                )
                """);
    }
}
