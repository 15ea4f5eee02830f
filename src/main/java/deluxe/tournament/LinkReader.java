package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Word;
import deluxe.table.Ending;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Unpacks a score sheet from a link. */
final class LinkReader {
    private static final int LONGEST_WORD = 20;

    private final BitReader in;
    private final List<Tile> played = new ArrayList<>();
    private int nowMillis;

    LinkReader(String link) {
        in = new BitReader(link);
    }

    ScoreSheet read() {
        Terms terms = terms(Sheet.isSealed(String.valueOf(in.bits(Link.VERSION_BITS))));
        int count = in.count("the number of lines", ScoreSheet.MOST_LINES);
        List<Line> lines = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            lines.add(line());
        }
        Optional<Result> result = in.flag() ? Optional.of(result()) : Optional.empty();
        List<Integer> came = terms.deck() instanceof Deck.Sealed ? came(lines) : List.of();
        in.finish();
        return new ScoreSheet(terms, lines, result, came);
    }

    private List<Integer> came(List<Line> lines) {
        List<Integer> came = new ArrayList<>();
        int count = in.count("the number of moves", ScoreSheet.MOST_LINES);
        for (int at = 0; at < count; at++) {
            came.add(in.count(Sheet.CAME, SealedParts.LONGEST_WAY_MILLIS));
        }
        if (count > 0) {
            SealedParts.requireOneForEachMove(count, lines);
        }
        return came;
    }

    private Terms terms(boolean isSealed) {
        String match = in.text("match", Agreement.LONGEST_MATCH_NAME);
        RuleSet rules = rules();
        Difficulty difficulty = Word.read("difficulty", word("difficulty"), Difficulty.values());
        String secret = digits(isSealed ? DealKey.DIGITS : Seed.DIGITS);
        String salt = digits(isSealed ? DealKey.DIGITS : 0);
        PauseRule pause = Word.read("pause", word("pause"), PauseRule.values());
        int pauseSeconds = in.count("pauseSeconds", Agreement.LONGEST_PAUSE_SECONDS);
        Deck deck = isSealed
                ? new Deck.Sealed(new DealKey(secret, salt))
                : new Deck.Seeded(Seed.of(secret), deals(rules.set()));
        return new Terms(new Agreement(match, rules, difficulty, pause, pauseSeconds), deck);
    }

    private String digits(int count) {
        StringBuilder digits = new StringBuilder();
        for (int at = 0; at < count; at++) {
            digits.append(Integer.toHexString(in.bits(Link.DIGIT_BITS)));
        }
        return digits.toString();
    }

    private List<Deal> deals(DoubleSet set) {
        int count = in.count("the number of deals", Deck.Seeded.MOST_DEALS);
        List<Deal> deals = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            deals.add(deal(set));
        }
        return deals;
    }

    private RuleSet rules() {
        RuleSet table = RuleSet.named(word("rules"));
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            if (in.flag()) {
                changes.put(option, word(option.title()));
            }
        }
        return table.with(changes);
    }

    private Deal deal(DoubleSet set) {
        List<Tile> tiles = new ArrayList<>();
        while (tiles.size() < set.tiles()) {
            tiles.add(tile());
        }
        return Deal.of(set, tiles);
    }

    private Line line() {
        boolean back = in.flag();
        int laterMillis = in.count("a time in milliseconds", MatchClock.LATEST_MILLIS);
        if (back && laterMillis == 0) {
            throw new Malformed("the link is damaged: a time cannot go back by 0 ms");
        }
        nowMillis += back ? -laterMillis : laterMillis;
        return new Line(nowMillis, entry(Link.Kind.of(in.bits(Link.KIND_BITS))));
    }

    private Entry entry(Link.Kind kind) {
        return switch (kind) {
            case PLAY -> move(play());
            case DRAW -> move(new Draw());
            case PASS -> move(new Pass());
            case ROUND -> round();
            case PAUSE -> new Entry.Paused();
            case RESUME -> new Entry.Resumed(in.count("a pause in milliseconds", MatchClock.LATEST_MILLIS));
            case END -> new Entry.EndedEarly();
            case TIME_UP -> new Entry.TimeRanOut();
        };
    }

    private Entry round() {
        played.clear();
        return new MatchEntry.RoundBegun(in.count("a round", ScoreSheet.MOST_LINES));
    }

    private Entry move(Action action) {
        return new MatchEntry.Move(in.flag() ? Seat.OPPONENT : Seat.PLAYER, action);
    }

    private Play play() {
        Tile tile = Notation.unplayed(tile(), played);
        Play play = new Play(tile, end(tile));
        played.add(tile);
        return play;
    }

    private End end(Tile tile) {
        int at = in.bits(Link.placeBits(played.size())) - 1;
        if (at < 0) {
            return End.FELT;
        }
        if (at >= played.size()) {
            throw new Malformed(
                    "the link is damaged: only " + played.size() + " tiles have been played, not " + (at + 1));
        }
        Tile parent = played.get(at);
        return End.of(
                at, parent.isDouble() ? Side.of(parent).get(in.bits(Link.SIDE_BITS)) : Notation.half(tile, parent));
    }

    private Tile tile() {
        int index = in.bits(Link.TILE_BITS);
        if (index >= Tile.LARGEST_SET) {
            throw new Malformed("the link is damaged: there is no tile number " + index);
        }
        return Tile.at(index);
    }

    private Result result() {
        Ending ending = Word.read("result", word("result"), Ending.values());
        Scores scores = new Scores(points(), points());
        ScoreCard card = new ScoreCard(points(), points(), points());
        return new Result(new Outcome(ending, scores), card, points());
    }

    private int points() {
        return in.count("points", Result.MOST_POINTS);
    }

    private String word(String name) {
        return in.text(name, LONGEST_WORD);
    }
}
