package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;

class LetteringTest {
    private final Lettering letters = new Lettering(new RecordingSurface(1), Theme.EMERALD);

    @Test
    void aNameThatFitsIsWrittenWhole() {
        assertThat(letters.cut("Isabel", Lettering.text(10), 36)).isEqualTo("Isabel");
    }

    @Test
    void aNameThatIsTooLongEndsInAnEllipsis() {
        assertThat(letters.cut("Maximiliana", Lettering.text(10), 36)).isEqualTo("Maxim…");
    }

    @Test
    void largeTextShrinksToItsRoom() {
        assertThat(letters.fitted("1000", Lettering.text(40), 48).size()).isEqualTo(20);
        assertThat(letters.fitted("10", Lettering.text(40), 48).size()).isEqualTo(40);
    }
}
