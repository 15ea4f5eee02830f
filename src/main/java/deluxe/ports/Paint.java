package deluxe.ports;

import java.util.List;

/** What a shape is filled or stroked with. */
public sealed interface Paint {
    /** One colour. */
    record Solid(String colour) implements Paint {}

    /** Colours along the line from one point to another. */
    record Linear(double x0, double y0, double x1, double y1, Stops stops) implements Paint {}

    /** Colours from an inner to an outer circle around one centre. */
    record Radial(double x, double y, double inner, double outer, Stops stops) implements Paint {}

    /** A sprite repeated in both directions, one device pixel of it to one of the surface at the identity transform. */
    record Tiled(Sprite sprite) implements Paint {}

    /** A colour at a place on a gradient, 0 at its start, 1 at its end. */
    record Stop(double at, String colour) {
        public Stop {
            if (!(at >= 0 && at <= 1)) {
                throw new IllegalArgumentException("a stop lies between 0 and 1, not at " + Decimal.of(at));
            }
        }
    }

    /** The colours of a gradient in order. They compare themselves, since two lists would compare whatever a list can hold. */
    final class Stops {
        private final List<Stop> list;

        public Stops(List<Stop> list) {
            this.list = List.copyOf(list);
        }

        public List<Stop> list() {
            return list;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Stops stops && areSame(list, stops.list);
        }

        private static boolean areSame(List<Stop> some, List<Stop> others) {
            boolean areSame = some.size() == others.size();
            for (int at = 0; areSame && at < some.size(); at++) {
                areSame = some.get(at).equals(others.get(at));
            }
            return areSame;
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }
    }

    static Paint of(String colour) {
        return new Solid(colour);
    }
}
