package deluxe.screens;

import deluxe.dice.Share;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.teavm.flavour.templates.BindTemplate;

/** How a game is played. */
@BindTemplate("templates/tavern-how.html")
public final class TavernHow {
    private static final int LOWEST = 7;
    private static final int HIGHEST = 14;
    private static final int WHOLE = 4;

    private final Supplier<TavernGame> game;
    private final List<Row> shares = new ArrayList<>();

    TavernHow(Supplier<TavernGame> game) {
        this.game = game;
        for (int total = LOWEST; total <= HIGHEST; total++) {
            shares.add(new Row(total));
        }
    }

    public boolean isRiffa() {
        return game.get() == TavernGame.RIFFA;
    }

    public boolean isTriga() {
        return game.get() == TavernGame.TRIGA;
    }

    public List<Row> getShares() {
        return shares;
    }

    /** A total in Panquist, with the throws that win each part of the wager. */
    public static final class Row {
        private final int total;
        private final List<Cell> cells = new ArrayList<>();

        Row(int total) {
            this.total = total;
            for (int quarters = 1; quarters <= WHOLE; quarters++) {
                cells.add(new Cell(total, quarters));
            }
        }

        public int getTotal() {
            return total;
        }

        public List<Cell> getCells() {
            return cells;
        }
    }

    /** The throws of one total that win one part of the wager. */
    public static final class Cell {
        private final List<Dice> throwsOfIt = new ArrayList<>();

        Cell(int total, int quarters) {
            for (int high = Throw.FACES; high >= 1; high--) {
                for (int middle = high; middle >= 1; middle--) {
                    int low = total - high - middle;
                    if (low >= 1 && low <= middle && Share.quarters(new Throw(high, middle, low)) == quarters) {
                        throwsOfIt.add(new Dice(high, middle, low));
                    }
                }
            }
        }

        public List<Dice> getThrows() {
            return throwsOfIt;
        }
    }

    /** Three dice beside each other. */
    public static final class Dice {
        private final List<String> faces;

        Dice(int high, int middle, int low) {
            faces = List.of(String.valueOf(high), String.valueOf(middle), String.valueOf(low));
        }

        public List<String> getFaces() {
            return faces;
        }
    }
}
