package deluxe.dominoes;

import deluxe.table.Log;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What one seat may see: its own hand, and what lies or has happened on the table. Of the rest, it sees only how many tiles there are.
 *
 * @param seat whose view it is
 * @param turns what was done in this round, and by which seat; a drawn tile is not named
 * @param leadingTile the tile that must lead this round, which both see as soon as the round is dealt
 */
public record View(
        Seat seat,
        RuleSet rules,
        int round,
        Hand hand,
        Tableau tableau,
        int otherHandSize,
        int boneyardSize,
        Seat turn,
        Optional<Tile> leadingTile,
        Log<Turn> turns,
        Scores scores) {

    /** The legal plays of this seat; none when the other is to move. */
    public Plays plays() {
        if (turn != seat) {
            return Plays.none();
        }
        return leadingTile.map(Plays::lead).orElseGet(() -> Plays.of(hand, tableau));
    }

    /** What this seat would see if it drew this tile now. */
    public View afterDrawing(Tile tile) {
        Turn draw = new Turn(seat, new Draw(), tableau.openValues());
        return new View(
                seat,
                rules,
                round,
                hand.with(tile),
                tableau,
                otherHandSize,
                boneyardSize - 1,
                turn,
                leadingTile,
                turns.with(draw),
                scores);
    }

    /** Why a tile of the hand that has no legal play cannot be played. */
    public Refusal misfit(Tile tile) {
        return leadingTile.<Refusal>map(Refusal.AnotherLeads::new).orElseGet(() -> Referee.fitsNoEnd(tableau, tile));
    }

    /** How it looks once this seat has made this play and the ends are counted. What that may bring to an end is not foreseen. */
    public View after(Play play, List<Event> events) {
        Tableau grown = tableau.join(play);
        int points = Points.forEnds(grown.sum());
        events.add(new Event.TilePlayed(seat, play));
        events.add(new Event.EndsCounted(seat, grown));
        if (points > 0) {
            events.add(new Event.PointsScored(seat, points, Event.Source.ENDS));
        }
        return new View(
                seat,
                rules,
                round,
                hand.without(play.tile()),
                grown,
                otherHandSize,
                boneyardSize,
                seat.other(),
                Optional.empty(),
                turns.with(new Turn(seat, play, tableau.openValues())),
                scores.plus(seat, points));
    }
}
