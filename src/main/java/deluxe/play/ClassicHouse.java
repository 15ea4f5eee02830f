package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.ports.Device;
import deluxe.ports.Language;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.LeftMatch;
import deluxe.table.Save;
import java.util.Optional;

/** What the player can do for a classic table away from it: change its house rules, and manage the games kept under names. */
public final class ClassicHouse {
    private final ClassicTable table;
    private final Storage storage;
    private final Words words;
    private final Settings settings;
    private final HouseRules rules;
    private final KeptGames games;

    public ClassicHouse(ClassicTable table, Storage storage, Time time, Device device, Language language) {
        this.table = table;
        this.storage = storage;
        words = new Words(language::say);
        settings = Settings.from(storage, device.prefersReducedMotion(), table);
        rules = new HouseRules(table.rules(), storage);
        games = new KeptGames(table.rules(), storage, time, words);
    }

    public ClassicTable table() {
        return table;
    }

    public Words words() {
        return words;
    }

    public Settings settings() {
        return settings;
    }

    public HouseRules rules() {
        return rules;
    }

    public KeptGames games() {
        return games;
    }

    /** The game that was left at the table; empty if it cannot be read, which the table itself reports. */
    public Optional<Save> atHand() {
        return storage.read(Saves.practiceKey(table.rules())).flatMap(ClassicHouse::readable);
    }

    private static Optional<Save> readable(String text) {
        try {
            return Optional.of(Save.read(text));
        } catch (Malformed malformed) {
            return Optional.empty();
        }
    }

    /** Makes this the game that the table goes on with. Returns whether there was room to leave it there. */
    public boolean leave(LeftMatch game) {
        return storage.write(Saves.practiceKey(table.rules()), game.saved().text());
    }
}
