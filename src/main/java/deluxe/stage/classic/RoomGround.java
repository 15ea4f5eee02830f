package deluxe.stage.classic;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.Ground;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/** Everything in a classic room that never moves, drawn once for a layout and a pixel ratio. */
final class RoomGround implements Ground {
    private RoomPicture wanted;
    private RoomPicture drawn;
    private int parts;
    private Sprite sprite;
    private double ratio;

    /** Paints this from now on. */
    void become(RoomPicture picture) {
        wanted = picture;
    }

    @Override
    public void paint(Surface surface, TableLayout layout, Theme theme) {
        begin(surface, layout);
        while (isGrowing()) {
            paintPart(layout, theme);
        }
        surface.draw(sprite, 0, 0);
    }

    /** Gets ready for a picture that is not drawn yet. */
    private void begin(Surface surface, TableLayout layout) {
        if (wanted.equals(drawn) && surface.ratio() == ratio) {
            return;
        }
        if (sprite != null) {
            sprite.drop();
        }
        sprite = surface.sprite(layout.frame().width(), layout.frame().height());
        drawn = wanted;
        ratio = surface.ratio();
        parts = 0;
    }

    private void paintPart(TableLayout layout, Theme theme) {
        Box box = new Box(0, 0, layout.frame().width(), layout.frame().height());
        drawn.paintPart(parts++, sprite.surface(), box, theme);
    }

    /** Only the first picture grows. */
    @Override
    public boolean grow(Surface surface, TableLayout layout, Theme theme) {
        boolean isFirst = isGrowing();
        begin(surface, layout);
        do {
            if (isGrowing()) {
                paintPart(layout, theme);
            }
        } while (!isFirst && isGrowing());
        return true;
    }

    @Override
    public boolean isGrowing() {
        return parts < RoomPicture.PARTS;
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
