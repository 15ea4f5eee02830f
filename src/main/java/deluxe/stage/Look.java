package deluxe.stage;

import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;

/**
 * How things are to look and move.
 *
 * @param reducedMotion whether things fade over instead of moving
 * @param leftHanded whether what the hand reaches for lies to its left
 */
public record Look(Theme theme, TileSet tiles, boolean reducedMotion, boolean leftHanded) {}
