package deluxe.dominoes;

import java.util.ArrayList;
import java.util.List;

/** All legal plays of a turn, in the order of the hand, then of the open ends. */
public final class Plays {
    private final Tile[] tiles;
    private final End[] ends;
    private int size;

    private Plays(int most) {
        tiles = new Tile[most];
        ends = new End[most];
    }

    /** Every tile of the hand at every end that it fits. */
    static Plays of(Hand hand, Tableau tableau) {
        if (tableau.isEmpty()) {
            return leads(hand);
        }
        Plays plays = new Plays(hand.size() * tableau.endCount());
        for (int at = 0; at < hand.size(); at++) {
            Tile tile = hand.tile(at);
            if (tableau.fits(tile)) {
                plays.addWhereItFits(tile, tableau);
            }
        }
        return plays;
    }

    /** The one tile that must lead. */
    static Plays lead(Tile tile) {
        Plays plays = new Plays(1);
        plays.add(tile, End.FELT);
        return plays;
    }

    static Plays none() {
        return new Plays(0);
    }

    private static Plays leads(Hand hand) {
        Plays plays = new Plays(hand.size());
        for (int at = 0; at < hand.size(); at++) {
            plays.add(hand.tile(at), End.FELT);
        }
        return plays;
    }

    private void addWhereItFits(Tile tile, Tableau tableau) {
        for (int at = 0; at < tableau.endCount(); at++) {
            End end = tableau.end(at);
            if (tile.has(tableau.value(end))) {
                add(tile, end);
            }
        }
    }

    private void add(Tile tile, End end) {
        tiles[size] = tile;
        ends[size] = end;
        size++;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public Tile tile(int at) {
        return tiles[at];
    }

    public End end(int at) {
        return ends[at];
    }

    public Play play(int at) {
        return new Play(tiles[at], ends[at]);
    }

    public boolean has(Play play) {
        return of(play.tile()).indexOf(play) >= 0;
    }

    /** The plays of one tile. */
    public List<Play> of(Tile tile) {
        List<Play> list = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            if (tiles[at].equals(tile)) {
                list.add(play(at));
            }
        }
        return list;
    }

    public List<Play> list() {
        List<Play> list = new ArrayList<>(size);
        for (int at = 0; at < size; at++) {
            list.add(play(at));
        }
        return list;
    }
}
