package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/**
 * A domino, drawn in code. Each part is drawn separately, because all shadows go under all tiles, and so that each can be kept
 * as a sprite ({@link TileSprites}). The box is that of the face; the body shows below it by {@link #thickness}.
 */
public final class TileArt {
    private static final double RADIUS = .15;
    private static final double PIN_RADIUS = .095;
    private static final Ramp GLOSS = Ramp.of("0 rgba(255,255,255,.55) 45 rgba(255,255,255,0)");
    private static final Ramp EBONY = Ramp.of("0 rgba(255,225,190,.18) 30 rgba(255,225,190,.04) 100 rgba(0,0,0,.3)");

    /** The veil over dark tiles, on a table of any colour. */
    static final String DARKER = "rgba(14,13,12,.58)";

    static final double THROUGH_VEIL = .75;

    /** Drawn over the pips of light tiles, because a veil makes them too similar to the face. */
    static final String DARKER_PIPS = "rgba(0,0,0,.35)";

    private static final double CHAMFER = 1.17;

    private static final int GLOW_BANDS = 14;

    /** From this many pips up a half is crowded, and its pips are smaller. */
    private static final int CROWDED = 7;

    private static final double CROWDED_SHARE = .85;

    /** Which of the nine places on a half are pips, the first place in the highest bit, for 0 to 9 pips on an upright tile. */
    private static final int[] PLACES = {
        0,
        0b000_010_000,
        0b100_000_001,
        0b100_010_001,
        0b101_000_101,
        0b101_010_101,
        0b101_101_101,
        0b101_111_101,
        0b111_101_111,
        0b111_111_111
    };

    private final Surface surface;
    private final Pen pen;
    private final TileSet set;
    private final Theme theme;
    private final double u;

