package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TypeOrderTest {
    @Test
    void typesThatResembleEachOtherStandTogetherBehindWhatTheyExtendInOneGroup() {
        assertThat(TypeOrder.grouped("""
                (module
                 (type $0 (func))
                 (rec
                  (type $1 (sub (struct (field (mut i32)))))
                  (type $2 (func (param (ref $1))))
                  (type $3 (sub $1 (struct (field (mut i32)) (field f64))))
                 )
                 (type $4 (func (result (ref $3))))
                 (type $5 (func (param (ref $3))))
                 (import "page" "told" (func $told (type $0)))
                )
                """)).isEqualTo("""
                (module
                 (type $0 (func))
                 (rec
                  (type $2 (func (param (ref $1))))
                  (type $5 (func (param (ref $3))))
                  (type $4 (func (result (ref $3))))
                  (type $1 (sub (struct (field (mut i32)))))
                  (type $3 (sub $1 (struct (field (mut i32)) (field f64))))
                 )
                 (import "page" "told" (func $told (type $0)))
                )
                """);
    }

    @Test
    void groupsUsedByImportsAndTheirReferencesStay() {
        assertThat(TypeOrder.grouped("""
                (module
                 (type $0 (func (result i32)))
                 (type $1 (array (mut i16)))
                 (rec
                  (type $2 (func (param (ref $1))))
                  (type $3 (struct))
                 )
                 (type $4 (func))
                 (import "page" "told" (func $told (type $2) (param (ref $1))))
                )
                """)).isEqualTo("""
                (module
                 (type $1 (array (mut i16)))
                 (rec
                  (type $2 (func (param (ref $1))))
                  (type $3 (struct))
                 )
                 (rec
                  (type $0 (func (result i32)))
                  (type $4 (func))
                 )
                 (import "page" "told" (func $told (type $2) (param (ref $1))))
                )
                """);
    }

    @Test
    void aTypeStandsBehindTheOneThatItExtendsWhateverTheirShapesAre() {
        String module = """
                (module
                 (rec
                  (type $1 (sub (struct (field i32))))
                  (type $0 (sub $1 (struct (field i32) (field f32))))
                 )
                )
                """;

        assertThat(TypeOrder.grouped(module)).isEqualTo(module);
    }

    @Test
    void anotherTextIsRefused() {
        assertThatThrownBy(() -> TypeOrder.grouped("(func $first)")).hasMessageContaining("(func $first)");
    }
}
