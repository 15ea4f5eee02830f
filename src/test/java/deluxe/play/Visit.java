package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Host;
import deluxe.ports.RecordingSound;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Somebody who plays at a parlour where everything is real but the device: the first tile that fits, after a while. */
final class Visit {
    private static final double FRAME_MILLIS = 40;
    private static final int MOST_FRAMES = 4000;
    private static final int FRAMES_TO_THINK = 20;

    final HandClock clock;
    final RecordingSound sound = new RecordingSound();
    final Parlour parlour;
    private final Screen screen = new Screen();

    /** @param drawer what earlier visits have left, and where this one leaves what it keeps */
    Visit(Host host, Drawer drawer, HandClock clock) {
        this.clock = clock;
        parlour = new Parlour(new Outside(
                screen,
                touches -> {},
                drawer,
                () -> Seed.of("7"),
                new Desk(),
                clock,
                clock,
                watch -> {},
                host,
                sound,
                sound));
        parlour.open(() -> {});
    }

    /** A first visit to a match of a minute. */
    static Visit at(Host host) {
        return new Visit(host, new Drawer(), new HandClock());
    }

    /** Starts, taught or not. */
    void sitDown() {
        parlour.start();
        if (parlour.flow().place() == Flow.Place.HOW_TO_PLAY) {
            parlour.taught(true);
        }
    }

    void playToTheEnd() {
        for (int frame = 0; frame < MOST_FRAMES && parlour.results().isEmpty(); frame++) {
            pass();
            if (frame % FRAMES_TO_THINK == 0 && parlour.hand().isPresent()) {
                if (parlour.hand().get().mustDraw()) {
                    parlour.hand().get().reachedForBoneyard();
                } else if (fits().isPresent()) {
                    place();
                }
            }
        }
        assertThat(parlour.results()).isPresent();
    }

    void pass(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && !reached.getAsBoolean(); frame++) {
            pass();
        }
        assertThat(reached.getAsBoolean()).isTrue();
    }

    void pass() {
        clock.pass(FRAME_MILLIS);
        screen.scene.paint(new RecordingSurface(1), clock.nowMillis());
    }

    void place() {
        PlayersHand hand = parlour.hand().orElseThrow();
        hand.chose(fits().orElseThrow());
        Mirror.Item place = parlour.mirror().ends().get(0);
        hand.laid(place.tile().orElseThrow(), place.end().orElseThrow());
    }

    Optional<Tile> fits() {
        return labelled("scores").or(() -> labelled("can be played"));
    }

    Optional<Tile> unfit() {
        return labelled("fits nowhere");
    }

    private Optional<Tile> labelled(String words) {
        return parlour.mirror().hand().stream()
                .filter(item -> item.label().contains(words))
                .findFirst()
                .flatMap(Mirror.Item::tile);
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
