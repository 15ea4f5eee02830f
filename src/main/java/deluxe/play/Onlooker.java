package deluxe.play;

import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.stage.Handling;
import deluxe.stage.Target;
import java.util.Optional;

/** The finger or mouse of somebody who looks on: scrolls a large hand, opens the sum, and anywhere else stops and goes on. */
final class Onlooker implements Pointers.Touches {
    /** How far a finger moves before it means to scroll. */
    private static final double SLIP = 8;

    /** How far a tap on the edge of a large hand scrolls it. */
    private static final double SCROLL_STEP = 120;

    private final Handling table;
    private final Display display;
    private final Runnable tapped;
    private Optional<Pointers.Pointer> held = Optional.empty();
    private double lastX;
    private boolean scrolls;
    private boolean sumOpen;

    Onlooker(Handling table, Display display, Runnable tapped) {
        this.table = table;
        this.display = display;
        this.tapped = tapped;
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
        scrolls = scrolls || (Math.abs(x - lastX) >= SLIP && isHand(table.at(x, y)));
        if (!scrolls) {
            return;
        }
        table.scrollHand(lastX - x);
        lastX = x;
        display.wake();
    }

    @Override
    public void released(Pointers.Pointer pointer, double x, double y) {
        if (!isHeldBy(pointer)) {
            return;
        }
        held = Optional.empty();
        if (!scrolls) {
            tap(table.at(x, y));
        }
        display.wake();
    }

    private void tap(Target target) {
        if (target instanceof Target.ScrollHand edge) {
            table.scrollHand(edge.direction() * SCROLL_STEP);
        } else if (target instanceof Target.Counter) {
            sumOpen = !sumOpen;
            table.explainSum(sumOpen);
        } else {
            tapped.run();
        }
    }

    @Override
    public void lost(Pointers.Pointer pointer) {
        if (isHeldBy(pointer)) {
            held = Optional.empty();
        }
    }

    @Override
    public boolean wheeled(double x, double y, double pixels) {
        boolean scrolled = isHand(table.at(x, y)) && table.scrollHand(pixels);
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
