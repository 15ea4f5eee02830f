package deluxe.play.tavern;

import deluxe.dice.Contest;
import deluxe.dice.DiceRound;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.table.Seat;
import java.util.Optional;

/** A round as far as it has been told: it follows the events as the player sees them, one after the other. */
final class ToldRound {
    private final TavernGame game;
    private final boolean alikeIsTriga;
    private Contest contest;
    private Contest before;
    private Optional<Throw> last = Optional.empty();

    ToldRound(DiceRound from) {
        game = from.game();
        alikeIsTriga = from.alikeIsTriga();
        contest = from.contest();
        before = contest;
    }

    void follow(TavernEvent event) {
        if (event instanceof TavernEvent.Thrown thrown) {
            last = Optional.of(thrown.lying());
            before = contest;
            contest = contest.after(thrown.lying());
        } else if (event instanceof TavernEvent.Begins begins) {
            contest = game.begun(begins.seat(), alikeIsTriga);
            before = contest;
            last = Optional.empty();
        }
    }

    TavernGame game() {
        return game;
    }

    /** Where the game, or the roll that decides who begins, stands now. */
    Contest contest() {
        return contest;
    }

    /** The same before the last throw. */
    Contest before() {
        return before;
    }

    /** The last throw of the game. */
    Optional<Throw> last() {
        return last;
    }

    boolean isAlikeTriga() {
        return alikeIsTriga;
    }

    Seat toThrow() {
        return contest.toThrow();
    }
}
