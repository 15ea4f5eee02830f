package deluxe.cli;

import deluxe.dice.Contest;
import deluxe.dice.Decision;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.kit.Rng;
import deluxe.table.Seat;
import java.util.Locale;
import java.util.Optional;

/** Plays one game of the tavern over and over, and counts the results. */
final class DiceTally {
    private final TavernGame game;
    private final boolean alikeIsTriga;
    private int rounds;
    private int firstWins;
    private int ties;
    private long thrown;
    private long quarters;

    DiceTally(TavernGame game, boolean alikeIsTriga) {
        this.game = game;
        this.alikeIsTriga = alikeIsTriga;
    }

    void play(Rng cup) {
        Contest contest = game.begun(Seat.PLAYER, alikeIsTriga);
        while (contest.decision().isEmpty()) {
            contest = contest.after(contest.lying(Throw.of(cup)));
            thrown++;
        }
        Decision decision = contest.decision().get();
        rounds++;
        ties += decision.winner().isEmpty() ? 1 : 0;
        firstWins += decision.winner().equals(Optional.of(Seat.PLAYER)) ? 1 : 0;
        quarters += decision.quarters();
    }

    double firstWins() {
        return (double) firstWins / rounds;
    }

    double ties() {
        return (double) ties / rounds;
    }

    /** The mean share of the wager that is won. */
    double share() {
        return quarters / 4.0 / rounds;
    }

    String report() {
        return String.format(
                Locale.ROOT,
                "%s, %d rounds: who begins wins %.3f %%, ties %.3f %%, %.2f throws, %.4f of the wager is won%n",
                game.word(),
                rounds,
                100 * firstWins(),
                100 * ties(),
                (double) thrown / rounds,
                share());
    }
}
