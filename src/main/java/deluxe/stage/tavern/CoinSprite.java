package deluxe.stage.tavern;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** A coin, drawn once and again only when its size changes. */
final class CoinSprite {
    private Sprite sprite;
    private double drawnRadius;

    /** Paints the coin with the middle of its face here. */
    void paint(Surface surface, double x, double y, double radius) {
        double side = radius * 1.1;
        if (sprite == null || drawnRadius != radius) {
            drop();
            sprite = surface.sprite(2 * side, 2 * side);
            new CoinArt(sprite.surface()).coin(side, side, radius);
            drawnRadius = radius;
        }
        surface.draw(sprite, x - side, y - side);
    }

    void drop() {
        if (sprite != null) {
            sprite.drop();
            sprite = null;
        }
    }
}
