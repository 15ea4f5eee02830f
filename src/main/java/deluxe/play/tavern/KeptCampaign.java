package deluxe.play.tavern;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.CampaignLog;
import deluxe.dice.TavernRecord;
import deluxe.kit.Malformed;
import deluxe.play.Keys;
import deluxe.play.Shelf;
import deluxe.ports.Storage;

/** The campaign that goes on at the next visit. */
public final class KeptCampaign {
    private final Shelf shelf;

    public KeptCampaign(Storage storage) {
        shelf = new Shelf(storage);
    }

    /** What was found on the device; a campaign that cannot be read was set aside. */
    public Shelf.Found<CampaignLog> find() {
        return shelf.read(Keys.CAMPAIGN, KeptCampaign::campaign);
    }

    private static CampaignLog campaign(String text) {
        try {
            return TavernRecord.read(text);
        } catch (BadTavernRecord bad) {
            throw new Malformed(bad.line() + ": " + bad.getMessage());
        }
    }

    /** Returns whether it will be there at the next visit. */
    public boolean keep(CampaignLog log) {
        return shelf.write(Keys.CAMPAIGN, TavernRecord.write(log));
    }

    /** Called after its end has been read. */
    public void forget() {
        shelf.forget(Keys.CAMPAIGN);
    }
}
