package deluxe.browser;

import deluxe.dice.Campaign;
import deluxe.dice.CampaignLog;
import deluxe.dice.Gambler;
import deluxe.dice.TavernAction;
import deluxe.dice.TavernRecord;
import deluxe.kit.Seed;
import deluxe.table.Line;
import java.util.function.Predicate;

/** A campaign of a player who always sits down with the first gambler who has a coin, and always wagers as much as possible. */
record ForeseenCampaign(CampaignLog played) {
    private static final int SEEDS = 2000;

    /** The one with the fewest throws among those that end this way. */
    static ForeseenCampaign shortest(Predicate<Campaign> end) {
        ForeseenCampaign best = null;
        for (int number = 0; number < SEEDS; number++) {
            ForeseenCampaign campaign = new ForeseenCampaign(played(new Seed(number, 5, 7, 11)));
            if (end.test(campaign.end())
                    && (best == null || campaign.end().thrown() < best.end().thrown())) {
                best = campaign;
            }
        }
        if (best == null) {
            throw new IllegalStateException("none of " + SEEDS + " campaigns ends like this");
        }
        return best;
    }

    private static CampaignLog played(Seed seed) {
        CampaignLog now = CampaignLog.begun(seed, false);
        while (!now.campaign().isOver()) {
            now = now.take(new Line(0, action(now.campaign()))).step().next();
        }
        return now;
    }

    private static TavernAction action(Campaign campaign) {
        if (campaign.round().isPresent()) {
            return new TavernAction.ThrowDice();
        }
        if (campaign.opposite().isPresent()) {
            return new TavernAction.Wager(campaign.mostWager());
        }
        for (Gambler gambler : Gambler.values()) {
            if (campaign.purse(gambler) > 0) {
                return new TavernAction.SitDown(gambler);
            }
        }
        throw new IllegalStateException("nobody has a coin");
    }

    Campaign end() {
        return played.campaign();
    }

    /** A script that keeps the campaign as it is after this many actions, unless a campaign is kept already. */
    String script(int actions) {
        CampaignLog so = CampaignLog.begun(end().seed(), false);
        for (Line line : played.lines().subList(0, actions)) {
            so = so.take(line).step().next();
        }
        return "if (!localStorage.getItem('deluxe.dados')) localStorage.setItem('deluxe.dados', `"
                + TavernRecord.write(so) + "`);";
    }

    /** How many actions are taken before the campaign is first in such a state. */
    int actionsUntil(Predicate<Campaign> state) {
        CampaignLog so = CampaignLog.begun(end().seed(), false);
        for (int action = 0; action < played.lines().size(); action++) {
            if (state.test(so.campaign())) {
                return action;
            }
            so = so.take(played.lines().get(action)).step().next();
        }
        throw new IllegalStateException("the campaign never comes to this state");
    }
}
