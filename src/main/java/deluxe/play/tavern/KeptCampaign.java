package deluxe.play.tavern;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.Campaign;
import deluxe.dice.CampaignLog;
import deluxe.dice.TavernRecord;
import deluxe.kit.Malformed;
import deluxe.play.EndedCampaign;
import deluxe.play.EndedCampaigns;
import deluxe.play.Keys;
import deluxe.play.Shelf;
import deluxe.ports.PageSeat;
import deluxe.ports.Storage;
import java.util.Optional;

/** The campaign that goes on at the next visit. A page without the seat leaves it alone: another page may have kept it since. */
public final class KeptCampaign {
    private final Shelf shelf;
    private final PageSeat seat;

    public KeptCampaign(Storage storage, PageSeat seat) {
        shelf = new Shelf(storage);
        this.seat = seat;
    }

    /** What was found on the device; a campaign that cannot be read was set aside. */
    public Shelf.Found<CampaignLog> find() {
        return seat.isSeated()
                ? shelf.read(Keys.CAMPAIGN, KeptCampaign::campaign)
                : new Shelf.Found<>(Optional.empty(), "");
    }

    private static CampaignLog campaign(String text) {
        try {
            return TavernRecord.read(text);
        } catch (BadTavernRecord bad) {
            throw new Malformed(bad.line() + ": " + bad.getMessage());
        }
    }

    /** Returns whether the campaign that was kept last will be there at the next visit. */
    public boolean keep(CampaignLog log) {
        return !seat.isSeated() || shelf.write(Keys.CAMPAIGN, TavernRecord.write(log));
    }

    /** Enters a campaign that is over among the player's own games. */
    public void enter(Campaign campaign, int day) {
        if (seat.isSeated()) {
            new EndedCampaigns(shelf)
                    .add(new EndedCampaign(
                            day, campaign.isVictory(), campaign.purse(), campaign.rounds(), campaign.thrown()));
        }
    }

    /** Called after its end has been read. */
    public void forget() {
        if (seat.isSeated()) {
            shelf.forget(Keys.CAMPAIGN);
        }
    }
}
