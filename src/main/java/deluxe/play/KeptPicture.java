package deluxe.play;

import deluxe.dominoes.Tile;
import deluxe.felt.Arrangement;
import deluxe.felt.Bounds;
import deluxe.felt.Spot;
import deluxe.session.LeftMatch;

/** A small picture of the board of a kept game, as an address that holds it. A tile is two cells wide, of ten units each. */
final class KeptPicture {
    private static final int CELL = 10;
    private static final int LEAST_WIDTH = 24;
    private static final int LEAST_HEIGHT = 16;

    /** Where the pips of each number lie on an upright tile, as the keys of a telephone. */
    private static final String[] PIPS = {
        "", "5", "19", "159", "1379", "13579", "134679", "1345679", "12346789", "123456789"
    };

    private static final int APART = 6;

    private final StringBuilder bodies = new StringBuilder();
    private final StringBuilder dividers = new StringBuilder();
    private final StringBuilder pips = new StringBuilder();

    private KeptPicture() {}

    /** An address for an image. */
    static String of(LeftMatch left) {
        KeptPicture picture = new KeptPicture();
        Bounds shown = new Bounds(0, 0, 0, 0);
        if (!KeptBoard.tableau(left.match()).isEmpty()) {
            Arrangement laid = KeptBoard.of(left);
            for (int played = 0; played < laid.spots().size(); played++) {
                picture.draw(laid.tableau().tile(played), laid.spots().get(played));
            }
            shown = laid.bounds().grown(1);
        }
        return "data:image/svg+xml," + escaped(picture.svg(shown));
    }

    /** Shows at least so much felt that a single tile is not much larger than those of a full board. */
    private String svg(Bounds shown) {
        int width = Math.max(LEAST_WIDTH, shown.width());
        int height = Math.max(LEAST_HEIGHT, shown.height());
        int left = (shown.left() + shown.right() - width) * CELL / 2;
        int top = (shown.top() + shown.bottom() - height) * CELL / 2;
        return "<svg xmlns='http://www.w3.org/2000/svg' width='" + width * CELL + "' height='" + height * CELL
                + "' viewBox='" + left + ' ' + top + ' ' + width * CELL + ' ' + height * CELL
                + "' stroke-linejoin='round'><path fill='#fbf2dc' stroke='#5b4a2e' stroke-width='2' d='" + bodies
                + "'/><path stroke='#9b855c' stroke-width='1.5' d='" + dividers
                + "'/><path stroke='#2b2118' stroke-width='4.4' stroke-linecap='round' d='" + pips + "'/></svg>";
    }

    private static String escaped(String svg) {
        return svg.replace("#", "%23").replace("<", "%3C").replace(">", "%3E");
    }

    private void draw(Tile tile, Spot spot) {
        int width = 2 * spot.halfWidth() * CELL - 2;
        int height = 2 * spot.halfHeight() * CELL - 2;
        int x = spot.x() * CELL;
        int y = spot.y() * CELL;
        bodies.append('M').append(x - width / 2).append(' ').append(y - height / 2);
        bodies.append('h')
                .append(width)
                .append('v')
                .append(height)
                .append('h')
                .append(-width)
                .append('z');
        boolean isFlat = spot.isFlat();
        dividers.append('M').append(isFlat ? x : x - 7).append(' ').append(isFlat ? y - 7 : y);
        dividers.append(isFlat ? "v14" : "h14");
        int towardsHigh = spot.facing() == 0 || spot.facing() == 1 ? CELL : -CELL;
        half(tile.high(), isFlat, isFlat ? x + towardsHigh : x, isFlat ? y : y + towardsHigh);
        half(tile.low(), isFlat, isFlat ? x - towardsHigh : x, isFlat ? y : y - towardsHigh);
    }

    private void half(int number, boolean isFlat, int x, int y) {
        String keys = PIPS[number];
        for (int at = 0; at < keys.length(); at++) {
            int key = keys.charAt(at) - '1';
            pip(isFlat, x, y, key % 3 * APART - APART, key / 3 * APART - APART);
        }
    }

    /** On a tile that lies flat, across and along change places. */
    private void pip(boolean isFlat, int x, int y, int across, int along) {
        pips.append('M').append(x + (isFlat ? along : across)).append(' ');
        pips.append(y + (isFlat ? across : along)).append("h.1");
    }
}
