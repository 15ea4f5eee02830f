package deluxe.stage.classic;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.Ground;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/** Everything in a classic room that never moves, drawn once for a layout and a pixel ratio. */
final class RoomGround implements Ground {
    private Picture wanted;
    private Picture drawn;
    private Sprite sprite;
    private double ratio;

    /** Paints this from now on. */
    void become(Picture picture) {
        wanted = picture;
    }

    @Override
    public void paint(Surface surface, TableLayout layout, Theme theme) {
        if (!wanted.equals(drawn) || surface.ratio() != ratio) {
            draw(surface, layout, theme);
        }
        surface.draw(sprite, 0, 0);
    }

    private void draw(Surface surface, TableLayout layout, Theme theme) {
        if (sprite != null) {
            sprite.drop();
        }
        double width = layout.frame().width();
        double height = layout.frame().height();
        sprite = surface.sprite(width, height);
        wanted.paint(sprite.surface(), new Box(0, 0, width, height), theme);
        drawn = wanted;
        ratio = surface.ratio();
    }

    /** Draws everything at once. */
    @Override
    public boolean grow(Surface surface, TableLayout layout, Theme theme) {
        if (!wanted.equals(drawn) || surface.ratio() != ratio) {
            draw(surface, layout, theme);
        }
        return true;
    }

    @Override
    public boolean isGrowing() {
        return sprite == null;
    }

    @Override
    public void paintGrown(Surface surface) {
        surface.draw(sprite, 0, 0);
    }

    /** No tiles: a classic room has enough in it. */
    @Override
    public List<Bone> scenery(TableLayout layout) {
        return List.of();
    }
}
