package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import java.util.ArrayList;
import java.util.List;

/** A die in flight, drawn simply: the outline, the edges between two visible faces, and each visible face in one colour with its pips. */
final class FlyingDie {
    private static final double WIDER = DieSolid.ROUND * .3;
    private static final Box FACE =
            new Box(-DieSolid.FLAT, -DieSolid.FLAT, 2 * DieSolid.FLAT, 2 * DieSolid.FLAT).grown(WIDER);
    private static final double EDGE_WIDTH = DieSolid.ROUND * 1.4;
    private static final double EDGE_OUT = (DieSolid.ROUND - EDGE_WIDTH / 2) / DieSolid.ROUND;

    private final Hull outline;
    private final Paint rim;
    private final List<Face> faces = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    /** A visible face. {@code soot} darkens it towards the table; it is null if the face is level or high above the table. */
    private record Face(
            int number, Vec3 right, Vec3 down, Vec3 middle, Paint bone, double pips, FaceLight light, Paint soot) {}

    /** An edge between two visible faces. */
    private record Edge(Dot from, Dot to, Paint bone) {}

    FlyingDie(DieSolid die, List<DieSolid> all) {
        Tone room = Candle.room(die.middle());
        double[] lit = new double[DieSolid.FACES];
        boolean[] isSeen = new boolean[DieSolid.FACES];
        for (int face = 0; face < DieSolid.FACES; face++) {
            isSeen[face] = die.normal(face).nearness() > .004;
            lit[face] = isSeen[face] ? die.lit(die.faceMiddle(face), all) : 1;
        }
        outline = die.outline();
        rim = rim(die, room);
        for (int face = 0; face < DieSolid.FACES; face++) {
            if (isSeen[face]) {
                faces.add(face(die, face, lit[face], room));
            }
        }
        for (int axis = 0; axis < 3; axis++) {
            for (int corner = 0; corner < 8; corner++) {
                if (!DieSolid.isPositive(corner, axis)) {
                    int one = DieSolid.face((axis + 1) % 3, DieSolid.isPositive(corner, (axis + 1) % 3));
                    int two = DieSolid.face((axis + 2) % 3, DieSolid.isPositive(corner, (axis + 2) % 3));
                    if (isSeen[one] && isSeen[two]) {
                        Vec3 normal = die.normal(one).plus(die.normal(two)).unit();
                        edges.add(new Edge(
                                die.inCorner(corner, normal.times(EDGE_OUT)),
                                die.inCorner(corner | 1 << axis, normal.times(EDGE_OUT)),
                                bone(die, normal, (lit[one] + lit[two]) / 2, room)));
                    }
                }
            }
        }
    }

    private static Paint bone(DieSolid die, Vec3 normal, double lit, Tone room) {
        return Paint.of(Candle.bone(normal, die.middle().plus(normal.times(DieSolid.EDGE / 2)), lit, room));
    }

    /** The colours of what curves away from the player: lit on the side of the flame. */
    private static Paint rim(DieSolid die, Tone room) {
        Vec3 toFlame = Candle.FLAME.minus(die.middle()).unit();
        double half = DieSolid.EDGE * .75;
        double x = die.middle().screenX();
        double y = die.middle().screenY();
        double alongX = toFlame.screenX() * half;
        double alongY = toFlame.screenY() * half;
        List<Paint.Stop> stops = new ArrayList<>();
        for (int at = 0; at <= 2; at++) {
            Vec3 normal = new Vec3(0, -Vec3.TILT_SIN * .5, .2)
                    .plus(toFlame.times(at - 1))
                    .unit();
            stops.add(new Paint.Stop(
                    at / 2.0, Candle.bone(normal, die.middle().plus(normal.times(DieSolid.EDGE / 2)), .8, room)));
        }
        return new Paint.Linear(x - alongX, y - alongY, x + alongX, y + alongY, new Paint.Stops(stops));
    }

    private static Face face(DieSolid die, int face, double lit, Tone room) {
        Vec3 normal = die.normal(face);
        return new Face(
                die.labels().number(face),
                die.right(face),
                die.down(face),
                die.faceMiddle(face),
                bone(die, normal, lit, room),
                Candle.part((normal.nearness() - .05) / .12),
                FaceLight.on(die, face, lit, room),
                soot(die, face));
    }

    private static Paint soot(DieSolid die, int face) {
        double fallRight = die.right(face).z();
        double fallDown = die.down(face).z();
        double fall = Math.sqrt(fallRight * fallRight + fallDown * fallDown);
        double low = die.faceMiddle(face).z() - DieSolid.FLAT * fall;
        if (fall < .2 || low > Soot.HEIGHT) {
            return null;
        }
        double upX = fallRight / fall * DieSolid.FLAT;
        double upY = fallDown / fall * DieSolid.FLAT;
        return Soot.along(
                -upX,
                -upY,
                low,
                upX,
                upY,
                low + 2 * DieSolid.FLAT * fall,
                die.normal(face).z());
    }

    void paint(Surface surface, DieSprites sprites) {
        Pen pen = new Pen(surface);
        surface.begin();
        outline.trace(surface, DieSolid.ROUND);
        surface.fill(rim);
        for (Edge edge : edges) {
            pen.line(edge.from.x(), edge.from.y(), edge.to.x(), edge.to.y()).stroke(edge.bone, EDGE_WIDTH);
        }
        for (Face face : faces) {
            surface.save();
            surface.transform(
                    face.right.screenX(),
                    face.right.screenY(),
                    face.down.screenX(),
                    face.down.screenY(),
                    face.middle.screenX(),
                    face.middle.screenY());
            pen.round(FACE, 2 * WIDER).fill(face.bone);
            if (face.pips > 0) {
                DieSprites.Faces layers = sprites.of(face.number);
                surface.alpha(face.pips * face.light.lips());
                DieSprites.draw(surface, layers.lip(), face.light.lipRight(), face.light.lipDown());
                surface.alpha(face.pips);
                DieSprites.draw(surface, layers.simple(), 0, 0);
                surface.alpha(1);
            }
            if (face.soot != null) {
                pen.round(FACE, 2 * WIDER).fill(face.soot);
            }
            surface.restore();
        }
    }
}
