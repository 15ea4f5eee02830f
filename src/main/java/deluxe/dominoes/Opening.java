package deluxe.dominoes;

import deluxe.table.Log;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** How rounds begin: who leads, and with which tile. */
final class Opening {
    private Opening() {}

    /** The first round of a game. */
    static Round first(RuleSet rules, Deal deal) {
        return dealt(rules, 1, deal, Seat.PLAYER, Scores.NONE);
    }

    /** The round after one that is over. */
    static Round next(Round over, Deal deal) {
        Seat leader = over.rules().lead() == Lead.LAST_PLACER ? lastPlacer(over) : over.turn();
        return dealt(over.rules(), over.number() + 1, deal, leader, over.scores());
    }

    /** The tile that must lead; empty where any tile may. */
    static Optional<Tile> leadingTile(RuleSet rules, Deal deal) {
        if (rules.lead() != Lead.HIGHEST_DOUBLE) {
            return Optional.empty();
        }
        Tile best = deal.tile(0);
        for (int at = 1; at < 2 * rules.hand(); at++) {
            Tile tile = deal.tile(at);
            best = Lead.isHigher(tile, best) ? tile : best;
        }
        return Optional.of(best);
    }

    private static Round dealt(RuleSet rules, int number, Deal deal, Seat mayLead, Scores scores) {
        Hand player = Hand.dealt(deal, 0, rules.hand());
        Hand opponent = Hand.dealt(deal, rules.hand(), rules.hand());
        Seat leader = leadingTile(rules, deal)
                .map(tile -> player.holds(tile) ? Seat.PLAYER : Seat.OPPONENT)
                .orElse(mayLead);
        return new Round(
                rules,
                number,
                new Hands(player, opponent),
                new Boneyard(deal, 2 * rules.hand()),
                Tableau.empty(rules.doubles()),
                leader,
                Log.empty(),
                scores,
                Optional.empty());
    }

    private static Seat lastPlacer(Round over) {
        List<Turn> turns = over.turns().entries();
        for (int at = turns.size() - 1; at >= 0; at--) {
            if (turns.get(at).action() instanceof Play) {
                return turns.get(at).seat();
            }
        }
        throw new IllegalStateException("nobody placed a tile");
    }
}
