package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tile;
import deluxe.kit.Hex;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Packs a score sheet into a link. */
final class LinkWriter {
    private final BitWriter out = new BitWriter();
    private final List<Tile> played = new ArrayList<>();
    private int nowMillis;

    String write(ScoreSheet sheet) {
        out.bits(sheet.terms().deck().version(), Link.VERSION_BITS);
        terms(sheet.terms());
        out.count(sheet.lines().size());
        sheet.lines().forEach(this::line);
        out.flag(sheet.result().isPresent());
        sheet.result().ifPresent(this::result);
        if (sheet.terms().deck() instanceof Deck.Sealed) {
            out.count(sheet.came().size());
            sheet.came().forEach(out::count);
        }
        return out.finished();
    }

    private void terms(Terms terms) {
        out.text(terms.match());
        out.text(terms.rules().name());
        Map<RuleOption, String> changes = terms.rules().changes();
        for (RuleOption option : RuleOption.values()) {
            out.flag(changes.containsKey(option));
            if (changes.containsKey(option)) {
                out.text(changes.get(option));
            }
        }
        out.text(terms.difficulty().word());
        if (terms.deck() instanceof Deck.Sealed sealed) {
            digits(sealed.key().key());
            digits(sealed.key().salt());
        } else if (terms.deck() instanceof Deck.Seeded seeded) {
            digits(seeded.seed().hex());
        }
        out.text(terms.agreement().pause().word());
        out.count(terms.agreement().pauseSeconds());
        if (terms.deck() instanceof Deck.Seeded seeded) {
            out.count(seeded.deals().size());
            seeded.deals().forEach(this::deal);
        }
    }

    private void digits(String hex) {
        for (int at = 0; at < hex.length(); at++) {
            out.bits(Hex.digit(hex.charAt(at)), Link.DIGIT_BITS);
        }
    }

    private void deal(Deal deal) {
        for (Tile tile : deal.tiles()) {
            tile(tile);
        }
    }

    private void line(Line line) {
        int laterMillis = line.atMillis() - nowMillis;
        out.flag(laterMillis < 0);
        out.count(Math.abs(laterMillis));
        nowMillis = line.atMillis();
        entry(line.entry());
    }

    private void entry(Entry entry) {
        if (entry instanceof MatchEntry.Move move) {
            move(move);
        } else if (entry instanceof MatchEntry.RoundBegun begun) {
            kind(Link.Kind.ROUND);
            played.clear();
            out.count(begun.round());
        } else if (entry instanceof Entry.Resumed resumed) {
            kind(Link.Kind.RESUME);
            out.count(resumed.pausedMillis());
        } else if (entry instanceof Entry.Paused) {
            kind(Link.Kind.PAUSE);
        } else {
            kind(entry instanceof Entry.EndedEarly ? Link.Kind.END : Link.Kind.TIME_UP);
        }
    }

    private void move(MatchEntry.Move move) {
        Action action = move.action();
        if (action instanceof Play play) {
            kind(Link.Kind.PLAY);
            play(play);
        } else {
            kind(action instanceof Draw ? Link.Kind.DRAW : Link.Kind.PASS);
        }
        out.flag(move.seat() == Seat.OPPONENT);
    }

    private void play(Play play) {
        tile(play.tile());
        End end = play.end();
        out.bits(end.played() + 1, Link.placeBits(played.size()));
        if (!end.isFelt() && played.get(end.played()).isDouble()) {
            out.bits(Side.of(played.get(end.played())).indexOf(end.side()), Link.SIDE_BITS);
        }
        played.add(play.tile());
    }

    private void tile(Tile tile) {
        out.bits(tile.index(), Link.TILE_BITS);
    }

    private void kind(Link.Kind kind) {
        out.bits(kind.number(), Link.KIND_BITS);
    }

    private void result(Result result) {
        out.text(result.outcome().ending().word());
        out.count(result.outcome().scores().player());
        out.count(result.outcome().scores().opponent());
        out.count(result.card().points());
        out.count(result.card().spreadBonus());
        out.count(result.card().timeBonus());
        out.count(result.total());
    }
}
