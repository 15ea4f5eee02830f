package deluxe.stage.tavern;

/** A place or a direction over the board: x to the right, y away from the player, z up. */
record Vec3(double x, double y, double z) {
    /** Cosine and sine of the angle between the player's view and straight down. */
    static final double TILT_COS = .9063;

    static final double TILT_SIN = .4226;

    Vec3 plus(Vec3 other) {
        return new Vec3(x + other.x, y + other.y, z + other.z);
    }

    Vec3 minus(Vec3 other) {
        return new Vec3(x - other.x, y - other.y, z - other.z);
    }

    Vec3 times(double factor) {
        return new Vec3(x * factor, y * factor, z * factor);
    }

    double dot(Vec3 other) {
        return x * other.x + y * other.y + z * other.z;
    }

    double length() {
        return Math.sqrt(dot(this));
    }

    Vec3 unit() {
        return times(1 / length());
    }

    Vec3 towards(Vec3 other, double part) {
        return plus(other.minus(this).times(part));
    }

    /** How far from the left the player sees it. */
    double screenX() {
        return x;
    }

    /** How far down the player sees it. */
    double screenY() {
        return -y * TILT_COS - z * TILT_SIN;
    }

    /** How near it is to the player; of a direction: how much it points at the player. */
    double nearness() {
        return z * TILT_COS - y * TILT_SIN;
    }

    Dot seen() {
        return new Dot(screenX(), screenY());
    }
}
