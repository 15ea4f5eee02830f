package deluxe.play.tavern;

import deluxe.dice.CampaignLog;
import deluxe.dice.DiceRound;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernRefusal;
import deluxe.dice.Throw;
import deluxe.table.Line;
import deluxe.table.Step;
import java.util.List;
import java.util.Optional;

/**
 * What the last action of a campaign led to.
 *
 * @param round the round that it was part of, as it was before; a round that it began, as it is now
 */
record LastAction(Optional<DiceRound> round, List<TavernEvent> events) {
    /** Found by playing all actions again. */
    static LastAction of(CampaignLog played) {
        CampaignLog before =
                CampaignLog.begun(played.campaign().seed(), played.campaign().alikeIsTriga());
        LastAction last = new LastAction(Optional.empty(), List.of());
        for (Line line : played.lines()) {
            Step<CampaignLog, TavernEvent, TavernRefusal> step =
                    before.take(line).step();
            Optional<DiceRound> round = before.campaign().round();
            last = new LastAction(
                    round.isPresent() ? round : step.next().campaign().round(), step.events());
            before = step.next();
        }
        return last;
    }

    /** The round as it was told to the player. */
    Optional<ToldRound> told() {
        Optional<ToldRound> told = round.map(ToldRound::new);
        told.ifPresent(following -> events.forEach(following::follow));
        return told;
    }

    /** The dice as they lie on the board. */
    Optional<Throw> lying() {
        Optional<Throw> lying = Optional.empty();
        for (TavernEvent event : events) {
            if (event instanceof TavernEvent.Thrown thrown) {
                lying = Optional.of(thrown.lying());
            }
        }
        return lying;
    }
}
