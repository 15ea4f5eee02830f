package deluxe.stage.tavern;

import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The outline around dots.
 *
 * @param corners the corners, in the order in which {@link Dot#turn} is positive
 */
record Hull(List<Dot> corners) {
    private static final double QUARTER = Math.PI / 2;

    static Hull around(List<Dot> dots) {
        List<Dot> sorted = new ArrayList<>(dots);
        sorted.sort(Comparator.comparingDouble(Dot::x).thenComparingDouble(Dot::y));
        List<Dot> corners = new ArrayList<>();
        addHalf(corners, sorted);
        List<Dot> back = new ArrayList<>();
        for (Dot dot : sorted) {
            back.add(0, dot);
        }
        addHalf(corners, back);
        return new Hull(List.copyOf(corners));
    }

    /** One side of the outline, without its last corner. */
    private static void addHalf(List<Dot> corners, List<Dot> dots) {
        List<Dot> half = new ArrayList<>();
        for (Dot dot : dots) {
            while (half.size() > 1 && Dot.turn(half.get(half.size() - 2), half.get(half.size() - 1), dot) <= 0) {
                half.remove(half.size() - 1);
            }
            half.add(dot);
        }
        corners.addAll(half.subList(0, half.size() - 1));
    }

    /** Adds the outline to the path, this much further out and with round corners. */
    void trace(Surface surface, double further) {
        int count = corners.size();
        if (count < 3) {
            return;
        }
        for (int at = 0; at < count; at++) {
            Dot before = corners.get((at + count - 1) % count);
            Dot corner = corners.get(at);
            Dot after = corners.get((at + 1) % count);
            double from = Math.atan2(corner.y() - before.y(), corner.x() - before.x()) - QUARTER;
            double to = Math.atan2(after.y() - corner.y(), after.x() - corner.x()) - QUARTER;
            if (at == 0) {
                surface.moveTo(corner.x() + further * Math.cos(from), corner.y() + further * Math.sin(from));
            }
            surface.arc(corner.x(), corner.y(), further, from, to < from ? to + 4 * QUARTER : to);
        }
        surface.close();
    }
}
