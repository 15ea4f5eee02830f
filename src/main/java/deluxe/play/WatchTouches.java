package deluxe.play;

import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.ports.Time;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.Target;
import java.util.Optional;
import java.util.function.Supplier;

/** The finger or mouse of an onlooker: scrolls a large hand, opens the sum, and anywhere else stops the playback or goes on. */
final class WatchTouches implements Pointers.Touches {
    /** How far a finger must move before it scrolls. */
    private static final double SLIP = 8;

    private final Supplier<Handling> scene;
    private final Display display;
    private final Time time;
    private final Runnable tapped;
    private final Runnable askedForSum;
    private Optional<Pointers.Pointer> held = Optional.empty();
    private double lastX;
    private boolean scrolls;

    WatchTouches(Supplier<Handling> scene, Display display, Time time, Runnable tapped, Runnable askedForSum) {
        this.scene = scene;
        this.display = display;
        this.time = time;
        this.tapped = tapped;
        this.askedForSum = askedForSum;
    }

    @Override
    public void pressed(Pointers.Pointer pointer, double x, double y) {
        if (held.isEmpty()) {
            held = Optional.of(pointer);
            lastX = x;
            scrolls = false;
        }
    }

    @Override
    public void moved(Pointers.Pointer pointer, double x, double y) {
        if (!isHeldBy(pointer)) {
            return;
        }
        scrolls = scrolls || (Math.abs(x - lastX) >= SLIP && isHand(scene.get().at(x, y)));
        if (!scrolls) {
            return;
        }
        scene.get().scrollHand(lastX - x);
        lastX = x;
        display.wake();
    }

    @Override
    public void released(Pointers.Pointer pointer, double x, double y) {
        if (!isHeldBy(pointer)) {
            return;
        }
        held = Optional.empty();
        if (scrolls) {
            scene.get().settleHand(time.nowMillis());
        } else {
            tap(scene.get().at(x, y));
        }
        display.wake();
    }

    private void tap(Target target) {
        if (target instanceof Target.ScrollHand edge) {
            scene.get().pageHand(edge.direction(), time.nowMillis());
        } else if (target instanceof Target.Counter) {
            askedForSum.run();
        } else {
            tapped.run();
        }
    }

    @Override
    public void lost(Pointers.Pointer pointer) {
        if (!isHeldBy(pointer)) {
            return;
        }
        held = Optional.empty();
        if (scrolls) {
            scene.get().settleHand(time.nowMillis());
        }
        display.wake();
    }

    @Override
    public boolean wheeled(double x, double y, double pixels) {
        boolean scrolled = isHand(scene.get().at(x, y)) && scene.get().wheelHand(pixels, time.nowMillis());
        if (scrolled) {
            display.wake();
        }
        return scrolled;
    }

    private static boolean isHand(Target target) {
        return target instanceof Target.HandTile || target instanceof Target.ScrollHand;
    }

    private boolean isHeldBy(Pointers.Pointer pointer) {
        return held.isPresent() && held.get().id() == pointer.id();
    }
}
