package deluxe.dominoes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tiles on the felt: a tree that grows by one tile at a time from the one that led. A value; {@link #join} gives the next.
 *
 * <p>Tiles are named by their place in the order of play, from 0. A tableau knows which tiles touch and by which sides, not where
 * on the felt a tile lies.
 */
public final class Tableau {
    private static final int SIDES = 4;

    private final Doubles doubles;
    private final Play[] plays;
    /** For each tile and side, the tile that was joined there; 0 for none, because the tile that led is joined to no other. */
    private final byte[] children;

    private final End[] ends;
    private final int firstDouble;
    private final int sum;
    private final int openValues;

    private Tableau(Doubles doubles, Play[] plays, byte[] children, End[] ends, int firstDouble, int sum) {
        this.doubles = doubles;
        this.plays = plays;
        this.children = children;
        this.ends = ends;
        this.firstDouble = firstDouble;
        this.sum = sum;
        int values = 0;
        for (End end : ends) {
            values |= 1 << value(end);
        }
        this.openValues = values;
    }

    /** The bare felt. */
    public static Tableau empty(Doubles doubles) {
        return new Tableau(doubles, new Play[0], new byte[0], new End[0], -1, 0);
    }

    /** The felt before anything was played on it, under the same rules. */
    public Tableau bare() {
        return empty(doubles);
    }

    /** The play that put this tile there. */
    public Play play(int played) {
        return plays[played];
    }

    /** How many tiles were played. */
    public int size() {
        return plays.length;
    }

    public boolean isEmpty() {
        return plays.length == 0;
    }

    public Tile tile(int played) {
        return plays[played].tile();
    }

    /** The tile that this one was joined to; -1 for the one that led. */
    public int parent(int played) {
        return plays[played].end().played();
    }

    /** The side of the {@link #parent} that this tile was joined to; means nothing for the tile that led. */
    public Side parentSide(int played) {
        return plays[played].end().side();
    }

    /** The side by which this tile, which did not lead, was joined to its parent. */
    public Side ownSide(int played) {
        return tile(played).sideMeeting(value(plays[played].end()));
    }

    /** The tile that was joined later on this side; -1 for none. */
    public int child(int played, Side side) {
        int child = children[played * SIDES + side.place()];
        return child == 0 ? -1 : child;
    }

    /** How many tiles touch this one. */
    public int connections(int played) {
        int first = played * SIDES;
        int count = played == 0 ? 0 : 1;
        for (int at = first; at < first + SIDES; at++) {
            count += children[at] == 0 ? 0 : 1;
        }
        return count;
    }

    /** Whether this tile is a double that opens, or will open, its short ends. */
    public boolean isSpinner(int played) {
        return tile(played).isDouble() && spins(played);
    }

    /** Whether more than one double can be a spinner. */
    public boolean hasManySpinners() {
        return doubles.spinners() == Doubles.Spinners.ALL;
    }

    /** How many open ends there are; the bare felt is not one of them. */
    public int endCount() {
        return ends.length;
    }

    /** The open end at {@code at}, from 0. An end that replaces another keeps its place; newly opened ends come last. */
    public End end(int at) {
        return ends[at];
    }

    public List<End> ends() {
        return List.of(ends);
    }

    public boolean isOpen(End end) {
        return placeOf(end) >= 0;
    }

    private int placeOf(End end) {
        for (int at = 0; at < ends.length; at++) {
            if (ends[at].played() == end.played() && ends[at].side() == end.side()) {
                return at;
            }
        }
        return -1;
    }

    /** The value that a tile must have to be joined at this end. */
    public int value(End end) {
        return tile(end.played()).valueOn(end.side());
    }

    /** The values of all open ends as bits: bit 5 is set when a 5 is open. */
    public int openValues() {
        return openValues;
    }

    /** Whether the tile could be played somewhere. */
    public boolean fits(Tile tile) {
        return isEmpty() || (openValues & tile.valueBits()) != 0;
    }

    /** Whether the tile could be played at this end. */
    public boolean fits(Tile tile, End end) {
        if (isEmpty() || end.isFelt()) {
            return isEmpty() && end.isFelt();
        }
        return isOpen(end) && tile.has(value(end));
    }

    /** The sum of all ends that count. */
    public int sum() {
        return sum;
    }

    /** Whether this open end is a part of the sum: the short ends of a spinner are open, but most tables do not count them. */
    public boolean counts(End end) {
        return !end.side().isShort() || doubles.persistentSpinner();
    }

    /** What this open end adds to the sum. A double that leads alone adds one half at each of its long sides. */
    public int counted(End end) {
        int value = value(end);
        if (!tile(end.played()).isDouble()) {
            return value;
        }
        if (end.side().isShort()) {
            return doubles.persistentSpinner() ? value : 0;
        }
        int connections = connections(end.played());
        return connections == 0 ? value : doubles.counting(value, spins(end.played()), connections);
    }

    /** The sum in its parts, in the order of the ends: 5, 10, 0. */
    public List<Integer> parts() {
        List<Integer> parts = new ArrayList<>();
        for (End end : ends) {
            if (counts(end)) {
                parts.add(counted(end));
            }
        }
        return parts;
    }

    /** What {@link #sum} would be with this tile at this end, where it fits. */
    public int sumWith(Tile tile, End end) {
        if (end.isFelt()) {
            return tile.pips();
        }
        int value = value(end);
        return sum - lost(end, value) + gained(tile, value);
    }

    private int lost(End end, int value) {
        int parent = end.played();
        if (!tile(parent).isDouble()) {
            return value;
        }
        int connections = connections(parent);
        boolean spinner = spins(parent);
        return doubles.counting(value, spinner, connections) - doubles.counting(value, spinner, connections + 1);
    }

    private int gained(Tile tile, int value) {
        return tile.isDouble() ? doubles.counting(value, spins(plays.length), 1) : tile.otherHalf(value);
    }

    /** Whether a double that is played as number {@code played} is a spinner. */
    private boolean spins(int played) {
        return switch (doubles.spinners()) {
            case ALL -> true;
            case FIRST -> firstDouble < 0 || firstDouble == played;
            case NONE -> false;
        };
    }

    /** The tableau with one more tile, which must {@link #fits(Tile, End) fit} there. */
    public Tableau join(Play play) {
        Tile tile = play.tile();
        End end = play.end();
        if (!fits(tile, end)) {
            throw new IllegalArgumentException("the tile does not fit there");
        }
        int at = plays.length;
        Play[] nextPlays = Arrays.copyOf(plays, at + 1);
        nextPlays[at] = play;
        byte[] nextChildren = Arrays.copyOf(children, children.length + SIDES);
        if (!end.isFelt()) {
            nextChildren[end.played() * SIDES + end.side().place()] = (byte) at;
        }
        int nextFirstDouble = firstDouble < 0 && tile.isDouble() ? at : firstDouble;
        return new Tableau(doubles, nextPlays, nextChildren, endsWith(tile, end), nextFirstDouble, sumWith(tile, end));
    }

    private End[] endsWith(Tile tile, End end) {
        if (end.isFelt()) {
            List<Side> sides = Side.of(tile);
            return new End[] {End.of(0, sides.get(0)), End.of(0, sides.get(1))};
        }
        boolean opensShortEnds = !end.side().isShort() && isSpinner(end.played()) && connections(end.played()) == 1;
        End[] next = Arrays.copyOf(ends, opensShortEnds ? ends.length + 2 : ends.length);
        if (opensShortEnds) {
            next[ends.length] = End.of(end.played(), Side.LEFT);
            next[ends.length + 1] = End.of(end.played(), Side.RIGHT);
        }
        next[placeOf(end)] = End.of(plays.length, freeSide(tile, value(end)));
        return next;
    }

    private static Side freeSide(Tile tile, int value) {
        if (tile.isDouble()) {
            return Side.FAR;
        }
        return tile.high() == value ? Side.LOW : Side.HIGH;
    }

    /** The tiles in the order of play. */
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(plays.length);
        for (Play play : plays) {
            tiles.add(play.tile());
        }
        return tiles;
    }

    /** The plays in their order, and the sum: {@code 5-5, 5-3 on 5-5 near = 13}. */
    @Override
    public String toString() {
        List<Tile> tiles = tiles();
        StringBuilder text = new StringBuilder();
        for (Play play : plays) {
            text.append(play.end().isFelt() ? "" : ", ").append(Notation.write(play, tiles));
        }
        return text.append(" = ").append(sum).toString();
    }
}
