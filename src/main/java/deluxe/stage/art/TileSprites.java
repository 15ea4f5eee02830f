package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.EnumMap;
import java.util.Map;

/**
 * Tiles of one width, each drawn once and kept. {@code x} and {@code y} are the top left corner of the tile's face. A tile
 * is sharpest on whole device pixels, unscaled and unturned.
 */
public final class TileSprites {
    private static final int VALUES = 10;
    private static final int FACES = VALUES * VALUES;

    private final TileSet set;
    private final Theme theme;
    private final double u;
    private final double ratio;
    private final Map<Lie, Sprite[]> faces = new EnumMap<>(Lie.class);
    private final Map<Lie, Sprite[]> veiledPips = new EnumMap<>(Lie.class);
    private final Map<Lie, Map<Part, Sprite>> parts = new EnumMap<>(Lie.class);

    /** Draws nothing yet. {@link #u()} is {@code u} rounded down to whole device pixels. */
    public TileSprites(TileSet set, Theme theme, double u, double ratio) {
        this.set = set;
        this.theme = theme;
        this.u = whole(u, ratio);
        this.ratio = ratio;
        for (Lie lie : Lie.values()) {
            faces.put(lie, new Sprite[FACES]);
            veiledPips.put(lie, new Sprite[FACES]);
            parts.put(lie, new EnumMap<>(Part.class));
        }
    }

    /** The width of a tile in CSS pixels: the requested width, rounded down to whole device pixels. */
    public double u() {
        return u;
    }

    /** Whether these sprites are right for the given values too; if not, {@link #drop} them and make new ones. */
    public boolean serve(TileSet set, Theme theme, double u, double ratio) {
        return set.equals(this.set) && theme.equals(this.theme) && ratio == this.ratio && whole(u, ratio) == this.u;
    }

    /** How far the body shows below the face. */
    public double thickness() {
        return TileArt.thickness(u);
    }

    public void shadow(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.SHADOW, lie, x, y);
    }

    /** A shadow that costs next to nothing however the tile is turned. While a tile moves, nobody sees how soft its shadow is. */
    public void quickShadow(Surface surface, Lie lie, double x, double y) {
        art(surface).quickShadow(lie.box(x, y, u));
    }

    /** The shadow of a tile that is held above the felt. */
    public void liftedShadow(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.LIFTED_SHADOW, lie, x, y);
    }

    /** A tile face up, {@code first} being the left or the upper half. */
    public void faceUp(Surface surface, int first, int second, Lie lie, double x, double y) {
        surface.draw(face(surface, first, second, lie), x, y);
    }

    /** Whether {@link #faceUp} has this face drawn already. */
    public boolean has(int first, int second, Lie lie) {
        return faces.get(lie)[first * VALUES + second] != null;
    }

    /** Draws what {@link #faceUp} will show, so that showing it takes no time. */
    public void prepare(Surface surface, int first, int second, Lie lie) {
        face(surface, first, second, lie);
    }

    public void faceDown(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.BACK, lie, x, y);
    }

    /** The veil over a tile that cannot be played, {@code first} being its left or upper half. Its pips stay readable. */
    public void veil(Surface surface, int first, int second, Lie lie, double x, double y) {
        show(surface, Part.VEIL, lie, x, y);
        surface.draw(pipsThroughVeil(surface, first, second, lie), x, y);
    }

    /** The glow around a tile that can be played, drawn under the tile itself. */
    public void glow(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.GLOW, lie, x, y);
    }

    /** The line around the selected tile. */
    public void selected(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.SELECTED, lie, x, y);
    }

    /** The ring around the tile that has the keyboard focus. */
    public void focus(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.FOCUS, lie, x, y);
    }

    /** An empty place where a tile could land. */
    public void landing(Surface surface, Lie lie, double x, double y) {
        show(surface, Part.LANDING, lie, x, y);
    }

    /** Frees all memory; sprites that are needed afterwards are drawn again. */
    public void drop() {
        for (Lie lie : Lie.values()) {
            drop(faces.put(lie, new Sprite[FACES]));
            drop(veiledPips.put(lie, new Sprite[FACES]));
            parts.get(lie).values().forEach(Sprite::drop);
            parts.get(lie).clear();
        }
    }

    private static void drop(Sprite[] sprites) {
        for (Sprite sprite : sprites) {
            if (sprite != null) {
                sprite.drop();
            }
        }
    }

    private Sprite face(Surface surface, int first, int second, Lie lie) {
        Sprite[] known = faces.get(lie);
        int at = first * VALUES + second;
        if (known[at] == null) {
            known[at] = blank(surface, lie);
            art(known[at].surface()).faceUp(lie.box(0, 0, u), first, second);
        }
        return known[at];
    }

    private Sprite pipsThroughVeil(Surface surface, int first, int second, Lie lie) {
        Sprite[] known = veiledPips.get(lie);
        int at = first * VALUES + second;
        if (known[at] == null) {
            known[at] = blank(surface, lie);
            art(known[at].surface()).pipsThroughVeil(lie.box(0, 0, u), first, second);
        }
        return known[at];
    }

    private Sprite blank(Surface surface, Lie lie) {
        Box box = lie.box(0, 0, u);
        return surface.sprite(box.width(), box.height() + thickness());
    }

    private void show(Surface surface, Part part, Lie lie, double x, double y) {
        double reach = part.reach(u, ratio);
        Sprite known = parts.get(lie).get(part);
        if (known == null) {
            Box box = lie.box(reach, reach, u);
            known = surface.sprite(box.width() + 2 * reach, box.height() + thickness() + 2 * reach);
            part.paint(art(known.surface()), box);
            parts.get(lie).put(part, known);
        }
        surface.draw(known, x - reach, y - reach);
    }

    private TileArt art(Surface surface) {
        return new TileArt(surface, set, theme, u);
    }

    private static double whole(double u, double ratio) {
        return Math.max(1, Math.floor(u * ratio)) / ratio;
    }

    /** The parts that are the same for all tiles. */
    private enum Part {
        SHADOW,
        LIFTED_SHADOW,
        BACK,
        VEIL,
        GLOW,
        SELECTED,
        FOCUS,
        LANDING;

        void paint(TileArt art, Box box) {
            switch (this) {
                case SHADOW -> art.shadow(box);
                case LIFTED_SHADOW -> art.liftedShadow(box);
                case BACK -> art.faceDown(box);
                case VEIL -> art.veil(box);
                case GLOW -> art.glow(box);
                case SELECTED -> art.selected(box);
                case FOCUS -> art.focus(box);
                case LANDING -> art.landing(box);
            }
        }

        /** How far it reaches beyond the tile, in whole device pixels: nothing, a little, or as far as a shadow. */
        double reach(double u, double ratio) {
            double share =
                    switch (this) {
                        case BACK, VEIL -> 0;
                        case SELECTED, FOCUS, LANDING -> .3;
                        case GLOW -> .45;
                        case SHADOW -> .75;
                        case LIFTED_SHADOW -> 1.25;
                    };
            return Math.ceil(share * u * ratio) / ratio;
        }
    }
}
