package deluxe.felt;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rounds as bots play them, for tests. */
public final class Boardroom {
    static final Seed SEED = Seed.of("b0a2d");

    private Boardroom() {}

    /** The tableaus of at least this many whole rounds, each from the first tile to the last. */
    public static List<List<Tableau>> rounds(RuleSet rules, int least) {
        List<List<Tableau>> rounds = new ArrayList<>();
        for (int game = 0; rounds.size() < least; game++) {
            Difficulty player = game % 2 == 0 ? Difficulty.HARD : Difficulty.EASY;
            new Exhibition(rules, player, Difficulty.EASY)
                    .play(Exhibition.seed(SEED, game), events -> events.forEach(event -> add(event, rounds)));
        }
        return rounds;
    }

    private static void add(Event event, List<List<Tableau>> rounds) {
        if (event instanceof Event.RoundDealt) {
            rounds.add(new ArrayList<>());
        } else if (event instanceof Event.EndsCounted counted) {
            rounds.get(rounds.size() - 1).add(counted.tableau());
        }
    }

    /** The arrangements of one round. */
    static List<Arrangement> lay(Arranger arranger, List<Tableau> round) {
        List<Arrangement> boards = new ArrayList<>();
        for (Tableau tableau : round) {
            boards.add(
                    boards.isEmpty() ? arranger.first(tableau) : arranger.next(boards.get(boards.size() - 1), tableau));
        }
        return boards;
    }

    /** A board as text, one character per cell: the pips of the half that covers it. */
    static String text(Arrangement board) {
        Bounds bounds = board.bounds();
        char[][] cells = new char[bounds.height()][bounds.width()];
        for (char[] row : cells) {
            Arrays.fill(row, ' ');
        }
        for (int tile = 0; tile < board.spots().size(); tile++) {
            Spot spot = board.spots().get(tile);
            Bounds covered = spot.bounds();
            for (int y = covered.top(); y < covered.bottom(); y++) {
                for (int x = covered.left(); x < covered.right(); x++) {
                    boolean firstHalf = spot.isFlat() ? x < spot.x() : y < spot.y();
                    boolean highHalf = firstHalf == spot.facing() >= 2;
                    int pips = highHalf
                            ? board.tableau().tile(tile).high()
                            : board.tableau().tile(tile).low();
                    cells[y - bounds.top()][x - bounds.left()] = (char) ('0' + pips);
                }
            }
        }
        StringBuilder text = new StringBuilder();
        for (char[] row : cells) {
            text.append(new String(row).stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
