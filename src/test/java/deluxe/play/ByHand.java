package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Agreement;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.PauseRule;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;

/** A match with chosen deals in which a test makes all moves, including the opponent's. */
final class ByHand {
    private static final int LONG_MILLIS = 10_000;

    private Match match;

    ByHand(RuleSet rules, Deal... deals) {
        Terms terms = new Terms(
                new Agreement("by-hand", rules, Difficulty.EASY, PauseRule.AUTO, 120),
                new Deck.Seeded(Seed.of("1"), List.of(deals)));
        match = Match.begin(terms).next();
    }

    /** Makes these moves for whoever's turn it is: a tile is played, a dash draws, and {@code pass} passes. */
    ByHand play(String moves) {
        for (String move : moves.split(" ", -1)) {
            Seat turn = match.game().round().turn();
            take(new MatchEntry.Move(turn, action(move)));
        }
        return this;
    }

    private Action action(String move) {
        return switch (move) {
            case "-" -> new Draw();
            case "pass" -> new Pass();
            default -> match.game().round().plays().of(Tile.of(move)).get(0);
        };
    }

    ByHand dealNext() {
        take(match.nextRound());
        return this;
    }

    ByHand endEarly() {
        take(new Entry.EndedEarly());
        return this;
    }

    /** Takes the entry when the match is due to go on by itself, or else ten seconds later. */
    private void take(Entry entry) {
        int atMillis = match.due().map(Line::atMillis).orElse(match.clock().nowMillis() + LONG_MILLIS);
        match = match.take(new Line(atMillis, entry)).step().next();
    }

    ScoreSheet sheet() {
        return ScoreSheet.of(match);
    }
}
