package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** The empty table: cloth, rail and the band at the top. Costly; keep it as a sprite ({@link TableSprite}). */
final class TableArt {
    private static final Ramp BAND_POLISH =
            Ramp.of("0 rgba(255,220,180,.16) 6 rgba(0,0,0,.25) 50 rgba(0,0,0,.05) 100 rgba(0,0,0,.65)");
    private static final Ramp BAND_SHADOW = Ramp.of("0 rgba(0,0,0,.65) 100 rgba(0,0,0,0)");
    private static final Ramp EDGE =
            Ramp.of("0 #6b4710 20 #f5d77d 35 #a87524 50 #fff0b8 65 #a87524 80 #f5d77d 100 #6b4710");
    private static final double EDGE_HEIGHT = 3;
    private static final int WOOD = 5;
    private static final int PARTS = 6;
    private static final int PLANK = 3;

    private final Surface surface;
    private final Pen pen;
    private final Theme theme;
    private final TableFrame frame;
    private final FeltArt felt;
    private final RailArt rail;
    private Sprite plank;
    private int part;

    TableArt(Surface surface, Theme theme, TableFrame frame) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.theme = theme;
        this.frame = frame;
        felt = new FeltArt(surface, theme);
        rail = new RailArt(surface, theme, frame.rail());
    }

    void paint() {
        while (isUnfinished()) {
            paintPart();
        }
    }

    boolean isUnfinished() {
        return part < PARTS;
    }

    /**
     * Paints the next part, which takes about as long as any other.
     *
     * @return whether the part can be seen; the plank alone can't, it is only prepared for later parts
     */
    boolean paintPart() {
        switch (part) {
            case 0 -> {
                felt.plain(new Box(0, 0, frame.width(), frame.height()));
                felt.weave();
            }
            case 1 -> felt.cloth(frame.feltBox());
            case 2 -> {
                felt.ornament(frame.feltBox().grown(-Math.max(4, frame.rail() * .7)));
                rail.shadowInside(frame.feltBox());
            }
            case PLANK -> {
                double length = Math.max(frame.width(), frame.height() - frame.band());
                plank = new WoodArt(theme.wood(), WOOD).plank(surface, length, frame.rail() * 2);
            }
            case 4 -> rail.frame(frame.tableBox(), plank);
            default -> {
                if (frame.band() > 0) {
                    band();
                }
                plank.drop();
            }
        }
        return part++ != PLANK;
    }

    private void band() {
        Box box = frame.bandBox();
        surface.draw(plank, 0, 0, plank.width(), box.height());
        pen.box(box).fill(theme.stain()).fill(BAND_POLISH.down(box));
        Box below = new Box(0, box.bottom(), box.width(), 4 * EDGE_HEIGHT);
        pen.box(below).fill(BAND_SHADOW.down(below));
        Box edge = new Box(0, box.bottom() - EDGE_HEIGHT, box.width(), EDGE_HEIGHT);
        pen.box(edge.moved(0, -1)).fill("rgba(0,0,0,.6)");
        pen.box(edge).fill(EDGE.across(0, box.width()));
    }
}
