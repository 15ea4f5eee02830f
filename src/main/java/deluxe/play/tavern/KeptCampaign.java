package deluxe.play.tavern;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.CampaignLog;
import deluxe.dice.TavernRecord;
import deluxe.ports.Storage;
import java.util.Optional;

/** The campaign that goes on at the next visit. One that cannot be read is set aside, never lost. */
public final class KeptCampaign {
    private static final String KEY = "dados";
    private static final String SET_ASIDE = "dados set aside";

    private final Storage storage;

    public KeptCampaign(Storage storage) {
        this.storage = storage;
    }

    /** What was found on the device. */
    public sealed interface Found {
        record Nothing() implements Found {}

        record Playable(CampaignLog log) implements Found {}

        /** It was set aside: {@code reason} says what is wrong with this line. */
        record Damaged(int line, String reason) implements Found {}
    }

    public Found find() {
        Optional<String> text = storage.read(KEY);
        if (text.isEmpty()) {
            return new Found.Nothing();
        }
        try {
            return new Found.Playable(TavernRecord.read(text.get()));
        } catch (BadTavernRecord bad) {
            storage.write(SET_ASIDE, text.get());
            storage.forget(KEY);
            return new Found.Damaged(bad.line(), bad.getMessage());
        }
    }

    /** Returns whether it will be there at the next visit. */
    public boolean keep(CampaignLog log) {
        return storage.write(KEY, TavernRecord.write(log));
    }

    /** Called after its end has been read. */
    public void forget() {
        storage.forget(KEY);
    }

    /** The text of the last one that could not be read. */
    public Optional<String> setAside() {
        return storage.read(SET_ASIDE);
    }
}
