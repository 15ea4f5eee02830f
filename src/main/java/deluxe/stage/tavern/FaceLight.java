package deluxe.stage.tavern;

/**
 * How the flame falls on a face of a die.
 *
 * @param right how much it comes from the right of the face
 * @param down how much it comes from below the face
 * @param lips how bright the lips of the pips are on the side away from it
 * @param glow how bright the far walls of the pips are
 */
record FaceLight(double right, double down, double lips, double glow) {
    private static final double LIP = 1.1;
    private static final double WALL = 1.5;

    static FaceLight on(DieSolid die, int face, double lit, Tone room) {
        Vec3 normal = die.normal(face);
        Vec3 toFlame = Candle.FLAME.minus(die.faceMiddle(face)).unit();
        return new FaceLight(
                die.right(face).dot(toFlame),
                die.down(face).dot(toFlame),
                Candle.part(normal.nearness() * 1.8) * (.2 + .8 * lit * Candle.part(normal.dot(toFlame) + .15)),
                Math.min(1, .35 + lit * .65) * Candle.part(.35 + room.red() * .5));
    }

    double lipRight() {
        return -right * LIP;
    }

    double lipDown() {
        return -down * LIP;
    }

    double wallRight() {
        return -right * WALL;
    }

    double wallDown() {
        return -down * WALL;
    }
}
