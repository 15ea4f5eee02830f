package deluxe.dominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says whether an intent is against the rules, and why. */
final class Referee {
    private Referee() {}

    static Optional<Refusal> refusal(Round round, Action action) {
        if (round.isOver()) {
            return Optional.of(new Refusal.RoundOver());
        }
        if (action instanceof Play play) {
            return ofPlay(round, play);
        }
        return action instanceof Draw ? ofDraw(round) : ofPass(round);
    }

    private static Optional<Refusal> ofPlay(Round round, Play play) {
        Tile tile = play.tile();
        Tableau tableau = round.tableau();
        if (!round.hand().holds(tile)) {
            return Optional.of(new Refusal.NotHeld(tile));
        }
        Optional<Tile> leader = round.leadingTile();
        if (leader.isPresent() && !leader.get().equals(tile)) {
            return Optional.of(new Refusal.AnotherLeads(leader.get()));
        }
        if (tableau.fits(tile, play.end())) {
            return Optional.empty();
        }
        return Optional.of(misfit(tableau, tile, play.end()));
    }

    private static Refusal misfit(Tableau tableau, Tile tile, End end) {
        if (!tableau.fits(tile)) {
            return fitsNoEnd(tableau, tile);
        }
        return tableau.isOpen(end) ? new Refusal.FitsElsewhere(tile, tableau.value(end)) : new Refusal.NotOpen(end);
    }

    static Refusal fitsNoEnd(Tableau tableau, Tile tile) {
        return new Refusal.FitsNoEnd(tile, openValues(tableau));
    }

    private static Optional<Refusal> ofDraw(Round round) {
        if (round.boneyard().isEmpty()) {
            return Optional.of(new Refusal.BoneyardEmpty());
        }
        return round.rules().drawing() == Drawing.FREE ? Optional.empty() : holdsFitting(round);
    }

    private static Optional<Refusal> ofPass(Round round) {
        Optional<Refusal> fitting = holdsFitting(round);
        if (fitting.isPresent() || round.boneyard().isEmpty()) {
            return fitting;
        }
        return Optional.of(new Refusal.CanDraw(round.boneyard().size()));
    }

    private static Optional<Refusal> holdsFitting(Round round) {
        return round.leadingTile()
                .or(() -> round.hand().fitting(round.tableau()))
                .map(Refusal.HoldsFitting::new);
    }

    /** Each open value once, in the order of the ends. */
    private static List<Integer> openValues(Tableau tableau) {
        List<Integer> values = new ArrayList<>();
        for (int at = 0; at < tableau.endCount(); at++) {
            int value = tableau.value(tableau.end(at));
            if (values.indexOf(value) < 0) {
                values.add(value);
            }
        }
        return values;
    }
}
