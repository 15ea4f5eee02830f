package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;

class FigureTest {
    private final RecordingSurface surface = new RecordingSurface(1);

    @Test
    void aPathIsTracedStepByStep() {
        Figure.paint(surface, "#ffffff\nbm0 1l-2 2c3-1 5 1 7 3zF0");

        assertThat(surface.calls())
                .containsExactly(
                        "begin",
                        "moveTo 0.00 1.00",
                        "lineTo -2.00 3.00",
                        "curveTo 1.00 2.00 3.00 4.00 5.00 6.00",
                        "close",
                        "fill Solid[colour=#ffffff]");
    }

    @Test
    void aBendIsTracedFromWhereTheStepBeforeItEnds() {
        Figure.trace(surface, "|\nbm0 0l9 9l21 51q30 30 60 0");

        assertThat(surface.calls()).endsWith("curveTo 50.00 80.00 70.00 80.00 90.00 60.00");
    }

    @Test
    void onlyTheAskedLayerIsDrawn() {
        Figure.layer(surface, "#ffffff\nbo1 2 3F0\nbe1 2 3 .5F0", 1);

        assertThat(surface.calls())
                .containsExactly("begin", "ellipse 1.00 2.00 3.00 0.50", "fill Solid[colour=#ffffff]");
    }

    @Test
    void inksTakeTheirPlacesBeforeTheDrawingsOwnPaints() {
        Figure.paint(surface, "?|#000000\nbo0 0 9F0S1 1.5", "#abcdef");

        assertThat(surface.calls()).endsWith("fill Solid[colour=#abcdef]", "stroke Solid[colour=#000000] 1.50");
    }

    @Test
    void aDrawingWithoutInksKeepsItsPaintsWhateverIsBrought() {
        Figure.paint(surface, "#000000\nbo0 0 9F0", "#abcdef");

        assertThat(surface.calls()).endsWith("fill Solid[colour=#000000]");
    }

    @Test
    void aPenGoesRoundTheShapeTwice() {
        Figure.paint(surface, "#000000\nbm3 4l5 0P0 2");

        assertThat(surface.calls())
                .containsSubsequence(
                        "lineTo 8.00 4.00",
                        "stroke Solid[colour=#000000] 2.00",
                        "save",
                        "moveTo 3.00 4.00",
                        "lineTo 8.00 4.00",
                        "stroke Solid[colour=#000000] 1.40",
                        "restore");
    }

    @Test
    void anUnknownStepIsRefusedByName() {
        assertThatThrownBy(() -> Figure.paint(surface, "|\nbm0 1y1 2")).hasMessageContaining("y");
    }
}
