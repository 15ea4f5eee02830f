package deluxe.play;

import deluxe.ports.Device;
import deluxe.ports.Language;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.tournament.Terms;
import java.util.Optional;

/** What the player can do for a classic table away from it: change its house rules, and manage the games kept under names. */
public final class ClassicHouse {
    private final ClassicTable table;
    private final Shelf shelf;
    private final Time time;
    private final Words words;
    private final Settings settings;
    private final HouseRules rules;
    private final KeptGames games;

    public ClassicHouse(ClassicTable table, Storage storage, Time time, Device device, Language language) {
        this.table = table;
        shelf = new Shelf(storage);
        this.time = time;
        words = new Words(language::say);
        settings = Settings.from(storage, device.wishes(), table);
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

    /** The game that was left at the table; empty if there is none, or if it cannot be read and was set aside. */
    public Optional<Save> atHand() {
        Shelf.Found<LeftMatch> found = shelf.read(
                Saves.practiceKey(table.rules()),
                text -> Saves.left(text, Terms.PRACTICE, table.rules(), Saves.wallSeconds(time)));
        if (!found.flaw().isEmpty()) {
            games.tell(words.say(Saves.UNREADABLE_GAME, found.flaw()));
        }
        return found.value().map(LeftMatch::saved);
    }

    /** Makes this the game that the table goes on with, in place of the one at hand. Returns whether there was room to leave it there. */
    public boolean leave(LeftMatch game) {
        atHand();
        return shelf.write(Saves.practiceKey(table.rules()), game.saved().text());
    }
}
