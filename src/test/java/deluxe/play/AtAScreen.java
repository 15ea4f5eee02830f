package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Pointers;
import deluxe.ports.RecordingSound;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.ports.Wishes;
import java.util.function.BooleanSupplier;

/** A player with a mouse at a screen of 900x600 pixels, on a clock that the test moves. Everything but the device is real. */
abstract class AtAScreen {
    static final double WIDTH = 900;
    static final double HEIGHT = 600;

    private static final double FRAME_MILLIS = 40;
    private static final int MOST_FRAMES = 20_000;

    final HandClock clock;
    final Glass glass = new Glass();
    final Mouse mouse = new Mouse();
    private final RecordingSound sound = new RecordingSound();

    AtAScreen(HandClock clock) {
        this.clock = clock;
    }

    TablePorts ports(Drawer drawer, Device device) {
        return new TablePorts(glass, mouse, drawer, device, clock, clock, new English(), sound, sound);
    }

    RecordingSound sound() {
        return sound;
    }

    /** What the mouse pointer looks like. */
    Pointers.Cursor cursor() {
        return mouse.cursor;
    }

    Pointers.Touches touches() {
        return mouse.touches;
    }

    double nowMillis() {
        return clock.nowMillis();
    }

    void passFrame() {
        clock.pass(FRAME_MILLIS);
        paint();
    }

    void pass(double millis) {
        for (double passed = 0; passed < millis; passed += FRAME_MILLIS) {
            passFrame();
        }
    }

    void pass(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && !reached.getAsBoolean(); frame++) {
            passFrame();
        }
        assertThat(reached.getAsBoolean()).isTrue();
    }

    /** What is painted now. */
    RecordingSurface paint() {
        RecordingSurface surface = new RecordingSurface(1);
        glass.painter.paint(surface, clock.nowMillis());
        return surface;
    }

    /** A display that keeps its size and never rests. */
    static final class Glass implements Display {
        private Painter painter;

        @Override
        public void show(Painter shown) {
            painter = shown;
            painter.resized(new Size(WIDTH, HEIGHT, 1), SafeArea.WHOLE);
        }

        @Override
        public void wake() {}
    }

    static final class Mouse implements Pointers {
        private Touches touches;
        private Cursor cursor = Cursor.ARROW;

        @Override
        public void look(Cursor wanted) {
            cursor = wanted;
        }

        @Override
        public void follow(Touches follower) {
            touches = follower;
        }
    }

    record Computer(boolean lessMotion) implements Device {
        @Override
        public Wishes wishes() {
            return new Wishes(lessMotion, false);
        }

        @Override
        public void followWishes(Runnable changed) {}

        @Override
        public boolean isTouchFirst() {
            return false;
        }
    }
}
