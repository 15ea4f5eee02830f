package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The games of a table that were kept under names, beside the one that is kept automatically. Each has a place of its own on the
 * device, and there is no list of them, so no game can be lost with a list.
 */
public final class KeptGames {
    /** More would be too many to look through, and too much for the device. */
    static final int MOST = 20;

    private final RuleSet table;
    private final Shelf shelf;
    private final Time time;
    private final Words words;
    /** What was read last at each place, so that a game is played through only once. */
    private final String[] texts = new String[MOST + 1];

    private final List<Optional<KeptGame>> read = new ArrayList<>(Collections.nCopies(MOST + 1, Optional.empty()));
    private final String[] pictures = new String[MOST + 1];
    private String notice = "";

    /** @param table the rules of the table whose games are kept here, with any house rules */
    public KeptGames(RuleSet table, Storage storage, Time time, Words words) {
        this.table = table;
        shelf = new Shelf(storage);
        this.time = time;
        this.words = words;
    }

    private String key(int place) {
        return Keys.SAVED_GAME + ' ' + table.name() + ' ' + place;
    }

    /** The kept games, the newest first. */
    public List<KeptGame> games() {
        List<KeptGame> games = new ArrayList<>();
        for (int place = 1; place <= MOST; place++) {
            at(place).ifPresent(games::add);
        }
        games.sort(Comparator.comparingInt(KeptGames::savedSeconds).reversed());
        return games;
    }

    private static int savedSeconds(KeptGame game) {
        return game.left().saved().wallSeconds();
    }

    private Optional<KeptGame> at(int place) {
        Optional<String> text = shelf.text(key(place));
        if (text.isEmpty() || !text.get().equals(texts[place])) {
            Shelf.Found<KeptGame> found = shelf.read(key(place), there -> KeptGame.read(place, there, table));
            if (!found.flaw().isEmpty()) {
                notice = words.say("A saved game can't be read ({0}). It was set aside, not deleted.", found.flaw());
            }
            read.set(place, found.value());
            texts[place] = shelf.text(key(place)).orElse(null);
            pictures[place] = null;
        }
        return read.get(place);
    }

    /** What the last request led to, why it was refused, or what could not be read; empty if there is nothing to tell. */
    public String notice() {
        games();
        return notice;
    }

    /** Tells the player this as well. */
    void tell(String news) {
        notice = news;
    }

    /** Called once the notice has been read. */
    public void clearNotice() {
        notice = "";
    }

    /** What the next game is called if nothing else is typed. */
    public String suggestedName() {
        return KeptName.suggested(names(), words);
    }

    private List<String> names() {
        return games().stream().map(KeptGame::name).toList();
    }

    public String tableName() {
        return KeptRecord.tableName(table, words);
    }

    /** Keeps a game under a name. Returns whether it is kept. */
    public boolean keep(String typed, Save save) {
        return isDone(() -> {
            String name = keepAs(typed, save);
            notice = words.say("{0} is saved.", name);
        });
    }

    /** Keeps the game whose record this is. Returns whether it is kept; if not, everything is as before. */
    public boolean takeIn(String text) {
        return isDone(() -> {
            Save save = new KeptRecord(table, words).read(text, Saves.wallSeconds(time));
            notice = words.say("The game is in the list as {0}.", keepAs("", save));
        });
    }

    /** Says that the device could not read the chosen file. */
    public void tellUnreadableFile() {
        notice = words.say("This file can't be read. Nothing was imported.");
    }

    private boolean isDone(Attempt attempt) {
        try {
            attempt.go();
            return true;
        } catch (KeptRefusal refusal) {
            notice = refusal.getMessage();
            return false;
        }
    }

    private interface Attempt {
        void go() throws KeptRefusal;
    }

    private String keepAs(String typed, Save save) throws KeptRefusal {
        String name = KeptName.chosen(typed, names(), words);
        int place = freePlace();
        Save now =
                new Save(save.record(), save.clockMillis(), Saves.wallSeconds(time), save.pausedMillis(), save.board());
        if (!shelf.write(key(place), KeptGame.text(name, time.today(), now))) {
            shelf.forget(key(place));
            throw new KeptRefusal(words.say(
                    "This browser has no room for another game. Nothing was saved; the others are still here."));
        }
        return name;
    }

    /** A place whose game was set aside is taken last, so that it can come back there. */
    private int freePlace() throws KeptRefusal {
        int free = 0;
        for (int place = MOST; place >= 1; place--) {
            boolean isFree = shelf.text(key(place)).isEmpty();
            if (isFree && (free == 0 || !shelf.hasAside(key(place)))) {
                free = place;
            }
        }
        if (free == 0) {
            throw new KeptRefusal(words.say("There are {0} games already. Delete one first. Nothing was saved.", MOST));
        }
        return free;
    }

    /** The game as it was kept, ready to go on now. It stays in the list. */
    public LeftMatch restored(KeptGame game) {
        LeftMatch left = game.left();
        Save saved = left.saved();
        Save now = new Save(
                saved.record(), saved.clockMillis(), Saves.wallSeconds(time), saved.pausedMillis(), saved.board());
        return new LeftMatch(left.match(), now, 0);
    }

    public void delete(KeptGame game) {
        shelf.forget(key(game.place()));
        notice = "";
    }

    /** The record of a game, as {@code docs/record.md} describes it; it ends with the last thing that happened. */
    public String record(KeptGame game) {
        return game.left().saved().record();
    }

    /** The address of a small picture of its board. */
    public String picture(KeptGame game) {
        int place = game.place();
        if (pictures[place] == null) {
            pictures[place] = KeptPicture.of(game.left());
        }
        return pictures[place];
    }

    /** How many tiles lie on its board. */
    public int tilesLaid(KeptGame game) {
        return KeptBoard.tableau(game.left().match()).size();
    }
}
