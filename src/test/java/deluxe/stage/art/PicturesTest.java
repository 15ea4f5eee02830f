package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSurface;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PicturesTest {
    private static final double ROUNDING = .01;

    /** The pictures, each in its boxes on the largest screen and on the smallest phone. */
    static List<Framed> framed() {
        List<Framed> all = new ArrayList<>();
        addAt(all, new SeatPlate(), 252, 48, 108, 38);
        addAt(all, new SeatPlate.Halo(), 252, 48, 108, 38);
        addAt(all, new ScorePlate("Isabel", 60, 100, false), 252, 48, 108, 38);
        addAt(all, new ScorePlate("A very long name", 999, 300, true), 252, 48, 108, 38);
        for (Mood mood : Mood.values()) {
            for (Sitter sitter : Sitter.OPPONENTS) {
                addAt(all, new Portrait(sitter, mood), 96, 96, 36, 36);
            }
        }
        addAt(all, new ClockPlate.Ground(true), 132, 50, 76, 38);
        addAt(all, new ClockPlate("10:00", 60, false), 132, 50, 76, 38);
        addAt(all, new ClockPlate("0:09", 0, true), 132, 50, 76, 38);
        addAt(all, new CounterPlate.Ground("Board", "Boneyard", "Sum"), 180, 36, 120, 30);
        addAt(all, new CounterPlate(55, 41, 120, true), 180, 36, 120, 30);
        addAt(all, new GearButton(), 52, 52, 44, 44);
        addAt(all, new Medal("+100", true), 54, 54, 30, 30);
        addAt(all, new Medal("7", false), 54, 54, 30, 30);
        addAt(all, new Chevrons(), 44, 28, 22, 14);
        addAt(all, new ScoreCall("5 + 10 + 10 + 5 = 30"), 300, 44, 160, 32);
        addAt(all, new Spark(), 40, 40, 8, 8);
        addAt(all, new Numeral("Go"), 240, 240, 120, 120);
        addAt(all, new ScrollHint(true, false), 44, 120, 30, 60);
        addAt(all, new ScrollHint(false, true), 44, 120, 30, 60);
        addAt(all, new TitleArt("Dominoes", "Deluxe"), 560, 90, 300, 120);
        return all;
    }

    @ParameterizedTest
    @MethodSource("framed")
    void aPictureStaysWithinItsBoxAndItsBleed(Framed framed) {
        RecordingSurface surface = framed.paintedIn(Theme.EMERALD);

        double bleed = framed.picture.bleed(framed.box);
        RecordingSurface.Area painted = surface.painted();
        assertThat(painted.empty()).isFalse();
        assertThat(painted.left()).isGreaterThanOrEqualTo(framed.box.x() - bleed - ROUNDING);
        assertThat(painted.top()).isGreaterThanOrEqualTo(framed.box.y() - bleed - ROUNDING);
        assertThat(painted.right()).isLessThanOrEqualTo(framed.box.right() + bleed + ROUNDING);
        assertThat(painted.bottom()).isLessThanOrEqualTo(framed.box.bottom() + bleed + ROUNDING);
    }

    @ParameterizedTest
    @MethodSource("framed")
    void aPictureLeavesTheSurfaceAsItFoundIt(Framed framed) {
        RecordingSurface surface = framed.paintedIn(Theme.EMERALD);

        assertThat(surface.unrestored()).isZero();
        assertThat(surface.lastingChanges()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("framed")
    void anEqualPictureIsDrawnWithTheSameCalls(Framed framed) {
        assertThat(framed.paintedIn(Theme.BLUE).calls())
                .isEqualTo(framed.paintedIn(Theme.BLUE).calls());
    }

    private static void addAt(List<Framed> all, Picture picture, double... sizes) {
        for (int at = 0; at < sizes.length; at += 2) {
            all.add(new Framed(picture, new Box(100, 50, sizes[at], sizes[at + 1])));
        }
    }

    record Framed(Picture picture, Box box) {
        RecordingSurface paintedIn(Theme theme) {
            RecordingSurface surface = new RecordingSurface(2);
            picture.paint(surface, box, theme);
            return surface;
        }
    }
}
