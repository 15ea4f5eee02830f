package deluxe.stage;

import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;

/**
 * How things look and move.
 *
 * @param reducedMotion whether things cross-fade instead of moving
 * @param leftHanded whether what the hand reaches for is on the left
 */
public record Look(Theme theme, TileSet tiles, boolean reducedMotion, boolean leftHanded) {}
