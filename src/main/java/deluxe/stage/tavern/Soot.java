package deluxe.stage.tavern;

import deluxe.ports.Decimal;
import deluxe.ports.Paint;
import java.util.ArrayList;
import java.util.List;

/** How much darker bone is near the table, which blocks the light of the room. */
final class Soot {
    /** Bone is darker up to this height. */
    static final double HEIGHT = 30;

    private static final double STRENGTH = .85;
    private static final int STOPS = 5;

    private Soot() {}

    /** From one place to another at heights z0 and z1, on bone that faces upwards by {@code upwards}; needed only if one is low enough. */
    static Paint along(double x0, double y0, double z0, double x1, double y1, double z1, double upwards) {
        double strength = STRENGTH * Candle.part(1.3 - upwards);
        List<Paint.Stop> stops = new ArrayList<>();
        for (int at = 0; at < STOPS; at++) {
            double part = at / (STOPS - 1.0);
            stops.add(new Paint.Stop(part, colour(at(z0 + (z1 - z0) * part) * strength)));
        }
        return new Paint.Linear(x0, y0, x1, y1, new Paint.Stops(stops));
    }

    /** On something small and round at this height. */
    static Paint on(double height) {
        return Paint.of(colour(at(height) * STRENGTH));
    }

    private static double at(double height) {
        double low = Candle.part(1 - height / HEIGHT);
        return low * low;
    }

    private static String colour(double alpha) {
        return "rgba(34,14,3," + Decimal.of(alpha) + ")";
    }
}
