package deluxe.stage.dice;

/** A point where a die touches the board, a wall or another die, and the impulses there in this step. */
final class Touch {
    private static final double SPINNING_LEVER = 5;
    /** Between these speeds of approach, bouncing fades in, so that dice stop rattling. */
    private static final double DEAD = 38;

    private static final double LIVELY = 190;
    private static final double VERY_FAST = 900;
    /** How much of its bounce a very fast die loses. */
    private static final double LOST_WHEN_FAST = .15;

    private final double[] arm = new double[3];
    private final double[] otherArm = new double[3];
    final double[] normal = new double[3];
    private final double[] along = new double[3];
    private final double[] sideways = new double[3];

    DieBody die;
    /** Null where the die touches the board or a wall. */
    DieBody other;

    Knock.On on;
    double depth;
    /** The speed along the normal when they touched; below zero if they came together. */
    double approach;

    /** The impulse that has pressed them apart. */
    double pressed;

    private double rubbedAlong;
    private double rubbedSideways;
    private double twisted;
    private double friction;
    private double goal;
    private double mass;
    private double massAlong;
    private double massSideways;

    /** The normal points from the other to the die. */
    void begin(
            DieBody one, DieBody two, Knock.On what, double nx, double ny, double nz, double[] point, double overlap) {
        die = one;
        other = two;
        on = what;
        depth = overlap;
        normal[0] = nx;
        normal[1] = ny;
        normal[2] = nz;
        for (int axis = 0; axis < 3; axis++) {
            arm[axis] = point[axis] - one.at[axis];
            otherArm[axis] = two == null ? 0 : point[axis] - two.at[axis];
        }
        turnTangents();
        pressed = 0;
        rubbedAlong = 0;
        rubbedSideways = 0;
        twisted = 0;
        mass = mass(normal);
        massAlong = mass(along);
        massSideways = mass(sideways);
        friction = Stuff.of(what).friction();
        approach = speedAlong(normal);
        double lively = between(0, (-approach - DEAD) / (LIVELY - DEAD), 1);
        double fast = between(0, (-approach - LIVELY) / VERY_FAST, 1);
        goal = -Stuff.of(what).bounce() * lively * (1 - LOST_WHEN_FAST * fast) * approach;
    }

    /** How much a material bounces, and how rough it is. */
    private record Stuff(double bounce, double friction) {
        private static final Stuff BOARD = new Stuff(.62, .40);
        private static final Stuff WALL = new Stuff(.68, .18);
        private static final Stuff DIE = new Stuff(.50, .12);

        static Stuff of(Knock.On on) {
            return switch (on) {
                case BOARD -> BOARD;
                case WALL -> WALL;
                case DIE -> DIE;
            };
        }
    }

    private static double between(double low, double value, double high) {
        return value < low ? low : value > high ? high : value;
    }

    private void turnTangents() {
        double x = normal[0];
        double y = normal[1];
        double z = normal[2];
        if (x * x < .5) {
            double length = Math.sqrt(y * y + z * z);
            along[0] = 0;
            along[1] = z / length;
            along[2] = -y / length;
        } else {
            double length = Math.sqrt(x * x + y * y);
            along[0] = -y / length;
            along[1] = x / length;
            along[2] = 0;
        }
        for (int axis = 0; axis < 3; axis++) {
            sideways[axis] = DieBody.across(normal, along, axis);
        }
    }

    private double mass(double[] direction) {
        double yielding = die.yielding(arm, direction);
        return 1 / (other == null ? yielding : yielding + other.yielding(otherArm, direction));
    }

    private double speedAlong(double[] direction) {
        double own = die.speedAlong(arm, direction);
        return other == null ? own : own - other.speedAlong(otherArm, direction);
    }

    private void push(double[] direction, double impulse) {
        if (impulse != 0) {
            die.push(arm, direction, impulse);
            if (other != null) {
                other.push(otherArm, direction, -impulse);
            }
        }
    }

    /** Brings the speeds here nearer to their goal. Returns how much it changed the pressing impulse. */
    double solve() {
        double wanted = Math.max(0, pressed + (goal - speedAlong(normal)) * mass);
        double more = wanted - pressed;
        pressed = wanted;
        push(normal, more);
        rub();
        twist();
        return more < 0 ? -more : more;
    }

    private void rub() {
        double most = friction * pressed;
        double first = rubbedAlong - speedAlong(along) * massAlong;
        double second = rubbedSideways - speedAlong(sideways) * massSideways;
        double square = first * first + second * second;
        if (square > most * most) {
            double part = most / Math.sqrt(square);
            first *= part;
            second *= part;
        }
        double moreAlong = first - rubbedAlong;
        double moreSideways = second - rubbedSideways;
        rubbedAlong = first;
        rubbedSideways = second;
        push(along, moreAlong);
        push(sideways, moreSideways);
    }

    /** The friction of a die that spins where it touches. */
    private void twist() {
        double spinning = dot(die.spin, normal) - (other == null ? 0 : dot(other.spin, normal));
        double most = friction * pressed * SPINNING_LEVER;
        double wanted = between(-most, twisted - spinning * DieBody.inertia() * (isOneFree() ? 1 : .5), most);
        double more = (wanted - twisted) * DieBody.PER_INERTIA;
        twisted = wanted;
        turn(die, more);
        turn(other, -more);
    }

    private void turn(DieBody body, double spin) {
        if (body != null && !body.isFixed()) {
            for (int axis = 0; axis < 3; axis++) {
                body.spin[axis] += normal[axis] * spin;
            }
        }
    }

    /** Whether only one of the two can move. */
    private boolean isOneFree() {
        return other == null || other.isFixed() || die.isFixed();
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** The two things that touch. */
    record Pair(DieBody die, DieBody other, Knock.On on) {}

    Pair pair() {
        return new Pair(die, other, on);
    }

    /** Whether this is between the same two, in the same direction. */
    boolean isLike(Touch another) {
        return die == another.die
                && other == another.other
                && on == another.on
                && normal[0] == another.normal[0]
                && normal[1] == another.normal[1]
                && normal[2] == another.normal[2];
    }

    /** Moves the dice apart by this much. */
    void part(double by) {
        double share = isOneFree() ? by : by / 2;
        move(die, share);
        move(other, -share);
    }

    private void move(DieBody body, double share) {
        if (body != null && !body.isFixed()) {
            for (int axis = 0; axis < 3; axis++) {
                body.at[axis] += normal[axis] * share;
            }
        }
    }
}
