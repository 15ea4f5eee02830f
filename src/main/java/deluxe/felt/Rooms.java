package deluxe.felt;

import static deluxe.felt.Looks.POINT;

/** What room the open ends have for what may still come, and how close the eye could stay then. */
final class Rooms {
    private static final int NO_ROOM = 4000 * POINT;
    private static final int NO_ROOM_FOR_THE_DOUBLE = 1500 * POINT;
    /** Two open sides of a double have room for one: whichever is played, the other is then in want of a new arrangement. */
    private static final int SHARED_ROOM = 200 * POINT;

    private static final int NO_ROOM_LATER = 60 * POINT;
    private static final int SHARED_LANDING = 8 * POINT;
    private static final int USED_UP = Integer.MIN_VALUE;

    private final Closeness closeness;
    private final Options options = new Options();
    private final Boxes landings = new Boxes(4 * Places.MOST_TILES);

    private Places places;
    private Lines lines;

    int cost;
    /** Whether each end has room for what fits there. */
    boolean isComplete;
    /** The worth of the zoom after the next tile, in the mean over the tiles and ends that may bring it. */
    int worthAfterNext;

    /** The bounds of the board and of a landing place at each end that can be played. */
    int left;

    int top;
    int right;
    int bottom;

    Rooms(Closeness closeness) {
        this.closeness = closeness;
    }

    void survey(Places places, Lines lines, int[] hinges) {
        this.places = places;
        this.lines = lines;
        begin();
        Joints joints = places.joints;
        int weights = 0;
        int worths = 0;
        for (int end = 0; end < joints.endCount; end++) {
            int ordinary = joints.endOrdinary[end];
            int doubles = joints.endDoubles[end];
            int hinge = hinges[joints.endTile[end]];
            if (ordinary > 0) {
                worths += ordinary * surveyForOrdinary(end, hinge);
            }
            if (doubles > 0) {
                worths += surveyForDouble(end, hinge, ordinary == 0);
            }
            weights += ordinary + doubles;
        }
        worthAfterNext = weights == 0 ? worthNow() : worths / weights;
    }

    private void begin() {
        cost = 0;
        isComplete = true;
        landings.clear();
        left = places.left;
        top = places.top;
        right = places.right;
        bottom = places.bottom;
    }

    private int surveyForOrdinary(int end, int hingeOfEnd) {
        int sides = places.joints.endSides[end];
        int later = places.joints.endLater[end];
        int roomy = tryAll(end, hingeOfEnd, false);
        if (roomy == 0) {
            isComplete = false;
            cost += NO_ROOM;
        } else if (roomy < sides) {
            cost += SHARED_ROOM;
        }
        cost += NO_ROOM_LATER * Math.max(0, Math.min(later, sides + later - roomy));
        return land(Math.min(sides, roomy));
    }

    private int surveyForDouble(int end, int hingeOfEnd, boolean onlyDouble) {
        if (tryAll(end, hingeOfEnd, true) == 0) {
            isComplete = false;
            cost += NO_ROOM_FOR_THE_DOUBLE;
            return worthNow();
        }
        return onlyDouble ? land(1) : options.worth[options.best()];
    }

    /** Collects all ways in which a tile could lie at an end; the number of sides that have room for it. */
    private int tryAll(int end, int hingeOfEnd, boolean isDouble) {
        Joints joints = places.joints;
        int on = joints.endTile[end];
        boolean onDouble = joints.isDouble[on];
        int sides = 0;
        options.clear();
        for (int hinge : Hinge.choices(onDouble, on == 0, isDouble)) {
            places.locate(on, joints.endBase[end], hinge, isDouble);
            if (lines.withTrial(on, hinge) <= Lines.LONGEST && places.isTrialClear(on)) {
                int looks = onDouble ? Looks.onDouble(hinge, hingeOfEnd) : Looks.onOrdinary(hinge, isDouble);
                int side = onDouble ? Hinge.side(hinge) : 0;
                options.add(places, side, worthWithTrial() - looks);
                sides |= 1 << side;
            }
        }
        return Integer.bitCount(sides);
    }

    /** Picks so many landing places, apart from the others where that can be had; the worth of the zoom with the best. */
    private int land(int sides) {
        int best = sides == 0 ? worthNow() : USED_UP;
        for (int side = 0; side < sides; side++) {
            int option = options.bestApartFrom(landings);
            if (option < 0) {
                cost += SHARED_LANDING;
                option = options.best();
            }
            best = Math.max(best, options.worth[option]);
            landings.add(options.boxes, option);
            left = Math.min(left, options.boxes.left(option));
            top = Math.min(top, options.boxes.top(option));
            right = Math.max(right, options.boxes.right(option));
            bottom = Math.max(bottom, options.boxes.bottom(option));
            options.useUp(options.side[option]);
        }
        return best;
    }

    private int worthNow() {
        return closeness.worth(closeness.at(places.width(), places.height()));
    }

    private int worthWithTrial() {
        int width = Math.max(places.right, places.trialX + places.trialHalfWidth)
                - Math.min(places.left, places.trialX - places.trialHalfWidth);
        int height = Math.max(places.bottom, places.trialY + places.trialHalfHeight)
                - Math.min(places.top, places.trialY - places.trialHalfHeight);
        return closeness.worth(closeness.at(width, height));
    }

    /** The ways in which a tile could lie at one end. */
    private static final class Options {
        final Boxes boxes = new Boxes(Hinge.MOST_CHOICES);
        final int[] side = new int[Hinge.MOST_CHOICES];
        final int[] worth = new int[Hinge.MOST_CHOICES];

        void clear() {
            boxes.clear();
        }

        void add(Places places, int onSide, int zoomWorth) {
            side[boxes.count] = onSide;
            worth[boxes.count] = zoomWorth;
            boxes.add(places.trialX, places.trialY, places.trialHalfWidth, places.trialHalfHeight);
        }

        /** The best option, or -1 for none. */
        int best() {
            return best(null);
        }

        /** The best option that overlaps none of the boxes, or -1 for none. */
        int bestApartFrom(Boxes others) {
            return best(others);
        }

        private int best(Boxes others) {
            int best = -1;
            for (int option = 0; option < boxes.count; option++) {
                if (worth[option] != USED_UP
                        && (best < 0 || worth[option] > worth[best])
                        && (others == null || !others.overlap(boxes, option))) {
                    best = option;
                }
            }
            return best;
        }

        void useUp(int usedSide) {
            for (int option = 0; option < boxes.count; option++) {
                if (side[option] == usedSide) {
                    worth[option] = USED_UP;
                }
            }
        }
    }
}
