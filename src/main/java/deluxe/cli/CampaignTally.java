package deluxe.cli;

import deluxe.dice.Campaign;
import deluxe.dice.Gambler;
import deluxe.dice.TavernAction;
import deluxe.kit.Seed;
import java.util.Locale;

/** Plays campaigns in one style of wagering, from the poorest gambler to the king, and counts how they end and how long they are. */
final class CampaignTally {
    private static final double SECONDS_A_ROUND = 40;
    private static final double SECONDS_A_MINUTE = 60;

    private final WagerStyle style;
    private int campaigns;
    private int victories;
    private int kingsMet;
    private long rounds;
    private long roundsOfVictories;

    CampaignTally(WagerStyle style) {
        this.style = style;
    }

    void play(Seed seed) {
        Campaign campaign = Campaign.begun(seed, false);
        boolean meetsKing = false;
        while (!campaign.isOver()) {
            TavernAction action = action(campaign);
            meetsKing |= action instanceof TavernAction.SitDown sitDown && sitDown.gambler() == Gambler.KING;
            campaign = campaign.take(action).step().next();
        }
        campaigns++;
        kingsMet += meetsKing ? 1 : 0;
        rounds += campaign.rounds();
        if (campaign.isVictory()) {
            victories++;
            roundsOfVictories += campaign.rounds();
        }
    }

    private TavernAction action(Campaign campaign) {
        if (campaign.round().isPresent()) {
            return new TavernAction.ThrowDice();
        }
        if (campaign.opposite().isPresent()) {
            return new TavernAction.Wager(style.wager(campaign));
        }
        for (Gambler gambler : Gambler.values()) {
            if (campaign.purse(gambler) > 0) {
                return new TavernAction.SitDown(gambler);
            }
        }
        throw new IllegalStateException("nobody is left to sit down with");
    }

    String report() {
        return String.format(
                Locale.ROOT,
                "%-8s king met %.1f %%, victory %.1f %%, rounds %.0f on average, %.0f to a victory, which is %.0f minutes%n",
                style.word(),
                percent(kingsMet),
                percent(victories),
                (double) rounds / campaigns,
                meanOfVictories(),
                meanOfVictories() * SECONDS_A_ROUND / SECONDS_A_MINUTE);
    }

    private double percent(int count) {
        return 100.0 * count / campaigns;
    }

    private double meanOfVictories() {
        return (double) roundsOfVictories / Math.max(1, victories);
    }
}
