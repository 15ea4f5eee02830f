package deluxe.stage;

import deluxe.ports.Display;
import deluxe.ports.Paint;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** A table with a coin to toss: no tiles, no hands. */
final class CoinScene implements Scene<CoinScene.Side, CoinScene.Tossed, CoinScene.Target> {
    private static final double RADIUS = 40;
    private static final double TOSS_MILLIS = 600;
    private static final Paint GOLD = Paint.of("#c9a227");
    private static final Paint SILVER = Paint.of("#b8bcc2");

    private final Tempo tempo = new Tempo(100);
    private final Cues cues = new Cues();
    private Optional<Display.Size> size = Optional.empty();
    private Optional<Side> side = Optional.empty();
    private Timed<Side> shown = new Timed<>(Side.HEADS);
    private Tween toss = Tween.resting(1);
    private Look look;
    private Cue.Ear ear = cue -> {};
    private boolean hidden;

    CoinScene(Look look) {
        this.look = look;
    }

    enum Side {
        HEADS,
        TAILS
    }

    record Tossed(Seat seat) {}

    enum Target {
        COIN,
        CLOTH
    }

    enum CoinCue implements Cue.Kind {
        LANDED
    }

    @Override
    public void dress(Look newLook) {
        look = newLook;
    }

    @Override
    public void follow(Cue.Ear newEar) {
        ear = newEar;
    }

    @Override
    public void clear() {
        side = Optional.empty();
        toss = Tween.resting(1);
        cues.clear();
    }

    @Override
    public void snap(Side state, String placement) {
        clear();
        side = Optional.of(state);
        shown.be(state);
    }

    @Override
    public void show(Side next, List<Tossed> events, double nowMillis) {
        double now = tempo.at(nowMillis);
        side = Optional.of(next);
        for (Tossed tossed : events) {
            double duration = look.reducedMotion() ? Motion.FADE_MILLIS : TOSS_MILLIS;
            toss = new Tween(0, 1, now, duration, Motion::glide);
            cues.add(CoinCue.LANDED, tossed.seat(), now + duration);
        }
        shown.become(next, (now + toss.startMillis() + toss.durationMillis()) / 2);
    }

    @Override
    public String placement() {
        return "";
    }

    @Override
    public double toldAtMillis() {
        return tempo.displayAt(toss.startMillis() + toss.durationMillis());
    }

    @Override
    public void hurry(double nowMillis) {
        tempo.rush(toss.startMillis() + toss.durationMillis(), nowMillis);
    }

    @Override
    public void hide(boolean wanted) {
        hidden = wanted;
    }

    @Override
    public void showClock(int secondsLeft) {}

    @Override
    public Target at(double x, double y) {
        return side.isPresent() && coin().contains(x, y) ? Target.COIN : Target.CLOTH;
    }

    private Box coin() {
        double left = size.orElseThrow().width() / 2 - RADIUS;
        double top = size.orElseThrow().height() / 2 - RADIUS;
        return new Box(left, top, 2 * RADIUS, 2 * RADIUS);
    }

    @Override
    public void resized(Display.Size newSize, SafeArea edges) {
        size = Optional.of(newSize);
    }

    @Override
    public boolean paint(Surface surface, double nowMillis) {
        double now = tempo.at(nowMillis);
        if (size.isEmpty() || side.isEmpty() || hidden) {
            return false;
        }
        cues.pass(now, ear);
        double flight = look.reducedMotion() ? 0 : Motion.hill(toss.at(now));
        surface.begin();
        surface.ellipse(coin().centreX(), coin().centreY() - 200 * flight, RADIUS, RADIUS * (1 - .9 * flight));
        surface.fill(shown.at(now) == Side.HEADS ? GOLD : SILVER);
        return !toss.isOver(now) || shown.isMoving(now) || cues.areAhead();
    }
}
