package deluxe.dominoes;

import deluxe.dominoes.Event.EndsCounted;
import deluxe.dominoes.Event.Passed;
import deluxe.dominoes.Event.PointsScored;
import deluxe.dominoes.Event.RoundEnded;
import deluxe.dominoes.Event.Source;
import deluxe.dominoes.Event.TileDrawn;
import deluxe.dominoes.Event.TilePlayed;
import deluxe.table.Log;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position within a round, as the table itself knows it; players get a {@link View}. A value.
 *
 * @param number the round's number in the game, from 1
 * @param turn who is to move, or would be if the round were not over
 * @param turns what was done in this round
 * @param scores the points of the whole game so far
 * @param result how the round ended; empty while it goes on
 */
public record Round(
        RuleSet rules,
        int number,
        Hands hands,
        Boneyard boneyard,
        Tableau tableau,
        Seat turn,
        Log<Turn> turns,
        Scores scores,
        Optional<RoundResult> result) {

    public boolean isOver() {
        return result.isPresent();
    }

    /** The hand of the player to move. */
    public Hand hand() {
        return hands.of(turn);
    }

    /** The tile that must lead this round; empty once the round has been led, or where any tile may lead. */
    public Optional<Tile> leadingTile() {
        return tableau.isEmpty() ? Opening.leadingTile(rules, boneyard.deal()) : Optional.empty();
    }

    /** Whether the player to move has a legal play. */
    public boolean canPlay() {
        return !isOver() && hand().fits(tableau);
    }

    /** Whether the player to move may draw. */
    public boolean canDraw() {
        return !isOver() && !boneyard.isEmpty() && (rules.drawing() == Drawing.FREE || !canPlay());
    }

    /** Whether the player to move can do nothing but pass. */
    public boolean mustPass() {
        return !isOver() && boneyard.isEmpty() && !canPlay();
    }

    /** All legal plays of the player to move. */
    public Plays plays() {
        if (isOver()) {
            return Plays.none();
        }
        return leadingTile().map(Plays::lead).orElseGet(() -> Plays.of(hand(), tableau));
    }

    /** What this seat may see. */
    public View view(Seat seat) {
        return new View(
                seat,
                rules,
                number,
                hands.of(seat),
                tableau,
                hands.of(seat.other()).size(),
                boneyard.size(),
                turn,
                leadingTile(),
                turns,
                scores);
    }

    /** The same position with this seat to move. */
    public Round withTurn(Seat seat) {
        return new Round(rules, number, hands, boneyard, tableau, seat, turns, scores, result);
    }

    /** The position after a legal action, whose events are added to {@code events}. */
    Round after(Action action, List<Event> events) {
        if (action instanceof Play play) {
            return afterPlay(play, events);
        }
        return action instanceof Draw ? afterDraw(events) : afterPass(events);
    }

    private Round afterPlay(Play play, List<Event> events) {
        Tableau grown = tableau.join(play);
        Hand left = hand().without(play.tile());
        int points = Points.forEnds(grown.sum());
        events.add(new TilePlayed(turn, play));
        events.add(new EndsCounted(turn, grown));
        Scores scored = score(turn, points, Source.ENDS, events);
        Round next = new Round(
                rules,
                number,
                hands.with(turn, left),
                boneyard,
                grown,
                turn.other(),
                turns.with(turnOf(play)),
                scored,
                result);
        return left.size() == 0 ? next.ended(next.wonBy(turn), events) : next;
    }

    private Round afterDraw(List<Event> events) {
        Tile tile = boneyard.top();
        events.add(new TileDrawn(turn, Optional.of(tile)));
        return new Round(
                rules,
                number,
                hands.with(turn, hand().with(tile)),
                boneyard.withoutTop(),
                tableau,
                turn,
                turns.with(turnOf(new Draw())),
                scores,
                result);
    }

    private Round afterPass(List<Event> events) {
        boolean bothStuck =
                turns.last().filter(last -> last.action() instanceof Pass).isPresent();
        events.add(new Passed(turn));
        Round next = new Round(
                rules, number, hands, boneyard, tableau, turn.other(), turns.with(turnOf(new Pass())), scores, result);
        return bothStuck ? next.ended(next.blocked(), events) : next;
    }

    /** Ends the round if the player to move is stuck, at a table where that ends it at once. */
    Round endedIfOutOfMoves(List<Event> events) {
        boolean outOfMoves = rules.blocked() == Blocked.OUT_OF_MOVES && mustPass();
        return outOfMoves ? ended(new RoundResult.OutOfMoves(turn), events) : this;
    }

    private Round ended(RoundResult how, List<Event> events) {
        events.add(new RoundEnded(how));
        Scores scored = how.scorer()
                .map(seat -> score(seat, how.points(), Source.ROUND, events))
                .orElse(scores);
        return new Round(rules, number, hands, boneyard, tableau, turn, turns, scored, Optional.of(how));
    }

    private Scores score(Seat seat, int points, Source source, List<Event> events) {
        if (points == 0) {
            return scores;
        }
        events.add(new PointsScored(seat, points, source));
        return scores.plus(seat, points);
    }

    private RoundResult wonBy(Seat seat) {
        List<Leftover> leftovers = new ArrayList<>();
        int sum = 0;
        for (Tile tile : hands.of(seat.other()).tiles()) {
            int worth = rules.goingOut().worth(tile);
            leftovers.add(new Leftover(tile, worth));
            sum += worth;
        }
        return new RoundResult.WentOut(seat, leftovers, Points.rounded(sum));
    }

    private RoundResult blocked() {
        int player = hands.player().pips();
        int opponent = hands.opponent().pips();
        int points = rules.blocked() == Blocked.DIFFERENCE
                ? Math.abs(player - opponent)
                : Points.rounded(Math.max(player, opponent));
        return new RoundResult.BothStuck(player, opponent, player == opponent ? 0 : points);
    }

    private Turn turnOf(Action action) {
        return new Turn(turn, action, tableau.openValues());
    }
}
