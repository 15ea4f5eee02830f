package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Host;
import deluxe.ports.Pointers;
import deluxe.ports.RecordingHost;
import deluxe.ports.RecordingSound;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.TableSpots;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The game from door to door on a desk of 900x600 pixels, everything real but the device. */
final class OnADesk {
    private static final double WIDTH = 900;
    private static final double HEIGHT = 600;
    private static final double FRAME_MILLIS = 40;
    private static final int MOST_FRAMES = 4000;
    private static final int FRAMES_TO_THINK = 20;

    private final HandClock clock;
    private final RecordingSound sound = new RecordingSound();
    private final Screen screen = new Screen();
    private final Mouse mouse = new Mouse();
    private final Parlour parlour;

    /** @param drawer what earlier visits have left, and where this one leaves what it keeps */
    OnADesk(Host host, Drawer drawer, HandClock clock) {
        this.clock = clock;
        parlour = new Parlour(new Outside(
                screen, mouse, drawer, () -> Seed.of("7"), new Desk(), clock, clock, watch -> {}, host, sound, sound));
        parlour.open(() -> {});
    }

    /** At the door of a match with these tiles. */
    static OnADesk atTheDoor(String seed) {
        Host link = new RecordingHost("")
                .wishing("match", "m1")
                .wishing("seed", seed)
                .wishing("difficulty", "easy")
                .wishing("clockSeconds", "60");
        return new OnADesk(link, new Drawer(), new HandClock());
    }

    /** Where the player is to act for the first time. */
    static OnADesk inPlay(String seed) {
        OnADesk desk = atTheDoor(seed);
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        return desk;
    }

    /** Starts, and is taught first by who has not been. */
    void sitDown() {
        parlour.start();
        if (parlour.flow().place() == Flow.Place.HOW_TO_PLAY) {
            parlour.taught(true);
        }
    }

    Parlour parlour() {
        return parlour;
    }

    PlayersHand hand() {
        return parlour.hand().orElseThrow();
    }

    Mirror mirror() {
        return parlour.mirror();
    }

    RecordingSound sound() {
        return sound;
    }

    Pointers.Touches touches() {
        return mouse.touches;
    }

    TableSpots spots() {
        return new TableSpots(WIDTH, HEIGHT, 1);
    }

    boolean isPlayersTurn() {
        return parlour.hand().isPresent() && (hand().mustDraw() || fits().isPresent());
    }

    Optional<Tile> fits() {
        return labelled("scores").or(() -> labelled("can be played"));
    }

    Optional<Tile> unfit() {
        return labelled("fits nowhere");
    }

    private Optional<Tile> labelled(String words) {
        return mirror().hand().stream()
                .filter(item -> item.label().contains(words))
                .findFirst()
                .flatMap(Mirror.Item::tile);
    }

    /** Draws, or lays the first tile that fits at the first place. */
    void act() {
        if (hand().mustDraw()) {
            hand().reachedForBoneyard();
        } else {
            place();
        }
    }

    void place() {
        hand().chose(fits().orElseThrow());
        Mirror.Item place = mirror().ends().get(0);
        hand().laid(place.tile().orElseThrow(), place.end().orElseThrow());
    }

    /** Acts whenever it can, until the match is over or this is so. */
    void playUntil(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && parlour.results().isEmpty(); frame++) {
            pass();
            if (frame % FRAMES_TO_THINK == 0 && isPlayersTurn()) {
                if (reached.getAsBoolean()) {
                    return;
                }
                act();
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

    private void pass() {
        clock.pass(FRAME_MILLIS);
        screen.scene.paint(new RecordingSurface(1), clock.nowMillis());
    }

    private static final class Screen implements Display {
        private Scene scene;

        @Override
        public void show(Scene shown) {
            scene = shown;
            scene.resized(new Size(WIDTH, HEIGHT, 1), SafeArea.WHOLE);
        }

        @Override
        public void wake() {}
    }

    private static final class Mouse implements Pointers {
        private Touches touches;

        @Override
        public void follow(Touches follower) {
            touches = follower;
        }
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
