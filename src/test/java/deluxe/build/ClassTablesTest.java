package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClassTablesTest {
    /**
     * A module as Binaryen writes it: a class and its table of methods, which refer to each other, and a start function that fills them in.
     */
    private static final String MODULE = """
            (module
             (type $0 (func))
             (rec
              (type $1 (sub (struct (field (mut (ref null $2))) (field (mut i32)) (field (mut f64)))))
              (type $2 (sub (struct (field (mut (ref null $1))) (field (mut (ref null $0))) (field (mut funcref)))))
             )
             (global $class (ref $1) (struct.new_default $1))
             (global $table (ref $2) (struct.new_default $2))
             (global $count (mut i32) (i32.const 0))
             (data $0 "a \\") b")
             (start $begin)
             (func $fill (param $0 (ref $1)) (param $1 i32)
              (struct.set $1 1
               (local.get $0)
               (local.get $1)
              )
             )
             (func $method (type $0)
             )
             (func $begin (type $0)
              (local $0 i32)
              (call $fill
               (global.get $class)
               (i32.const 7)
              )
              (struct.set $1 0
               (global.get $class)
               (global.get $table)
              )
              (struct.set $2 0
               (global.get $table)
               (global.get $class)
              )
              (struct.set $2 1
               (global.get $table)
               (ref.func $method)
              )
              (struct.set $2 2
               (global.get $table)
               (ref.func $method)
              )
              (call $method)
              (call $fill
               (global.get $class)
               (i32.const 8)
              )
             )
            )
            """;

    @Test
    void whatTheStartSetsIsDeclared() {
        assertThat(ClassTables.declare(MODULE))
                .contains("(global $class (ref $1) (struct.new $1 (ref.null $2) (i32.const 7) (f64.const 0)))")
                .contains("(struct.new $2 (global.get $class) (ref.func $method) (ref.func $method))");
    }

    @Test
    void ofTwoGlobalsThatReferToEachOtherTheFirstIsSetAtTheStart() {
        assertThat(ClassTables.declare(MODULE))
                .contains(
                        "(param $0 (ref $2)) (struct.set $1 0 (struct.get $2 0 (local.get $0)) (local.get $0)))",
                        "(func $begin (type $0) (local $0 i32) (call $set$1.0$2.0 (global.get $table)) (call $method)");
    }

    @Test
    void globalsOfAKindAreDeclaredTogetherVariablesFirst() {
        String declared = ClassTables.declare(MODULE);
        assertThat(declared.indexOf("(global $count ")).isLessThan(declared.indexOf("(global $class "));
        assertThat(declared.indexOf("(global $class ")).isLessThan(declared.indexOf("(global $table "));
    }

    @Test
    void whatIsSetAfterAnyOtherCallStaysInTheStartFunction() {
        assertThat(ClassTables.declare(MODULE))
                .contains("(call $method) (call $fill (global.get $class) (i32.const 8)))");
    }

    @Test
    void allElseStaysAsItIs() {
        assertThat(ClassTables.declare(MODULE))
                .contains("(global $count (mut i32) (i32.const 0))", "(data $0 \"a \\\") b\")", "(start $begin)");
    }

    @Test
    void whatMayChangeIsNotDeclared() {
        String changing = MODULE.replace("(global $class (ref $1)", "(global $class (mut (ref $1))");

        assertThat(ClassTables.declare(changing))
                .contains("(global $class (mut (ref $1)) (struct.new_default $1))")
                .contains("(local $0 i32) (call $fill (global.get $class) (i32.const 7))");
    }

    @Test
    void aModuleWithoutAStartStaysAsItIs() {
        String still = MODULE.replace(" (start $begin)\n", "");

        assertThat(ClassTables.declare(still)).isEqualTo(still);
    }
}
