package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;

class OutlineTest {
    private final RecordingSurface surface = new RecordingSurface(1);

    @Test
    void anOutlineIsTracedStepByStep() {
        Outline.trace(surface, "M 0 1 L -2 3 C 1 2 3 4 5 6 Z");

        assertThat(surface.calls())
                .containsExactly(
                        "begin",
                        "moveTo 0.00 1.00",
                        "lineTo -2.00 3.00",
                        "curveTo 1.00 2.00 3.00 4.00 5.00 6.00",
                        "close");
    }

    @Test
    void aBendIsTracedFromWhereTheStepBeforeItEnds() {
        Outline.trace(surface, "M 0 0 L 9 9 C 1 2 3 4 30 60 Q 60 90 90 60");

        assertThat(surface.calls()).endsWith("curveTo 50.00 80.00 70.00 80.00 90.00 60.00");
    }

    @Test
    void anUnknownStepIsRefusedByName() {
        assertThatThrownBy(() -> Outline.trace(surface, "M 0 1 A 1 2 3 4")).hasMessageContaining("A");
    }
}
