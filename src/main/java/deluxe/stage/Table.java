package deluxe.stage;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table and what lies on it. */
public final class Table implements Display.Scene {
    private static final double GAP_UNITS = 0.5;

    private final List<Piece> pieces = new ArrayList<>();
    private Display.Size size = new Display.Size(0, 0, 1);
    private Box felt = new Box(0, 0, 0, 0);
    private double unit;
    private boolean strong;

    @Override
    public void resized(Display.Size size) {
        this.size = size;
        felt = new Box(0, 0, size.width(), size.height()).inset(40);
        arrange();
    }

    private void arrange() {
        int columns = felt.width() > felt.height() ? 10 : 4;
        int rows = (pieces.size() + columns - 1) / columns;
        unit = Math.min(felt.width() / (columns * (1 + GAP_UNITS)), felt.height() / (rows * (2 + GAP_UNITS)));
        for (int at = 0; at < pieces.size(); at++) {
            int row = at / columns;
            int column = at % columns;
            pieces.get(at)
                    .place(
                            felt.x() + (column + 0.5) * felt.width() / columns,
                            felt.y() + (row + 0.5) * felt.height() / rows);
        }
    }

    @Override
    public boolean paint(Surface surface, double nowMillis) {
        surface.begin();
        surface.rectangle(0, 0, size.width(), size.height());
        surface.fill(new Paint.Solid("#0e7a48"));
        for (Piece piece : pieces) {
            surface.begin();
            surface.roundRectangle(
                    piece.x(nowMillis) - unit / 2, piece.y(nowMillis) - unit, unit, unit * 2, unit * 0.1);
            surface.fill(new Paint.Solid(strong ? "#fff" : "#fbf2dc"));
            surface.text(
                    piece.tile().toString(),
                    piece.x(nowMillis),
                    piece.y(nowMillis),
                    new Surface.Face("sans-serif", 700, unit / 2),
                    Surface.Align.CENTRE,
                    new Paint.Solid("#000"));
        }
        return pieces.stream().anyMatch(piece -> piece.isMoving(nowMillis));
    }

    public void dress(boolean strongContrast) {
        strong = strongContrast;
    }

    public void lay(List<Tile> tiles) {
        pieces.clear();
        for (Tile tile : tiles) {
            pieces.add(new Piece(tile, 0, 0));
        }
        arrange();
    }

    public void raise(Piece piece) {
        pieces.remove(piece);
        pieces.add(piece);
    }

    public Optional<Piece> topmostAt(double x, double y, double nowMillis) {
        for (int at = pieces.size() - 1; at >= 0; at--) {
            Piece piece = pieces.get(at);
            if (Math.abs(piece.x(nowMillis) - x) < unit / 2 && Math.abs(piece.y(nowMillis) - y) < unit) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    public Box inside() {
        return felt.inset(unit);
    }
}
