package deluxe.stage.tavern;

/** The only light of the tavern, as it falls on the dice. */
final class Candle {
    static final Vec3 FLAME = new Vec3(454, 420, 420);
    /** The assumed width of the flame: it makes shadows soft. */
    static final double WIDTH = 26;

    private static final double[] REACH = {0, .25, .5, .78, 1};
    private static final Tone[] ROOM = {
        Tone.of(255, 246, 226),
        Tone.of(255, 227, 180),
        Tone.of(226, 182, 132),
        Tone.of(170, 126, 86),
        Tone.of(92, 62, 42)
    };
    private static final Tone DARK = Tone.of(72, 42, 20);
    private static final Tone MIDDLE = Tone.of(210, 173, 118);
    private static final Tone LIGHT = Tone.of(255, 243, 216);
    private static final Vec3 TO_PLAYER = new Vec3(0, -Vec3.TILT_SIN, Vec3.TILT_COS);
    /** How far round a corner its light still reaches. */
    private static final double WRAP = .1;

    private Candle() {}

    /** How warm and dim the light is at a place: the colour that the picture of the room is multiplied by there. */
    static Tone room(Vec3 place) {
        double right = place.x() - FLAME.x();
        double away = place.y() - FLAME.y();
        double far = part((Math.sqrt(right * right + away * away * .82) - 30) / 900);
        int from = 0;
        while (from < REACH.length - 2 && far > REACH[from + 1]) {
            from++;
        }
        double part = part((far - REACH[from]) / (REACH[from + 1] - REACH[from]));
        return ROOM[from].towards(ROOM[from + 1], part);
    }

    /**
     * The colour of bone.
     *
     * @param normal the direction that its surface faces
     * @param lit how much of the flame it sees, 0 to 1
     * @param room the result of {@link #room} for the whole die
     */
    static String bone(Vec3 normal, Vec3 place, double lit, Tone room) {
        Vec3 way = FLAME.minus(place);
        double far = way.dot(way);
        Vec3 toFlame = way.times(1 / Math.sqrt(far));
        double direct = part((normal.dot(toFlame) + WRAP) / (1 + WRAP)) * lit;
        double fall = 1 / (1 + far / 1.1e6);
        double glint = part(normal.dot(toFlame.plus(TO_PLAYER).unit()));
        double squared = glint * glint;
        double eighth = squared * squared * squared * squared;
        double shine = eighth * eighth * eighth * lit * .13;
        double upwards = .5 + .5 * normal.z();
        double fromWood = (1 - upwards) * .1;
        double light = .07 + .12 * upwards + .93 * direct * fall;
        Tone bone = light < .5 ? DARK.towards(MIDDLE, light * 2) : MIDDLE.towards(LIGHT, part(light * 2 - 1));
        return bone.plus(fromWood + shine, fromWood * .5 + shine * .92, fromWood * .15 + shine * .78)
                .under(room)
                .text();
    }

    static double part(double value) {
        return Math.max(0, Math.min(1, value));
    }
}
