package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.LeftMatch;
import deluxe.table.Save;
import java.util.ArrayList;
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

    private static final int MILLIS_A_SECOND = 1000;
    private static final String KEY = "kept ";

    private final RuleSet table;
    private final Storage storage;
    private final Time time;
    private final Words words;
    /** What was read last at each place, so that a game is played through only once. */
    private final String[] texts = new String[MOST + 1];

    private final KeptGame[] read = new KeptGame[MOST + 1];
    private final String[] pictures = new String[MOST + 1];
    private String notice = "";

    /** @param table the rules of the table whose games are kept here, with any house rules */
    public KeptGames(RuleSet table, Storage storage, Time time, Words words) {
        this.table = table;
        this.storage = storage;
        this.time = time;
        this.words = words;
    }

    private String key(int place) {
        return KEY + table.name() + ' ' + place;
    }

    /** The kept games, the newest first; those that can no longer be read come last. */
    public List<KeptGame> games() {
        List<KeptGame> games = new ArrayList<>();
        for (int place = 1; place <= MOST; place++) {
            at(place).ifPresent(games::add);
        }
        games.sort(Comparator.comparingInt(KeptGames::savedSeconds).reversed());
        return games;
    }

    private static int savedSeconds(KeptGame game) {
        return game.left().map(left -> left.saved().wallSeconds()).orElse(-1);
    }

    private Optional<KeptGame> at(int place) {
        Optional<String> text = storage.read(key(place));
        if (text.isPresent() && !text.get().equals(texts[place])) {
            read[place] = KeptGame.read(place, text.get(), table);
            texts[place] = text.get();
            pictures[place] = null;
        }
        return text.map(there -> read[place]);
    }

    /** What the last request led to, or why it was refused; empty if there is nothing to tell. */
    public String notice() {
        return notice;
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
            Save save = new KeptRecord(table, words).read(text, wallSeconds());
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
        Save now = new Save(save.record(), save.clockMillis(), wallSeconds(), save.pausedMillis(), save.board());
        if (!storage.write(key(place), KeptGame.text(name, time.today(), now))) {
            storage.forget(key(place));
            throw new KeptRefusal(words.say(
                    "This browser has no room for another game. Nothing was saved; the others are still here."));
        }
        return name;
    }

    private int freePlace() throws KeptRefusal {
        for (int place = 1; place <= MOST; place++) {
            if (storage.read(key(place)).isEmpty()) {
                return place;
            }
        }
        throw new KeptRefusal(words.say("There are {0} games already. Delete one first. Nothing was saved.", MOST));
    }

    /** The game as it was kept, ready to go on now. It stays in the list. */
    public LeftMatch restored(KeptGame game) {
        LeftMatch left = game.match();
        Save saved = left.saved();
        Save now = new Save(saved.record(), saved.clockMillis(), wallSeconds(), saved.pausedMillis(), saved.board());
        return new LeftMatch(left.match(), now, 0);
    }

    public void delete(KeptGame game) {
        storage.forget(key(game.place()));
        notice = "";
    }

    /** The record of a game, as {@code docs/record.md} describes it; it ends with the last thing that happened. */
    public String record(KeptGame game) {
        return game.match().saved().record();
    }

    /** The address of a small picture of its board. */
    public String picture(KeptGame game) {
        int place = game.place();
        if (pictures[place] == null) {
            pictures[place] = KeptPicture.of(game.match());
        }
        return pictures[place];
    }

    /** How many tiles lie on its board. */
    public int tilesLaid(KeptGame game) {
        return KeptBoard.tableau(game.match().match()).size();
    }

    private int wallSeconds() {
        return (int) (time.wallMillis() / MILLIS_A_SECOND);
    }
}