    public TileArt(Surface surface, TileSet set, Theme theme, double u) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.set = set;
        this.theme = theme;
        this.u = u;
    }

    /** How far the body shows below the face, for tiles of this width. */
    public static double thickness(double u) {
        return Math.max(1.5, u * .085);
    }

    /** On the felt: a wide soft shadow and a tight one where the tile touches the cloth. */
    public void shadow(Box box) {
        double deep = thickness(u);
        cast(box.moved(0, deep * .6), theme.shade(), .34, .1, .19 - .085 * .6);
        cast(box.moved(0, deep), theme.contact(), .07, .02, .05);
    }

    /** The same for a tile that is turned around its middle. */
    public void shadow(Box box, double turn) {
        double deep = thickness(u);
        castTurned(box.moved(0, deep * .6), turn, theme.shade(), .34, .1, .19 - .085 * .6);
        castTurned(box.moved(0, deep), turn, theme.contact(), .07, .02, .05);
    }

    /** About as dark as the soft shadow, but with a hard edge. */
    void quickShadow(Box box) {
        pen.round(box.moved(.1 * u, .18 * u).grown(.05 * u), radius()).fill("rgba(0,0,0,.36)");
    }

    /** Above the felt, for a tile in the hand or in flight: wider, softer and further away. */
    void liftedShadow(Box box) {
        cast(box, theme.shade(), .5, .22, .38);
    }

    /** Draws only the shadow: the shape that casts it is far to the left, off the sprite. */
    private void cast(Box box, String colour, double blur, double right, double down) {
        double away = 8 * u;
        surface.save();
        surface.shadow(colour, blur * u, right * u + away, down * u);
        pen.round(box.moved(-away, 0), radius()).fill("#000000");
        surface.restore();
    }

    /** A shadow's offset doesn't turn with the surface, so only the shape that casts the shadow is turned. */
    private void castTurned(Box box, double turn, String colour, double blur, double right, double down) {
        double away = 8 * u;
        surface.save();
        surface.shadow(colour, blur * u, right * u + away, down * u);
        surface.translate(box.centreX() - away, box.centreY());
        surface.rotate(turn);
        pen.round(box.moved(-box.centreX(), -box.centreY()), radius()).fill("#000000");
        surface.restore();
    }

    /** A tile face up, {@code first} being the left or the upper half. */
    public void faceUp(Box box, int first, int second) {
        blank(box);
        allPips(box, first, second, this::pip);
        set.pin().ifPresent(metal -> pin(box.centreX(), box.centreY(), metal));
    }

    /** Draws one pip of a half that has {@code count} of them. */
    private interface PipArt {
        void draw(double x, double y, double r, int count);
    }

    private void allPips(Box box, int first, int second, PipArt art) {
        double middleX = box.centreX();
        double middleY = box.centreY();
        boolean across = box.width() > box.height();
        double right = across ? u / 2 : 0;
        double down = across ? 0 : u / 2;
        pips(middleX - right, middleY - down, first, across, art);
        pips(middleX + right, middleY + down, second, across, art);
    }

    /** A tile with nothing on its face but the divider. */
    void blank(Box box) {
        body(box);
        surface.save();
        pen.round(box, radius()).fill(set.face().slanted(box));
        pen.clip();
        grain(box);
        pen.round(box, radius()).stroke(set.bevel().slanted(box), u * .11);
        gloss(box);
        surface.restore();
        pen.round(box.grown(-.4), radius()).stroke(set.rim(), .8);
        divider(box);
    }

    /** A tile face down: lacquer in the table's colour, a gold line and the inlay within it. */
    public void faceDown(Box box) {
        body(box);
        surface.save();
        pen.round(box, radius()).fill(theme.back().slanted(box)).clip();
        pen.round(box, radius()).stroke(set.bevel().slanted(box), u * .08);
        gloss(box);
        surface.restore();
        pen.round(box.grown(-u * .13), radius() * .7).stroke(Paint.of(gilding()), Math.max(.8, u * .03));
        theme.inlay().paint(surface, box, u, gilding());
        pen.round(box.grown(-.4), radius()).stroke(set.rim(), .8);
    }

    /** Over a tile that cannot be played. Dark tiles have a dark veil: the pale one of daylight would hide their pips. */
    void veil(Box box) {
        pen.round(withBody(box), radius()).fill(set.equals(TileSet.EBONY) ? DARKER : theme.veil());
    }

    /** Makes a tile's pips readable through its veil: those of dark tiles shine through, those of light ones are darkened. */
    void pipsThroughVeil(Box box, int first, int second) {
        if (set.equals(TileSet.EBONY)) {
            surface.alpha(THROUGH_VEIL);
            allPips(box, first, second, this::pip);
        } else {
            allPips(
                    box,
                    first,
                    second,
                    (x, y, r, count) -> pen.circle(x, y, r * CHAMFER).fill(DARKER_PIPS));
        }
    }

    /** Around a tile that can be played: bands of gold, since adding light to green gives lime. */
    void glow(Box box) {
        Box around = withBody(box);
        for (int band = 0; band < GLOW_BANDS; band++) {
            double inwards = (double) band / GLOW_BANDS;
            double width = u * (.06 + .66 * (1 - inwards) * (1 - inwards * .5));
            pen.round(around, radius()).stroke(Shade.clear(theme.glow(inwards), .03 + .14 * inwards * inwards), width);
        }
        pen.round(around.grown(u * .025), radius()).stroke(theme.glow(1), u * .05);
    }

    /** Around the selected tile. */
    void selected(Box box) {
        double width = Math.max(2, u * .06);
        pen.round(withBody(box).grown(width / 2), radius() + width / 2).stroke(theme.glow(1), width);
    }

    /** Around the tile that has the keyboard focus: light within dark, so it shows on any cloth. */
    void focus(Box box) {
        double width = Math.max(2, u * .055);
        Box ring = withBody(box).grown(width * 1.6);
        pen.round(ring, radius() + width).stroke("#10161c", width * 2);
        pen.round(ring, radius() + width).stroke("#ffffff", width);
    }

    /** Around a place where a tile would land. */
    void landing(Box box) {
        double width = Math.max(1.2, u * .038);
        surface.save();
        surface.dash(u * .155, u * .11);
        surface.shadow(Shade.clear(theme.glow(.6), .9), u * .2, 0, 0);
        pen.round(box.grown(-width / 2), radius()).stroke(theme.glow(1), width);
        surface.restore();
    }

    private double radius() {
        return u * RADIUS;
    }

    private Box withBody(Box box) {
        return new Box(box.x(), box.y(), box.width(), box.height() + thickness(u));
    }

    private void body(Box box) {
        double deep = thickness(u);
        pen.round(box.moved(0, deep), radius()).fill(set.base());
        pen.fill(EBONY.across(box.x(), box.right()));
        pen.round(box.moved(0, deep * .58), radius()).fill(set.side().down(box.bottom() - u * .3, box.bottom() + deep));
    }

    private void grain(Box box) {
        double bend = box.height() * .3;
        surface.begin();
        for (double x = box.x() - bend; x < box.right(); x += u * .11) {
            surface.moveTo(x, box.y());
            surface.curveTo(
                    x + bend * .7,
                    box.y() + box.height() * .33,
                    x + bend * .8,
                    box.y() + box.height() * .66,
                    x + bend * .4,
                    box.bottom());
        }
        surface.stroke(Paint.of(set.grain()), Math.max(.6, u * .014));
    }

    private void gloss(Box box) {
        double x = box.x();
        double y = box.y();
        double width = box.width();
        double height = box.height();
        surface.begin();
        surface.moveTo(x, y);
        surface.lineTo(x + width * .75, y);
        surface.curveTo(x + width * .45, y + height * .15, x + width * .2, y + height * .35, x, y + height * .62);
        surface.close();
        surface.fill(GLOSS.line(x, y, x + width * .5, y + height * .6));
    }

    /** A groove with a ridge behind it, as a burin leaves them. */
    private void divider(Box box) {
        double half = u * .4;
        double x = box.centreX();
        double y = box.centreY();
        double groove = Math.max(.8, u * .024);
        if (box.width() > box.height()) {
            pen.box(new Box(x - groove, y - half, groove, 2 * half)).fill(set.groove());
            pen.box(new Box(x, y - half, groove * .8, 2 * half)).fill(set.ridge());
        } else {
            pen.box(new Box(x - half, y - groove, 2 * half, groove)).fill(set.groove());
            pen.box(new Box(x - half, y, 2 * half, groove * .8)).fill(set.ridge());
        }
    }

    private void pips(double x, double y, int count, boolean across, PipArt art) {
        for (int place = 0; place < 9; place++) {
            if (((PLACES[count] >> (8 - place)) & 1) == 0) {
                continue;
            }
            double along = (place / 3 - 1) * set.pipSpacing() * u;
            double aside = (place % 3 - 1) * set.pipSpacing() * u;
            double r = set.pipRadius() * u * (count < CROWDED ? 1 : CROWDED_SHARE);
            art.draw(x + (across ? along : aside), y + (across ? aside : along), r, count);
        }
    }

    /** A hollow: the chamfer is dark towards the light, and the light falls on the wall across from it. */
    private void pip(double x, double y, double r, int count) {
        Ramp colours = set.pips().get(count - 1);
        pen.circle(x, y, r * CHAMFER).fill(set.chamfer().line(x - r, y - r, x + r, y + r));
        pen.circle(x, y, r).fill(colours.around(x + r * .36, y + r * .42, r * 1.5));
        if (colours.first().equals(colours.last())) {
            return;
        }
        surface.save();
        surface.translate(x + r * .4, y + r * .46);
        surface.rotate(-.75);
        pen.oval(0, 0, r * .26, r * .15).fill("rgba(255,255,255,.55)");
        surface.restore();
    }

    private void pin(double x, double y, Ramp metal) {
        double r = PIN_RADIUS * u;
        pen.circle(x + u * .01, y + u * .02, r * 1.18).fill("rgba(70,45,12,.55)");
        pen.circle(x, y, r).fill(metal.around(x - r * .35, y - r * .4, r * 1.45));
        pen.circle(x - r * .34, y - r * .38, r * .2).fill("rgba(255,255,255,.9)");
    }

    private String gilding() {
        return Shade.between(theme.gilt(), "#ffffff", .2);
    }
}
