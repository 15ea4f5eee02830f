package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** The empty table, drawn once for a frame, a theme and a pixel ratio, and again only when one of them changes. */
public final class TableSprite {
    private Sprite sprite;
    private TableFrame frame;
    private Theme theme;
    private double ratio;

    /** Draws the table over the whole surface. */
    public void paint(Surface surface, TableFrame frame, Theme theme) {
        if (sprite == null || !frame.equals(this.frame) || !theme.equals(this.theme) || surface.ratio() != ratio) {
            drop();
            this.frame = frame;
            this.theme = theme;
            ratio = surface.ratio();
            sprite = surface.sprite(frame.width(), frame.height());
            new TableArt(sprite.surface(), theme).paint(frame);
        }
        surface.draw(sprite, 0, 0);
    }

    /** Gives the memory back; the next paint draws anew. */
    public void drop() {
        if (sprite != null) {
            sprite.drop();
            sprite = null;
        }
    }
}
