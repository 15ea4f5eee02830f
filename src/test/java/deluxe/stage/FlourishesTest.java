package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSurface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlourishesTest {
    private static final Box BOX = new Box(100, 100, 40, 40);
    private static final double LATER = 500;

    private final Flourishes flourishes = new Flourishes();
    private final Stills stills = new Stills();

    @Test
    void atOnePlaceTheLaterOneIsSeenAlone() {
        flourishes.add(stamp("medal", "3", 0));
        flourishes.add(stamp("medal", "5", LATER));

        assertThat(seenAt(LATER - 200)).isEqualTo(1);
        assertThat(seenAt(LATER + 100)).isEqualTo(1);
    }

    @Test
    void theEarlierOneHasFadedWhenTheLaterOneComes() {
        flourishes.add(stamp("medal", "3", 0));
        assertThat(alphaAt(LATER - 16)).isEqualTo(1);
        flourishes.add(stamp("medal", "5", LATER));

        assertThat(alphaAt(LATER - 16)).isLessThan(.2);
    }

    @Test
    void theNextFlourishWaitsUntilThisOneCouldBeRead() {
        flourishes.add(stamp("medal", "3", LATER));

        assertThat(flourishes.free("medal", LATER + 50)).isEqualTo(LATER + Motion.GLANCE_MILLIS);
        assertThat(flourishes.free("medal", LATER + 990)).isEqualTo(LATER + 990);
        assertThat(flourishes.free("other medal", LATER + 50)).isEqualTo(LATER + 50);
    }

    @Test
    void aFlourishThatLeavesOnceSeenStaysLongEnoughToBeRead() {
        flourishes.add(new Stamp("medal", new Medal("3", true), BOX, LATER, LATER + 5000, Stamp.Manner.POP));
        flourishes.leaveOnceSeen("medal", LATER);

        assertThat(alphaAt(LATER + Motion.GLANCE_MILLIS - 1)).isEqualTo(1);
        assertThat(seenAt(LATER + Motion.GLANCE_MILLIS + Motion.FADE_MILLIS)).isZero();
    }

    @Test
    void whenAllIsToLeaveNothingStaysAndNothingComesLater() {
        flourishes.add(stamp("medal", "3", 0));
        flourishes.add(stamp("other medal", "5", LATER));
        flourishes.leave(LATER - 100);

        assertThat(seenAt(LATER - 101)).isEqualTo(1);
        for (double now = LATER - 100; now < LATER + 1000; now += 50) {
            assertThat(seenAt(now)).isZero();
        }
    }

    @Test
    void aFlourishThatHidesAPlaceToBeSeenFadesOutAndTheOthersStay() {
        flourishes.add(new Hiding(BOX));
        flourishes.add(new Hiding(BOX.moved(200, 0)));

        flourishes.makeWay(List.of(BOX.moved(10, 10)), LATER);
        flourishes.makeWay(List.of(BOX.moved(10, 10)), LATER + 100);

        assertThat(hiding(LATER + Motion.FADE_MILLIS - 1)).isEqualTo(2);
        assertThat(hiding(LATER + Motion.FADE_MILLIS)).isEqualTo(1);
    }

    private int hiding(double nowMillis) {
        RecordingSurface surface = new RecordingSurface(1);
        flourishes.paint(new Paintbox(surface, stills, Theme.EMERALD, false), nowMillis);
        return (int) surface.calls().stream()
                .filter(call -> call.equals("alpha 1.00"))
                .count();
    }

    /** A flourish that can be counted by its calls. */
    private record Hiding(Box box, double endMillis) implements Flourish {
        Hiding(Box box) {
            this(box, 9000);
        }

        @Override
        public void paint(Paintbox paints, double nowMillis) {
            paints.surface().alpha(.5);
            paints.surface().alpha(1);
        }

        @Override
        public boolean hides(Box other, double nowMillis) {
            return box.meets(other);
        }

        @Override
        public double startMillis() {
            return 0;
        }

        @Override
        public Flourish goneBy(double millis) {
            return new Hiding(box, Math.min(endMillis, millis));
        }
    }

    @Test
    void atTwoPlacesBothAreSeen() {
        flourishes.add(stamp("medal", "3", 0));
        flourishes.add(stamp("other medal", "5", LATER));

        assertThat(seenAt(LATER + 100)).isEqualTo(2);
    }

    private static Stamp stamp(String place, String text, double startMillis) {
        return new Stamp(place, new Medal(text, true), BOX, startMillis, startMillis + 1000, Stamp.Manner.POP);
    }

    private long seenAt(double now) {
        return painted(now).count("draw");
    }

    private double alphaAt(double now) {
        List<String> alphas = painted(now).calls().stream()
                .filter(call -> call.startsWith("alpha"))
                .toList();
        return alphas.isEmpty() ? 1 : Double.parseDouble(alphas.get(0).substring("alpha ".length()));
    }

    /** The second of two frames, because a frame draws only one new picture. */
    private RecordingSurface painted(double now) {
        flourishes.paint(paints(new RecordingSurface(1)), now);
        RecordingSurface surface = new RecordingSurface(1);
        flourishes.paint(paints(surface), now);
        return surface;
    }

    private Paintbox paints(RecordingSurface surface) {
        stills.begin();
        return new Paintbox(surface, stills, Theme.EMERALD, false);
    }
}
