/**
 * How things look: the table, the tiles, the plates and portraits, as pure functions of a surface, a theme and a place.
 *
 * <p>Lengths are CSS pixels. Of a tile everything is measured in {@code u}, the width of a tile, which is half its length:
 * a tile covers {@code u} by {@code 2u}. One light falls on everything from the top left. Colours are data, in
 * {@link deluxe.stage.art.Theme} and {@link deluxe.stage.art.TileSet}.
 *
 * <p>May know: {@code ports}, {@code kit}. Knows no rules, no layout and no time: what moves is drawn anew at another place.
 */
package deluxe.stage.art;
