package deluxe.dice;

import deluxe.kit.Seed;
import deluxe.table.Answer;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way through the tavern, as a value: the player sits down with one gambler after the other, until all of them are broke, or the
 * player is. The opponent's throws follow those of the player at once.
 *
 * @param alikeIsTriga whether three alike are a Triga too
 * @param purse the player's coins, without those on the table
 * @param purses the gamblers' coins, in the order of {@link Gambler}
 * @param opposite the gambler the player sits with
 * @param rounds how many rounds have begun
 * @param thrown how many throws have been made
 * @param round the round in progress
 */
public record Campaign(
        Seed seed,
        boolean alikeIsTriga,
        int purse,
        List<Integer> purses,
        Optional<Gambler> opposite,
        int rounds,
        int thrown,
        Optional<DiceRound> round) {
    /** The coins that the player starts with. */
    public static final int OWN_PURSE = 100;

    private static final List<Gambler> PLACES = List.of(Gambler.values());

    /** A campaign in which nothing has happened yet. */
    public static Campaign begun(Seed seed, boolean alikeIsTriga) {
        List<Integer> purses = new ArrayList<>();
        for (Gambler gambler : PLACES) {
            purses.add(gambler.purse());
        }
        return new Campaign(
                seed, alikeIsTriga, OWN_PURSE, List.copyOf(purses), Optional.empty(), 0, 0, Optional.empty());
    }

    public int purse(Gambler gambler) {
        return purses.get(PLACES.indexOf(gambler));
    }

    public boolean isVictory() {
        for (int left : purses) {
            if (left > 0) {
                return false;
            }
        }
        return round.isEmpty();
    }

    public boolean isGameOver() {
        return purse == 0 && round.isEmpty();
    }

    public boolean isOver() {
        return isVictory() || isGameOver();
    }

    /** The most that can be wagered now; 0 during a round, or if nobody sits opposite. */
    public int mostWager() {
        return opposite.isPresent() && round.isEmpty() ? Math.min(purse, purse(opposite.get())) : 0;
    }

    /** The game that is played next with whoever sits opposite. */
    public Optional<TavernGame> nextGame() {
        return opposite.map(gambler -> gambler.game(rounds));
    }

    public Answer<Campaign, TavernEvent, TavernRefusal> take(TavernAction action) {
        if (isOver()) {
            return new Refused<>(new TavernRefusal.CampaignOver());
        }
        if (action instanceof TavernAction.ThrowDice) {
            return round.isPresent() ? diceThrown(round.get()) : new Refused<>(new TavernRefusal.NoWager());
        }
        if (round.isPresent()) {
            return new Refused<>(new TavernRefusal.RoundIsOn());
        }
        if (action instanceof TavernAction.SitDown sitDown) {
            return satDown(sitDown.gambler());
        }
        if (opposite.isEmpty()) {
            return new Refused<>(new TavernRefusal.NobodyOpposite());
        }
        return action instanceof TavernAction.Wager wager ? wagered(wager.coins()) : gotUp();
    }

    private Answer<Campaign, TavernEvent, TavernRefusal> satDown(Gambler gambler) {
        if (opposite.isPresent()) {
            return new Refused<>(new TavernRefusal.SitsElsewhere(opposite.get()));
        }
        if (purse(gambler) == 0) {
            return new Refused<>(new TavernRefusal.IsBroke(gambler));
        }
        return new Step<>(with(Optional.of(gambler)), List.of(new TavernEvent.SatDown(gambler)));
    }

    private Answer<Campaign, TavernEvent, TavernRefusal> gotUp() {
        return new Step<>(with(Optional.empty()), List.of(new TavernEvent.GotUp(opposite.orElseThrow())));
    }

    private Campaign with(Optional<Gambler> gambler) {
        return new Campaign(seed, alikeIsTriga, purse, purses, gambler, rounds, thrown, round);
    }

    private Answer<Campaign, TavernEvent, TavernRefusal> wagered(int coins) {
        if (coins < 1 || coins > mostWager()) {
            return new Refused<>(new TavernRefusal.NotInPurses(coins, mostWager()));
        }
        TavernGame game = nextGame().orElseThrow();
        Campaign next =
                moved(-coins, -coins, rounds + 1, thrown, Optional.of(DiceRound.begun(game, coins, alikeIsTriga)));
        return new Step<>(next, List.of(new TavernEvent.Wagered(game, coins)));
    }

    /** The player's throw, then the opponent's throws until it is the player's turn again or the round is over. */
    private Answer<Campaign, TavernEvent, TavernRefusal> diceThrown(DiceRound from) {
        List<TavernEvent> events = new ArrayList<>();
        DiceRound now = from;
        int number = thrown;
        do {
            now = now.after(Cup.shaken(seed, number), events);
            number++;
        } while (now.decision().isEmpty() && now.toThrow() == Seat.OPPONENT);
        if (now.decision().isEmpty()) {
            return new Step<>(moved(0, 0, rounds, number, Optional.of(now)), events);
        }
        return new Step<>(settled(now, number, events), events);
    }

    private Campaign settled(DiceRound ended, int number, List<TavernEvent> events) {
        Decision decision = ended.decision().orElseThrow();
        int coins = decision.coins(ended.wager());
        events.add(new TavernEvent.RoundOver(decision, coins));
        int own = decision.winner()
                .map(winner -> winner == Seat.PLAYER ? coins : -coins)
                .orElse(0);
        Campaign next = moved(ended.wager() + own, ended.wager() - own, rounds, number, Optional.empty());
        Gambler gambler = opposite.orElseThrow();
        if (next.purse(gambler) == 0) {
            events.add(new TavernEvent.Broke(gambler));
            next = next.with(Optional.empty());
        }
        if (next.isVictory()) {
            events.add(new TavernEvent.Victory());
        } else if (next.isGameOver()) {
            events.add(new TavernEvent.GameOver());
        }
        return next;
    }

    /** The campaign with this many more coins in the purses of the player and the opponent, and with these rounds and throws. */
    private Campaign moved(int own, int others, int newRounds, int newThrown, Optional<DiceRound> newRound) {
        List<Integer> newPurses = new ArrayList<>(purses);
        int at = PLACES.indexOf(opposite.orElseThrow());
        newPurses.set(at, purses.get(at) + others);
        return new Campaign(
                seed, alikeIsTriga, purse + own, List.copyOf(newPurses), opposite, newRounds, newThrown, newRound);
    }
}
