package deluxe.stage.tavern;

/** A place on the screen. */
record Dot(double x, double y) {
    /** Twice the signed area of the triangle with these corners. */
    static double turn(Dot from, Dot over, Dot to) {
        return (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x);
    }
}
