package deluxe.play.tavern;

import deluxe.dice.Campaign;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernGame;
import deluxe.table.Seat;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What can be read of the game in the tavern: how it stands, what is needed, and how a round ended. */
public final class TavernTelling {
    private final TavernVisit visit;
    private final TavernWords words;
    private final TavernChances chances;
    private final BooleanSupplier isPlaying;
    private Optional<ToldRound> round = Optional.empty();

    /** @param isPlaying whether something is still moving that was told already */
    TavernTelling(TavernVisit visit, TavernWords words, TavernChances chances, BooleanSupplier isPlaying) {
        this.visit = visit;
        this.words = words;
        this.chances = chances;
        this.isPlaying = isPlaying;
    }

    /** Goes on with the round that was left, if there was one. */
    void begin(Optional<ToldRound> left) {
        round = left;
    }

    void follow(TavernEvent event) {
        if (event instanceof TavernEvent.Wagered) {
            round = campaign().round().map(ToldRound::new);
        } else {
            round.ifPresent(now -> now.follow(event));
        }
    }

    /** The state of the game, for players who do not see the table. */
    public String standing() {
        if (visit.place() == TavernPlace.CHOOSING) {
            return words.company(campaign());
        }
        boolean isOpposite = visit.place() == TavernPlace.WAGERING || visit.place() == TavernPlace.PLAYING;
        return isOpposite && !isPlaying.getAsBoolean() ? words.standing(campaign(), visit.guest()) + needed() : "";
    }

    /** What both have. */
    public String purses() {
        return words.purses(campaign(), visit.guest());
    }

    /** The game that goes on, as it is told at the door; empty if none does. */
    public String leftBehind() {
        return visit.campaignLeft()
                .map(left -> words.leftBehind(left, visit.guest()))
                .orElse("");
    }

    /** What the next throw must show. */
    String needed() {
        return round.map(now -> chances.needed(now, visit.guest())).orElse("");
    }

    private Campaign campaign() {
        return visit.campaign().orElseThrow();
    }

    /** The game that is played now or, between rounds, next. */
    public TavernGame game() {
        if (visit.campaign().isPresent()) {
            if (campaign().round().isPresent()) {
                return campaign().round().get().game();
            }
            if (campaign().nextGame().isPresent()) {
                return campaign().nextGame().get();
            }
        }
        return visit.guest().games().get(0);
    }

    /** Who won what in the round that is over. */
    public String result() {
        return words.result(over(), visit.guest());
    }

    /** What decided the round that is over. */
    public String decided() {
        return chances.decided(round.orElseThrow(), visit.guest());
    }

    public String share() {
        return words.share(over(), round.orElseThrow().game());
    }

    public String comment() {
        return words.of(visit.guest()) + ": " + uttered(over());
    }

    String uttered(TavernEvent.RoundOver over) {
        return words.comment(over, visit.guest(), campaign().purse(visit.guest()) == 0);
    }

    public boolean isWon() {
        return over().decision().winner().equals(Optional.of(Seat.PLAYER));
    }

    private TavernEvent.RoundOver over() {
        return visit.plaque().orElseThrow();
    }
}
