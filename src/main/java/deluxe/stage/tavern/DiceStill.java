package deluxe.stage.tavern;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import java.util.List;
import java.util.function.Consumer;

/** A picture of dice that lie still, kept until they change. */
final class DiceStill {
    private List<PlacedDie> shown = List.of();
    private Sprite sprite;

    /** Shows them in a box of whole device pixels; {@code painting} draws them where they are on the surface. */
    void show(Surface surface, List<PlacedDie> dice, Box box, Consumer<Surface> painting) {
        if (sprite == null || !dice.equals(shown)) {
            drop();
            sprite = surface.sprite(box.width(), box.height());
            sprite.surface().translate(-box.x(), -box.y());
            painting.accept(sprite.surface());
            shown = List.copyOf(dice);
        }
        surface.draw(sprite, box.x(), box.y());
    }

    void drop() {
        if (sprite != null) {
            sprite.drop();
            sprite = null;
        }
    }
}
