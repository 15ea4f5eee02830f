package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Pointers;
import deluxe.ports.RecordingSound;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.tournament.BotMatch;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Somebody who watches recorded matches on 900x600 pixels, everything real but the device. */
final class InTheGallery {
    private static final double FRAME_MILLIS = 50;
    private static final int MOST_FRAMES = 20_000;

    private final HandClock clock = new HandClock();
    private final RecordingSound sound = new RecordingSound();
    private final Screen screen = new Screen();
    private final Mouse mouse = new Mouse();
    private final Watching watching;
    private int changes;

    private InTheGallery(boolean reducedMotion) {
        watching = new Watching(
                new Gallery(screen, mouse, new Drawer(), new Desk(reducedMotion), clock, clock, sound, sound));
        watching.follow(() -> changes++);
    }

    static InTheGallery watching(String record) {
        return watching(record, false);
    }

    static InTheGallery withReducedMotion(String record) {
        return watching(record, true);
    }

    private static InTheGallery watching(String record, boolean reducedMotion) {
        InTheGallery gallery = new InTheGallery(reducedMotion);
        gallery.open(record);
        return gallery;
    }

    /** What two bots play, each action so long after the one before. */
    static ScoreSheet sheet(String seed, int paceMillis) {
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of(seed));
        return ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, paceMillis).play(events -> {}));
    }

    void open(String record) {
        watching.open(record, Optional.of("Ana"), Optional.empty());
    }

    Watching watching() {
        return watching;
    }

    Playback playback() {
        return watching.playback();
    }

    RecordingSound sound() {
        return sound;
    }

    Pointers.Touches touches() {
        return mouse.touches;
    }

    /** How often the screen was told to look again. */
    int changes() {
        return changes;
    }

    double nowMillis() {
        return clock.nowMillis();
    }

    void pass(double millis) {
        for (double passed = 0; passed < millis; passed += FRAME_MILLIS) {
            clock.pass(FRAME_MILLIS);
            screen.scene.paint(new RecordingSurface(1), clock.nowMillis());
        }
    }

    void pass(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && !reached.getAsBoolean(); frame++) {
            pass(FRAME_MILLIS);
        }
        assertThat(reached.getAsBoolean()).isTrue();
    }

    /** What is painted when all motion has come to rest. */
    RecordingSurface picture() {
        pass(3000);
        RecordingSurface surface = new RecordingSurface(1);
        screen.scene.paint(surface, clock.nowMillis());
        return surface;
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

    private static final class Mouse implements Pointers {
        private Touches touches;

        @Override
        public void follow(Touches follower) {
            touches = follower;
        }
    }

    private record Desk(boolean prefersReducedMotion) implements Device {
        @Override
        public boolean isTouchFirst() {
            return false;
        }
    }
}
