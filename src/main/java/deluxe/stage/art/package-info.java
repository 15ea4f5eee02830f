/**
 * How things look: the table, the tiles, the plates and portraits, as pure functions of a surface, a theme and a place.
 *
 * <p>Lengths are CSS pixels. Everything on a tile is measured in {@code u}, the width of a tile, which is half its length: a tile
 * covers {@code u} by {@code 2u}. All light comes from the top left. Colours are data, in {@link deluxe.stage.art.Theme} and
 * {@link deluxe.stage.art.TileSet}.
 *
 * <p>May depend on: {@code ports}, {@code kit}. Knows no rules, no layout and no time: a moving thing is drawn again at its new place.
 */
package deluxe.stage.art;
