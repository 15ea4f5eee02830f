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
    void anUnknownStepIsRefusedByName() {
        assertThatThrownBy(() -> Outline.trace(surface, "M 0 1 Q 1 2 3 4")).hasMessageContaining("Q");
    }
}
