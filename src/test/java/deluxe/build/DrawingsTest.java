package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawingsTest {
    private static String drawing(String content) {
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' data-inks='#123456'"
                + " xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'>" + content + "</svg>";
    }

    @Test
    void eachLayerIsALineBelowThePaints() {
        assertThat(Drawings.text(drawing("<g id='low'><circle cx='1' cy='2' r='3' fill='#ffffff'/></g>"
                        + "<g id='high'><path d='M 1 2 L 3 2 Z' fill='none' stroke='#123456' stroke-width='.5'/></g>")))
                .isEqualTo("?|#ffffff\nbo1 2 3F1\nbm1 2l2 0zS0 .5");
    }

    @Test
    void whatADrawingProgramSavesGivesTheSameText() {
        String plain = drawing("<path d='M 10 20 L 13 20 L 13 25 C 1 2 3 4 5 6 Z' fill='#ff0000' fill-opacity='.5'/>");
        String saved = drawing("<inkscape:grid/><path inkscape:label='x' d='m 10,20 h 3 v 5 c -12,-23 -10,-21 -8,-19 z'"
                + " style='fill:#ff0000;fill-opacity:0.5'/>");

        assertThat(Drawings.text(saved)).isEqualTo(Drawings.text(plain));
    }

    @Test
    void groupsMoveTurnFadeAndCutTheirShapes() {
        assertThat(Drawings.text(drawing("<defs><clipPath id='cut'><path d='M 0 0 L 9 0 L 0 9 Z'/></clipPath></defs>"
                        + "<g transform='translate(1 2) rotate(45)' clip-path='url(#cut)' opacity='.5'>"
                        + "<rect x='0' y='0' width='4' height='4' fill='#123456'/></g>")))
                .isEqualTo("?\n[T1 2U45bm0 0l9 0l-9 9zKA.5br0 0 4 4 0F0]");
    }

    @Test
    void gradientsArePaints() {
        assertThat(Drawings.text(drawing("<defs><linearGradient id='g' gradientUnits='userSpaceOnUse' x2='9'><stop"
                        + " offset='0%' stop-color='#000000'/><stop offset='1' stop-color='#ffffff'"
                        + " stop-opacity='.25'/></linearGradient></defs><circle r='4' fill='url(#g)'/>")))
                .isEqualTo("?|L0 0 9 0 0 #000000 100 rgba(255,255,255,.25)\nbo0 0 4F1");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "unknown element: text, <text>Ten</text>",
                "unknown attribute of path: filter, <path d='M 0 0' filter='url(#f)'/>",
                "unknown step of a path: a, <path d='M 0 0 A 1 1 0 0 0 5 5'/>",
                "not a colour like #a1b2c3: red, <path d='M 0 0 L 1 1' fill='red'/>",
                "unknown transform: skewX, <g transform='skewX(3)'/>",
                "a path with a wrong number of numbers after L, <path d='M 0 0 L 1'/>",
                "no such gradient: url(#g), <circle r='4' fill='url(#g)'/>"
            })
    void whatIsOutsideTheSubsetIsRefusedByName(String refusal, String content) {
        assertThatThrownBy(() -> Drawings.text(drawing(content))).hasMessage(refusal);
    }
}
