package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.ports.Paint;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThemeTest {
    private static final double READABLE = 4.5;

    static List<Theme> themes() {
        return Theme.ALL;
    }

    static List<TileSet> sets() {
        return TileSet.ALL;
    }

    @ParameterizedTest
    @MethodSource("themes")
    void textOnAPlateIsReadable(Theme theme) {
        for (String ground : grounds(theme.plate())) {
            assertThat(Contrast.between(theme.ink(), ground)).isGreaterThan(READABLE);
            assertThat(Contrast.between(theme.quietInk(), ground)).isGreaterThan(READABLE);
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void letteringOnPlatesAndBadgesIsReadable(Theme theme) {
        for (Paint.Stop letter : theme.lettering().stops()) {
            Stream.of(theme.plate(), theme.badge())
                    .flatMap(ground -> grounds(ground).stream())
                    .forEach(ground -> assertThat(Contrast.between(letter.colour(), ground))
                            .isGreaterThan(READABLE));
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void theClocksAlarmIsReadable(Theme theme) {
        for (Paint.Stop letter : ClockPlate.ALARM.stops()) {
            for (String ground : grounds(ClockPlate.ALARM_GROUND)) {
                assertThat(Contrast.between(letter.colour(), ground)).isGreaterThan(READABLE);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void pipsStandOutFromTheFace(TileSet set) {
        double clear = 3;
        for (Ramp pip : set.pips()) {
            String body = pip.stops().get(1).colour();
            for (Paint.Stop face : set.face().stops()) {
                assertThat(Contrast.between(body, face.colour())).isGreaterThan(clear);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void pipsDoNotTouchEachOtherOrTheTilesEdge(TileSet set) {
        double chamfer = set.pipRadius() * 1.17;

        assertThat(set.pipSpacing()).isGreaterThan(2 * chamfer);
        assertThat(set.pipSpacing() + chamfer).isLessThan(.47);
    }

    @Test
    void aSetKnowsAllNinePips() {
        TileSet ivory = TileSet.IVORY;
        List<Ramp> six = ivory.pips().subList(0, 6);

        assertThatThrownBy(() -> new TileSet(
                        "short",
                        ivory.face(),
                        ivory.side(),
                        ivory.base(),
                        ivory.bevel(),
                        ivory.grain(),
                        ivory.rim(),
                        ivory.groove(),
                        ivory.ridge(),
                        ivory.chamfer(),
                        six,
                        ivory.pipRadius(),
                        ivory.pipSpacing(),
                        ivory.pin()))
                .hasMessageContaining("1 to 9 pips");
    }

    /** A plate's colours behind its text, with the gloss over them. */
    private static List<String> grounds(Ramp plate) {
        return Stream.of(.3, .5, .7)
                .map(down -> Shade.between(
                        Shade.between(plate.first(), plate.last(), down), "#ffffff", down < .46 ? .2 - .4 * down : 0))
                .toList();
    }
}
