package deluxe.stage.tavern;

import deluxe.dice.Campaign;
import deluxe.dice.DiceRound;
import deluxe.dice.Gambler;
import deluxe.dice.Throw;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What can be seen in the tavern while nothing moves.
 *
 * @param guest whose portrait is opposite, whether the player sits down with them or only looks at them
 * @param own coins in the player's purse
 * @param theirs coins in the opponent's purse
 * @param pot coins on the table, from both together
 * @param ownMark the total that wins for the player; 0 for none
 * @param theirMark the same for the opponent
 * @param toThrow whose turn it is, if dice are to be thrown
 * @param lying what was thrown last
 * @param company what each of the gamblers has left, while the player looks round for one of them; otherwise empty
 */
public record TavernSight(
        Gambler guest,
        int own,
        int theirs,
        int pot,
        int ownMark,
        int theirMark,
        Optional<Seat> toThrow,
        Optional<Throw> lying,
        List<Integer> company) {

    /** The sight of a campaign in its current state. */
    public static TavernSight of(Campaign campaign, Gambler guest, Optional<Throw> lying) {
        int pot = campaign.round().map(DiceRound::wager).orElse(0) * 2;
        return new TavernSight(
                guest,
                campaign.purse(),
                campaign.purse(guest),
                pot,
                campaign.round().map(round -> mark(round, Seat.PLAYER)).orElse(0),
                campaign.round().map(round -> mark(round, Seat.OPPONENT)).orElse(0),
                campaign.round().map(DiceRound::toThrow),
                lying,
                List.of());
    }

    /** The sight of a player who looks round, and now at this guest. */
    public static TavernSight lookingRound(Campaign campaign, Gambler guest) {
        TavernSight alone = of(campaign, guest, Optional.empty());
        return new TavernSight(
                guest, alone.own, alone.theirs, 0, 0, 0, Optional.empty(), Optional.empty(), campaign.purses());
    }

    private static int mark(DiceRound round, Seat seat) {
        return round.contest().mark(seat);
    }

    TavernSight withCoins(int moreOwn, int moreTheirs, int morePot) {
        return new TavernSight(
                guest, own + moreOwn, theirs + moreTheirs, pot + morePot, ownMark, theirMark, toThrow, lying, company);
    }

    TavernSight withMark(Seat seat, int total) {
        return new TavernSight(
                guest,
                own,
                theirs,
                pot,
                seat == Seat.PLAYER ? total : ownMark,
                seat == Seat.OPPONENT ? total : theirMark,
                toThrow,
                lying,
                company);
    }

    TavernSight withTurn(Optional<Seat> seat) {
        return new TavernSight(guest, own, theirs, pot, ownMark, theirMark, seat, lying, company);
    }

    TavernSight withLying(Optional<Throw> dice) {
        return new TavernSight(guest, own, theirs, pot, ownMark, theirMark, toThrow, dice, company);
    }

    TavernSight withoutCompany() {
        return new TavernSight(guest, own, theirs, pot, ownMark, theirMark, toThrow, lying, List.of());
    }
}
