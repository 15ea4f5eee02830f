package deluxe.play.tavern;

import deluxe.ports.Pointers;
import deluxe.ports.Time;
import deluxe.stage.dice.Flick;
import deluxe.stage.tavern.TavernScene;
import java.util.Optional;

/** A finger on the tavern: a flick or a tap throws the dice or hurries them, and a swipe or a tap looks at another guest. */
final class TavernTouches implements Pointers.Touches {
    /** How far a finger must go to do more than tap. */
    private static final double SLIP = 14;

    /** How fast the hardest flick is, in pixels a millisecond. */
    private static final double HARDEST = 2.2;

    private final Tavern tavern;
    private final TavernScene scene;
    private final Time time;
    private Optional<Pointers.Pointer> held = Optional.empty();
    private double fromX;
    private double fromY;
    private double fromMillis;

    TavernTouches(Tavern tavern, TavernScene scene, Time time) {
        this.tavern = tavern;
        this.scene = scene;
        this.time = time;
    }

    @Override
    public void pressed(Pointers.Pointer pointer, double x, double y) {
        if (held.isEmpty()) {
            held = Optional.of(pointer);
            fromX = x;
            fromY = y;
            fromMillis = time.nowMillis();
        }
    }

    @Override
    public void moved(Pointers.Pointer pointer, double x, double y) {}

    @Override
    public void released(Pointers.Pointer pointer, double x, double y) {
        if (!isHeldBy(pointer)) {
            return;
        }
        held = Optional.empty();
        double right = x - fromX;
        double down = y - fromY;
        double far = Math.sqrt(right * right + down * down);
        switch (tavern.place()) {
            case CHOOSING -> {
                if (Math.abs(right) > SLIP) {
                    tavern.lookOn(right < 0 ? 1 : -1);
                } else if (scene.isOnGuest(x, y)) {
                    tavern.sitDown();
                } else {
                    scene.companion(x, y).ifPresent(tavern::lookAt);
                }
            }
            case PLAYING -> {
                if (far > SLIP) {
                    tavern.throwDice(flick(right, down, far));
                } else {
                    tavern.throwDice();
                }
            }
            case ROUND_OVER -> tavern.closePlaque();
            default -> {}
        }
    }

    private Flick flick(double right, double down, double far) {
        double speed = far / Math.max(1, time.nowMillis() - fromMillis);
        return new Flick(right, -down, Math.min(1, speed / HARDEST));
    }

    @Override
    public void lost(Pointers.Pointer pointer) {
        if (isHeldBy(pointer)) {
            held = Optional.empty();
        }
    }

    @Override
    public boolean wheeled(double x, double y, double pixels) {
        return false;
    }

    private boolean isHeldBy(Pointers.Pointer pointer) {
        return held.isPresent() && held.get().id() == pointer.id();
    }
}
