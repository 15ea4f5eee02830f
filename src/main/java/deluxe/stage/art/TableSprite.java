package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** The empty table, drawn once for a frame, a theme and a pixel ratio, and again only when one of them changes. */
public final class TableSprite {
    private Sprite sprite;
    private TableArt art;
    private TableFrame frame;
    private Theme theme;
    private double ratio;

    /** Draws the table over the whole surface. */
    public void paint(Surface surface, TableFrame frame, Theme theme) {
        fit(surface, frame, theme);
        art.paint();
        surface.draw(sprite, 0, 0);
    }

    /**
     * Paints one more part of the first table. A table that replaces a finished one is painted whole at once.
     *
     * @return whether it can be seen; after the first call there is only an empty sprite
     */
    public boolean grow(Surface surface, TableFrame frame, Theme theme) {
        boolean wasWhole = !isGrowing();
        if (fit(surface, frame, theme)) {
            if (!wasWhole) {
                return false;
            }
            art.paint();
        } else if (isGrowing()) {
            return art.paintPart();
        }
        return true;
    }

    /** Whether {@link #grow} has more to paint. */
    public boolean isGrowing() {
        return sprite == null || art.isUnfinished();
    }

    /** Draws as much of the table as has been painted so far. */
    public void paintGrown(Surface surface) {
        surface.draw(sprite, 0, 0);
    }

    /** Returns whether the table had to be started again. */
    private boolean fit(Surface surface, TableFrame newFrame, Theme newTheme) {
        if (sprite != null && newFrame.equals(frame) && newTheme.equals(theme) && surface.ratio() == ratio) {
            return false;
        }
        drop();
        frame = newFrame;
        theme = newTheme;
        ratio = surface.ratio();
        sprite = surface.sprite(frame.width(), frame.height());
        art = new TableArt(sprite.surface(), theme, frame);
        return true;
    }

    /** Frees the memory; the next paint draws the table again. */
    public void drop() {
        if (sprite != null) {
            sprite.drop();
            sprite = null;
        }
    }
}
