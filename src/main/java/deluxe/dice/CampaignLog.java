package deluxe.dice;

import deluxe.kit.Seed;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.Log;
import deluxe.table.Refused;
import deluxe.table.Step;
import java.util.List;

/** A campaign and all that led to it. It is kept after every action, and proves the campaign. */
public record CampaignLog(Campaign campaign, Log<Line> log) {
    public static CampaignLog begun(Seed seed, boolean alikeIsTriga) {
        return new CampaignLog(Campaign.begun(seed, alikeIsTriga), Log.empty());
    }

    /** How long the campaign had been played when something last happened. */
    public int nowMillis() {
        return log.last().map(Line::atMillis).orElse(0);
    }

    public List<Line> lines() {
        return log.entries();
    }

    /** The answer to an action at its time. */
    public Answer<CampaignLog, TavernEvent, TavernRefusal> take(Line line) {
        if (line.atMillis() < nowMillis()) {
            return new Refused<>(new TavernRefusal.TimeRunsBack(line.atMillis(), nowMillis()));
        }
        if (!(line.entry() instanceof TavernAction action)) {
            return new Refused<>(new TavernRefusal.NotOfThisGame());
        }
        Answer<Campaign, TavernEvent, TavernRefusal> answer = campaign.take(action);
        if (answer instanceof Refused<Campaign, TavernEvent, TavernRefusal> refused) {
            return new Refused<>(refused.reason());
        }
        Step<Campaign, TavernEvent, TavernRefusal> step = answer.step();
        return new Step<>(new CampaignLog(step.next(), log.with(line)), step.events());
    }
}
