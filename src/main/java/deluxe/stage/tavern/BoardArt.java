package deluxe.stage.tavern;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.WoodArt;

/** The board for the dice: a walnut tray with a raised rim, a band of bone in the rim and an eight-pointed star in the middle. */
final class BoardArt {
    static final double WIDTH = 436;
    static final double HEIGHT = 372;
    static final double RIM = 26;
    static final double ROUNDING = 10;

    private static final double INNER = .765;
    private static final Ramp BEVEL =
            Ramp.of("0 rgba(255,215,160,.35) 12 rgba(255,215,160,.05) 80 rgba(0,0,0,.15) 100 rgba(0,0,0,.6)");
    private static final Ramp WALL = Ramp.of("0 rgba(0,0,0,.55) 30 rgba(0,0,0,.26) 100 rgba(0,0,0,0)");
    private static final double TOOTH = 16;

    private final Surface surface;
    private final Pen pen;

    BoardArt(Surface surface) {
        this.surface = surface;
        pen = new Pen(surface);
    }

    void paint(Box board) {
        double scale = board.width() / WIDTH;
        surface.save();
        surface.translate(board.x(), board.y());
        surface.scale(scale, scale);
        Box whole = new Box(0, 0, WIDTH, HEIGHT);
        surface.save();
        surface.shadow("rgba(0,0,0,.85)", 34 * scale, -12 * scale, 18 * scale);
        pen.round(whole.moved(0, 8), ROUNDING).fill("#140a05");
        surface.restore();
        surface.save();
        pen.round(whole, ROUNDING).clip();
        Sprite field = new WoodArt(TavernColours.WALNUT, 61).plank(surface, WIDTH * scale, HEIGHT * scale);
        surface.draw(field, 0, 0, WIDTH, HEIGHT);
        star(WIDTH / 2, HEIGHT / 2);
        surface.alpha(.3);
        surface.draw(field, 0, 0, WIDTH, HEIGHT);
        surface.alpha(1);
        field.drop();
        walls(whole.grown(-RIM));
        rim(scale);
        surface.restore();
        surface.restore();
    }

    /** The far wall and the one towards the candle cast a shadow on the field. */
    private void walls(Box field) {
        Box far = new Box(field.x(), field.y(), field.width(), 14);
        pen.box(far).fill(WALL.down(far));
        Box right = new Box(field.right() - 16, field.y(), 16, field.height());
        pen.box(right).fill(WALL.across(right.right(), right.x()));
        pen.box(new Box(field.x(), field.bottom() - 3, field.width(), 3)).fill("rgba(0,0,0,.3)");
        pen.box(new Box(field.x(), field.y(), 3, field.height())).fill("rgba(0,0,0,.3)");
    }

    private void rim(double scale) {
        Sprite wood = new WoodArt(TavernColours.RIM, 44).plank(surface, WIDTH * scale, RIM * scale);
        side(wood, 0, 0, 0, WIDTH);
        side(wood, WIDTH, HEIGHT, Math.PI, WIDTH);
        side(wood, WIDTH, 0, Math.PI / 2, HEIGHT);
        side(wood, 0, HEIGHT, -Math.PI / 2, HEIGHT);
        wood.drop();
    }

    /** One of the rim's four pieces, mitred at both ends, with inlaid teeth of bone and red. */
    private void side(Sprite wood, double x, double y, double turn, double length) {
        surface.save();
        surface.translate(x, y);
        surface.rotate(turn);
        pen.line(0, 0, length, 0, length - RIM, RIM, RIM, RIM).shut().clip();
        surface.draw(wood, 0, 0, WIDTH, RIM);
        Box piece = new Box(0, 0, length, RIM);
        pen.box(piece).fill(BEVEL.down(piece));
        int teeth = (int) Math.rint((length - 2 * RIM) / TOOTH);
        double wide = (length - 2 * RIM) / teeth;
        for (int tooth = 0; tooth < teeth; tooth++) {
            double left = RIM + tooth * wide;
            pen.line(left, 18, left + wide / 2, 8, left + wide, 18).shut().fill("#e9d6a8");
            pen.line(left + wide * .28, 18, left + wide / 2, 12.4, left + wide * .72, 18)
                    .shut()
                    .fill("#8c1c1c");
        }
        pen.box(new Box(0, 7, length, .9)).fill("rgba(20,8,2,.8)");
        pen.box(new Box(0, 18, length, .9)).fill("rgba(20,8,2,.8)");
        surface.restore();
    }

    private void star(double x, double y) {
        surface.save();
        surface.translate(x, y);
        surface.alpha(.85);
        rays(118, "#3a1c0c");
        rays(114, "#d9bd82");
        rays(110, "#3a1c0c");
        rays(106, "#8a5526");
        for (int lozenge = 0; lozenge < 8; lozenge++) {
            pen.line(0, -98, 16, -66, 0, -44, -16, -66)
                    .shut()
                    .fill(lozenge % 2 == 0 ? "#7c1f1f" : "#234a63")
                    .stroke("#e3c98c", 1.6);
            surface.rotate(Math.PI / 4);
        }
        rays(40, "#3a1c0c");
        rays(37, "#d9bd82");
        rays(33, "#234a63");
        rays(20, "#d9bd82");
        rays(17, "#7c1f1f");
        surface.restore();
    }

    private void rays(double radius, String colour) {
        double[] corners = new double[32];
        for (int corner = 0; corner < 16; corner++) {
            double angle = Math.PI * corner / 8 - Math.PI / 2;
            double out = corner % 2 == 0 ? radius : radius * INNER;
            corners[2 * corner] = out * Math.cos(angle);
            corners[2 * corner + 1] = out * Math.sin(angle);
        }
        pen.line(corners).shut().fill(colour);
    }
}
