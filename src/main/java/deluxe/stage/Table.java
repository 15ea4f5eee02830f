package deluxe.stage;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lie;
import deluxe.stage.art.TableFrame;
import deluxe.stage.art.TableSprite;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.art.TileSprites;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table and the tiles that lie on it, the last one on top. */
public final class Table implements Display.Scene {
    /** From one tile to the next, in tile widths. */
    private static final double PACE_ACROSS = 1.45;

    private static final double PACE_DOWN = 2.5;

    /** The wooden band above the table, for the buttons. */
    private static final double BAND = 56;

    private static final double HIGHEST_LIFT = .16;
    private static final double LIFTED_GROWTH = .06;

    private final TableSprite ground = new TableSprite();
    private final List<Piece> pieces = new ArrayList<>();
    private final Theme theme = Theme.EMERALD;
    private TileSet set = TileSet.IVORY;
    private Display.Size size = new Display.Size(1, 1, 1);
    private Optional<TableFrame> frame = Optional.empty();
    private TileSprites tiles = new TileSprites(set, theme, 1, 1);

    @Override
    public void resized(Display.Size size) {
        this.size = size;
        double rail = TableFrame.railFor(size.width(), size.height());
        boolean roomy = Math.min(size.width(), size.height()) > BAND + 2 * rail;
        frame = roomy ? Optional.of(new TableFrame(size.width(), size.height(), BAND, rail)) : Optional.empty();
        arrange();
    }

    /** Chooses the tiles to be seen from now on. */
    public void dress(TileSet set) {
        this.set = set;
        cutTiles(tiles.u());
    }

    /** Puts these tiles on the table, in rows, in place of what lay there. */
    public void lay(List<Tile> dealt) {
        pieces.clear();
        for (Tile tile : dealt) {
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
            if (faceOf(piece, nowMillis).contains(x, y)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** Where the middle of a tile may be so that all of it lies on the cloth. */
    public Box room() {
        Box felt = felt();
        double u = tiles.u();
        double aside = Math.min(u / 2, felt.width() / 2);
        double above = Math.min(u, felt.height() / 2);
        return new Box(felt.x() + aside, felt.y() + above, felt.width() - 2 * aside, felt.height() - 2 * above);
    }

    @Override
    public boolean paint(Surface surface, double nowMillis) {
        if (frame.isEmpty()) {
            return false;
        }
        ground.paint(surface, frame.get(), theme);
        for (Piece piece : pieces) {
            if (piece.lift(nowMillis) == 0) {
                Box face = faceOf(piece, nowMillis);
                tiles.shadow(surface, Lie.UPRIGHT, face.x(), face.y());
            }
        }
        for (Piece piece : pieces) {
            paint(piece, surface, nowMillis);
        }
        return pieces.stream().anyMatch(piece -> piece.isMoving(nowMillis));
    }

    private void paint(Piece piece, Surface surface, double nowMillis) {
        Box face = faceOf(piece, nowMillis);
        double lift = piece.lift(nowMillis);
        if (lift == 0) {
            faceUp(piece, surface, face.x(), face.y());
            return;
        }
        surface.save();
        surface.alpha(lift);
        tiles.liftedShadow(surface, Lie.UPRIGHT, face.x(), face.y());
        surface.alpha(1);
        double growth = 1 + LIFTED_GROWTH * lift;
        surface.translate(face.centreX(), face.centreY() - HIGHEST_LIFT * lift * tiles.u());
        surface.scale(growth, growth);
        faceUp(piece, surface, -face.width() / 2, -face.height() / 2);
        surface.restore();
    }

    private void faceUp(Piece piece, Surface surface, double x, double y) {
        Tile tile = piece.tile();
        tiles.faceUp(surface, tile.high(), tile.low(), Lie.UPRIGHT, x, y);
    }

    /** On whole device pixels, where a tile is sharpest. */
    private Box faceOf(Piece piece, double nowMillis) {
        double u = tiles.u();
        return Lie.UPRIGHT.box(whole(piece.x(nowMillis) - u / 2), whole(piece.y(nowMillis) - u), u);
    }

    private double whole(double length) {
        return Math.round(length * size.ratio()) / size.ratio();
    }

    private Box felt() {
        return frame.map(TableFrame::feltBox).orElse(new Box(0, 0, size.width(), size.height()));
    }

    /** Lays the pieces out in the number of columns that lets them be largest. */
    private void arrange() {
        if (pieces.isEmpty()) {
            return;
        }
        Box felt = felt();
        int best = 1;
        for (int columns = 2; columns <= pieces.size(); columns++) {
            if (widthIn(columns, felt) > widthIn(best, felt)) {
                best = columns;
            }
        }
        cutTiles(widthIn(best, felt));
        for (int at = 0; at < pieces.size(); at++) {
            int row = at / best;
            int column = at % best;
            pieces.get(at)
                    .place(
                            felt.x() + (column + .5) * felt.width() / best,
                            felt.y() + (row + .5) * felt.height() / rows(best));
        }
    }

    private double widthIn(int columns, Box felt) {
        return Math.min(felt.width() / (columns * PACE_ACROSS), felt.height() / (rows(columns) * PACE_DOWN));
    }

    private int rows(int columns) {
        return (pieces.size() + columns - 1) / columns;
    }

    private void cutTiles(double u) {
        tiles.drop();
        tiles = new TileSprites(set, theme, u, size.ratio());
    }
}
