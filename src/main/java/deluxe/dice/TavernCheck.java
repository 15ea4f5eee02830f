package deluxe.dice;

import deluxe.kit.Digest;
import deluxe.kit.Seed;
import deluxe.table.Line;

/** Checks whether this engine plays in the tavern as all others do, by the digest of campaigns with high wagers. */
public final class TavernCheck {
    /** The digest of a correct engine. */
    public static final String RIGHT = "097759e97a0af00c";

    private static final int CAMPAIGNS = 24;

    private TavernCheck() {}

    /** The digest of this engine. */
    public static String digest() {
        Digest digest = new Digest();
        for (int number = 0; number < CAMPAIGNS; number++) {
            digest.add(TavernRecord.write(played(Seed.of("7a5e2c0de00000" + (10 + number)), number % 2 == 1)));
        }
        return digest.hex();
    }

    private static CampaignLog played(Seed seed, boolean alikeIsTriga) {
        CampaignLog log = CampaignLog.begun(seed, alikeIsTriga);
        while (!log.campaign().isOver()) {
            log = log.take(new Line(log.nowMillis() + 1, next(log.campaign())))
                    .step()
                    .next();
        }
        return log;
    }

    private static TavernAction next(Campaign campaign) {
        if (campaign.round().isPresent()) {
            return new TavernAction.ThrowDice();
        }
        if (campaign.opposite().isPresent()) {
            return new TavernAction.Wager((campaign.mostWager() + 1) / 2);
        }
        for (Gambler gambler : Gambler.values()) {
            if (campaign.purse(gambler) > 0) {
                return new TavernAction.SitDown(gambler);
            }
        }
        throw new IllegalStateException("nobody is left, and the campaign is not over");
    }
}
