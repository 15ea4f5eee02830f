package deluxe.stage.deluxe;

import deluxe.ports.Surface;
import deluxe.stage.art.TableSprite;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.Ground;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/** Cloth and rail, with a few tiles on them. */
final class ClothGround implements Ground {
    private final TableSprite table = new TableSprite();

    @Override
    public void paint(Surface surface, TableLayout layout, Theme theme) {
        table.paint(surface, layout.frame(), theme);
    }

    @Override
    public boolean grow(Surface surface, TableLayout layout, Theme theme) {
        return table.grow(surface, layout.frame(), theme);
    }

    @Override
    public boolean isGrowing() {
        return table.isGrowing();
    }

    @Override
    public void paintGrown(Surface surface) {
        table.paintGrown(surface);
    }

    @Override
    public List<Bone> scenery(TableLayout layout) {
        return Scenery.on(layout);
    }
}
