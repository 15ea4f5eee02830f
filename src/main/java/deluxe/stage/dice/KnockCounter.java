package deluxe.stage.dice;

import java.util.ArrayList;
import java.util.List;

/** Collects the knocks of a throw: one at a time for each pair that hits each other. */
final class KnockCounter {
    private static final double SOFTEST = 45;
    private static final double BOUNCE = 80;
    private static final double APART_SECONDS = .045;
    private static final double LOUDEST = 700;

    private final List<Heard> heard = new ArrayList<>();

    /** A pair that hit each other, and how hard. */
    private static final class Heard {
        private final Touch.Pair pair;
        private final double seconds;
        private final double x;
        private double impulse;
        private double approach;

        Heard(Touch.Pair pair, double seconds, double x) {
            this.pair = pair;
            this.seconds = seconds;
            this.x = x;
        }
    }

    /** Call this after each step. */
    void count(DiceWorld world, double seconds) {
        List<Heard> now = new ArrayList<>();
        Touches touches = world.touches();
        for (int at = 0; at < touches.count(); at++) {
            Touch touch = touches.at(at);
            if (touch.approach < -SOFTEST && touch.pressed > 0) {
                Heard sum = of(now, touch, seconds);
                sum.impulse += touch.pressed;
                sum.approach = Math.max(sum.approach, -touch.approach);
            }
        }
        for (Heard each : now) {
            join(each);
        }
    }

    private static Heard of(List<Heard> now, Touch touch, double seconds) {
        for (Heard each : now) {
            if (each.pair.equals(touch.pair())) {
                return each;
            }
        }
        Heard first = new Heard(touch.pair(), seconds, touch.die.at[0]);
        now.add(first);
        return first;
    }

    /** A hit soon after a knock of the same pair counts as the same knock. */
    private void join(Heard each) {
        for (int at = heard.size() - 1; at >= 0 && each.seconds - heard.get(at).seconds < APART_SECONDS; at--) {
            Heard before = heard.get(at);
            if (before.pair.equals(each.pair)) {
                if (each.impulse > before.impulse) {
                    before.impulse = each.impulse;
                    before.approach = Math.max(before.approach, each.approach);
                }
                return;
            }
        }
        heard.add(each);
    }

    /** How often this die has knocked on the board. */
    int bounces(DieBody die) {
        int bounces = 0;
        for (Heard each : heard) {
            bounces += each.pair.die() == die && each.pair.on() == Knock.On.BOARD && each.approach > BOUNCE ? 1 : 0;
        }
        return bounces;
    }

    List<Knock> heard() {
        List<Knock> knocks = new ArrayList<>();
        for (Heard each : heard) {
            knocks.add(new Knock(each.seconds, each.pair.on(), Math.min(1, each.impulse / LOUDEST), each.x));
        }
        return knocks;
    }
}
