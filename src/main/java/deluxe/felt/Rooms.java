package deluxe.felt;

import static deluxe.felt.Looks.POINT;

/** How much room the open ends have for what may still be played, and how close the view could then stay. */
final class Rooms {
    private static final int NO_ROOM = 4000 * POINT;
    private static final int NO_ROOM_FOR_THE_DOUBLE = 1500 * POINT;
    /** Two open sides of a double have room for one tile: once it is played, the other side needs a new arrangement. */
    private static final int SHARED_ROOM = 200 * POINT;

    /** There is room for the next tile, but none for those after it. */
    private static final int BLIND_ALLEY = 60 * POINT;

    private static final int NO_ROOM_LATER = 60 * POINT;
    private static final int SHARED_LANDING = 8 * POINT;

    private final Closeness closeness;
    private final ShortEnds shortEnds;
    private final PlaceOptions options = new PlaceOptions();
    private final Claims claims = new Claims();
    private final Alleys alleys = new Alleys();

    private Places places;

    int cost;
    /** Whether each end has room for what fits there. */
    boolean isComplete;
    /** What the zoom is worth after the next tile, on average over all tiles and ends that may be played next. */
    int worthAfterNext;

    /** The bounds of the board and of a landing place at each end that can be played. */
    int left;

    int top;
    int right;
    int bottom;

    Rooms(Closeness closeness, ShortEnds shortEnds) {
        this.closeness = closeness;
        this.shortEnds = shortEnds;
    }

    /** Surveys a board whose lines have been measured; stops once it costs {@code enough}. */
    void survey(Places laid, int enough) {
        begin(laid);
        int weights = 0;
        int worths = 0;
        for (OpenEnd end : places.joints.ends) {
            if (cost >= enough) {
                return;
            }
            if (end.ordinary > 0) {
                worths += end.ordinary * surveyForOrdinary(end);
            }
            if (end.doubles > 0) {
                worths += surveyForDouble(end);
            }
            weights += end.ordinary + end.doubles;
        }
        worthAfterNext = weights == 0 ? worthNow() : worths / weights;
    }

    private void begin(Places laid) {
        places = laid;
        cost = 0;
        isComplete = true;
        claims.clear();
        alleys.take(laid);
        left = places.left;
        top = places.top;
        right = places.right;
        bottom = places.bottom;
    }

    private int surveyForOrdinary(OpenEnd end) {
        int roomy = tryAll(end, false);
        if (roomy == 0) {
            isComplete = false;
            cost += NO_ROOM;
        } else if (roomy < end.sides) {
            cost += SHARED_ROOM;
        }
        if (roomy > 0 && !options.leadOut(alleys)) {
            cost += BLIND_ALLEY;
        }
        cost += NO_ROOM_LATER * Math.max(0, Math.min(end.later, end.sides + end.later - roomy));
        return land(Math.min(end.sides, roomy));
    }

    private int surveyForDouble(OpenEnd end) {
        if (tryAll(end, true) == 0) {
            isComplete = false;
            cost += NO_ROOM_FOR_THE_DOUBLE;
            return worthNow();
        }
        return end.ordinary == 0 ? land(1) : options.best(null).worth;
    }

    /** Collects all ways in which a tile could lie at an end; returns the number of sides that have room for it. */
    private int tryAll(OpenEnd end, boolean isDouble) {
        Piece on = end.on;
        int sides = 0;
        options.clear();
        for (int hinge : Hinge.choices(on.isDouble, on.isFirst(), isDouble)) {
            PlaceOption option = options.unused();
            option.join(on, end.base, hinge, isDouble);
            if (Lines.with(on, hinge, option.reach) <= places.joints.longestLine && places.isClear(option, on)) {
                int side = on.isDouble ? Hinge.side(hinge) : 0;
                options.use(side, worthWith(option) - looks(on, hinge, option, isDouble));
                sides |= 1 << side;
            }
        }
        return Integer.bitCount(sides);
    }

    private int looks(Piece on, int hinge, PlaceOption option, boolean isDouble) {
        if (on.isDouble) {
            return Looks.onDouble(hinge, on.hinge) + shortEnds.cost(on, hinge, option.reach);
        }
        return Looks.onOrdinary(hinge, isDouble);
    }

    /** Picks this many landing places, clear of the others where possible; returns the worth of the best. */
    private int land(int sides) {
        int best = sides == 0 ? worthNow() : Integer.MIN_VALUE;
        for (int side = 0; side < sides; side++) {
            PlaceOption option = options.best(claims);
            if (option == null) {
                cost += SHARED_LANDING;
                option = options.best(null);
            }
            best = Math.max(best, option.worth);
            claims.add(option);
            left = Math.min(left, option.left());
            top = Math.min(top, option.top());
            right = Math.max(right, option.right());
            bottom = Math.max(bottom, option.bottom());
            options.dropSide(option.side);
        }
        return best;
    }

    private int worthNow() {
        return closeness.worth(closeness.at(places.width(), places.height()));
    }

    private int worthWith(Place place) {
        int width = places.width(Math.min(places.left, place.left()), Math.max(places.right, place.right()));
        int height = places.height(Math.min(places.top, place.top()), Math.max(places.bottom, place.bottom()));
        return closeness.worth(closeness.at(width, height));
    }
}
