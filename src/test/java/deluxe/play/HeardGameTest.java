package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Drawer;
import deluxe.ports.Effect;
import deluxe.ports.HandClock;
import deluxe.ports.Host;
import deluxe.ports.RecordingSound;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.ports.Sound;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** What is heard of a game from door to door, everything real but the device. */
class HeardGameTest {
    private static final double FRAME_MILLIS = 40;
    private static final int MOST_FRAMES = 4000;
    private static final int FRAMES_TO_THINK = 20;

    private final HandClock clock = new HandClock();
    private final RecordingSound sound = new RecordingSound();
    private final Screen screen = new Screen();

    @Test
    void aMatchIsHeardFromTheDoorToItsResults() {
        Parlour parlour = parlour();
        parlour.open(() -> {});
        parlour.start();
        parlour.turnTo(1);
        parlour.taught(true);
        assertThat(sound.effects()).startsWith(Effect.TAP, Effect.TAP, Effect.TAP);
        playToTheEnd(parlour);

        assertThat(count(Effect.COUNT)).isEqualTo(3);
        assertThat(count(Effect.GO)).isEqualTo(1);
        assertThat(count(Effect.TICK)).isEqualTo(10);
        assertThat(count(Effect.SHUFFLE)).isPositive();
        assertThat(count(Effect.CLACK)).isGreaterThan(10);
        assertThat(count(Effect.SLIDE)).isGreaterThan(5);
        assertThat(count(Effect.SCORE)).isPositive();
        assertThat(count(Effect.BELL)).isGreaterThan(5);
        assertThat(count(Effect.REFUSAL)).isZero();
        assertThat(sound.effects()).last().isIn(Effect.WIN, Effect.LOSE);
        assertThat(sound.music()).endsWith(Sound.Music.TABLE, Sound.Music.DOOR);
    }

    @Test
    void settingsOpenAndCloseAndASliderIsHeardAtItsNewPlace() {
        Parlour parlour = parlour();
        parlour.open(() -> {});
        parlour.showSettings();
        parlour.tune(parlour.settings().loudness().withEffects(new Loudness.Level(100, false)));
        parlour.closeSettings();

        assertThat(sound.effects()).containsExactly(Effect.OPEN, Effect.TAP, Effect.CLOSE);
        assertThat(sound.effectsVolume()).isEqualTo(1);
    }

    @Test
    void aTileThatFitsNowhereIsRefusedAudibly() {
        Parlour parlour = parlour();
        parlour.open(() -> {});
        parlour.start();
        parlour.taught(true);
        pass(() -> parlour.hand().isPresent() && fits(parlour).isPresent());
        place(parlour);
        int before = count(Effect.REFUSAL);
        pass(() -> parlour.hand().isPresent() && unfit(parlour).isPresent());
        parlour.hand().orElseThrow().chose(unfit(parlour).orElseThrow());

        assertThat(count(Effect.REFUSAL)).isEqualTo(before + 1);
    }

    private void playToTheEnd(Parlour parlour) {
        for (int frame = 0; frame < MOST_FRAMES && parlour.results().isEmpty(); frame++) {
            pass();
            if (frame % FRAMES_TO_THINK == 0 && parlour.hand().isPresent()) {
                if (parlour.hand().get().mustDraw()) {
                    parlour.hand().get().reachedForBoneyard();
                } else if (fits(parlour).isPresent()) {
                    place(parlour);
                }
            }
        }
        assertThat(parlour.results()).isPresent();
    }

    private void pass(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && !reached.getAsBoolean(); frame++) {
            pass();
        }
        assertThat(reached.getAsBoolean()).isTrue();
    }

    private void pass() {
        clock.pass(FRAME_MILLIS);
        screen.scene.paint(new RecordingSurface(1), clock.nowMillis());
    }

    private static void place(Parlour parlour) {
        PlayersHand hand = parlour.hand().orElseThrow();
        hand.chose(fits(parlour).orElseThrow());
        Mirror.Item place = parlour.mirror().ends().get(0);
        hand.laid(place.tile().orElseThrow(), place.end().orElseThrow());
    }

    private static Optional<Tile> fits(Parlour parlour) {
        return labelled(parlour, "scores").or(() -> labelled(parlour, "can be played"));
    }

    private static Optional<Tile> unfit(Parlour parlour) {
        return labelled(parlour, "fits nowhere");
    }

    private static Optional<Tile> labelled(Parlour parlour, String words) {
        return parlour.mirror().hand().stream()
                .filter(item -> item.label().contains(words))
                .findFirst()
                .flatMap(Mirror.Item::tile);
    }

    private int count(Effect effect) {
        return (int) sound.effects().stream().filter(effect::equals).count();
    }

    private Parlour parlour() {
        Host host = () -> List.of(
                new Host.Wish("match", "m1"),
                new Host.Wish("seed", "beef"),
                new Host.Wish("difficulty", "easy"),
                new Host.Wish("clockSeconds", "60"));
        Outside outside = new Outside(
                screen,
                touches -> {},
                new Drawer(),
                () -> Seed.of("7"),
                new Desk(),
                clock,
                clock,
                watch -> {},
                host,
                sound,
                sound);
        return new Parlour(outside);
    }

    private static final class Screen implements Display {
        private Scene scene;

        @Override
        public void show(Scene shown) {
            scene = shown;
            scene.resized(new Size(900, 600, 1), SafeArea.WHOLE);
        }

        @Override
        public void wake() {}
    }

    /** A computer with a mouse. */
    private static final class Desk implements Device {
        @Override
        public boolean prefersReducedMotion() {
            return false;
        }

        @Override
        public boolean isTouchFirst() {
            return false;
        }
    }
}
