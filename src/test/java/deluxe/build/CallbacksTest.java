package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CallbacksTest {
    @Test
    void aFunctionToWhichAnotherRefersIsMarkedAndOneInATableOfMethodsIsNot() {
        assertThat(Callbacks.marked("""
                (module
                 (type $0 (func))
                 (elem declare func $pressed $method)
                 (global $table (ref $1) (struct.new $1 (ref.func $method)))
                (func $start (type $0) (call $listen (ref.func $pressed)))
                 (func $pressed (type $0)
                  (call $method)
                 )
                 (func $method (type $0)
                 )
                )
                """)).isEqualTo("""
                (module
                 (type $0 (func))
                 (elem declare func $pressed $method)
                 (global $table (ref $1) (struct.new $1 (ref.func $method)))
                (func $start (type $0) (call $listen (ref.func $pressed)))
                (@binaryen.js.called)
                 (func $pressed (type $0)
                  (call $method)
                 )
                 (func $method (type $0)
                 )
                )
                """);
    }
}
