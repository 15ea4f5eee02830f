package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Word;
import deluxe.session.LeftMatch;
import deluxe.table.TextLines;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All games that were finished on this device. The tables enter them in the diary with their records. Here the records are packed, and
 * what is too much to be listed is folded into sums.
 */
final class OwnGames {
    /** How many games are listed, and can be watched. */
    static final int MOST = 1000;

    private final Shelf shelf;
    private final Diary diary;
    private List<Diary.Entry> games = new ArrayList<>();
    private List<OwnFacts> facts = new ArrayList<>();
    private List<Folded> folded = new ArrayList<>();
    private String flaw = "";

    OwnGames(Shelf shelf) {
        this.shelf = shelf;
        diary = new Diary(shelf);
    }

    /** The sums over games that are no longer listed, of one table against one opponent. */
    record Folded(RuleSet table, Difficulty opponent, OwnTally tally) {
        private String line() {
            return table.name() + ' ' + opponent.word() + ' ' + tally.text() + '\n';
        }

        private static Folded read(String line) {
            List<String> words = TextLines.split(line);
            if (words.size() < 2) {
                throw new Malformed("sums of games begin with a table and an opponent, not: " + line);
            }
            return new Folded(
                    RuleSet.named(words.get(0)),
                    Word.read("opponent", words.get(1), Difficulty.values()),
                    OwnTally.read(words.subList(2, words.size())));
        }
    }

    /** Reads what is there, and takes in what the tables have entered since the last time. */
    void takeIn() {
        flaw = "";
        games = new ArrayList<>(found(shelf.read(Keys.DIARY, Diary::entries)));
        facts = new ArrayList<>(found(shelf.read(Keys.FACTS, OwnGames::readFacts)));
        folded = new ArrayList<>(found(shelf.read(Keys.SUMS, OwnGames::readSums)));
        boolean isNew = lookAtRecords();
        if (fold() || isNew) {
            keep();
        }
    }

    private <T> List<T> found(Shelf.Found<List<T>> found) {
        flaw = found.flaw().isEmpty() ? flaw : found.flaw();
        return found.value().orElse(List.of());
    }

    static List<OwnFacts> readFacts(String text) {
        List<OwnFacts> facts = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            facts.add(OwnFacts.read(lines.next()));
        }
        return facts;
    }

    static List<Folded> readSums(String text) {
        List<Folded> sums = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            sums.add(Folded.read(lines.next()));
        }
        return sums;
    }

    /** Returns whether there were records that nobody has looked at. */
    private boolean lookAtRecords() {
        int known = facts.isEmpty() ? 0 : facts.get(facts.size() - 1).number();
        int before = facts.size();
        for (Diary.Entry game : games) {
            if (game.number() > known) {
                shelf.text(Diary.key(game.number())).ifPresent(text -> lookAt(game.number(), text));
            }
        }
        return facts.size() > before;
    }

    /** A record that cannot be read stays as it is; the watch page says what is wrong with it. */
    private void lookAt(int number, String text) {
        try {
            ScoreSheet sheet = LeftMatch.sheet(text);
            if (sheet.result().isPresent()) {
                facts.add(OwnFacts.of(number, sheet));
                pack(number, sheet);
            }
        } catch (Malformed unreadable) {
            flaw = unreadable.getMessage();
        }
    }

    private void pack(int number, ScoreSheet sheet) {
        if (shelf.write(Diary.packedKey(number), Link.of(sheet))) {
            shelf.forget(Diary.key(number));
        } else {
            shelf.forget(Diary.packedKey(number));
        }
    }

    /** Returns whether there were more games than are listed. */
    private boolean fold() {
        int many = games.size() - MOST;
        for (int at = 0; at < many; at++) {
            fold(games.get(at));
        }
        if (many > 0) {
            games = new ArrayList<>(games.subList(many, games.size()));
            int oldest = games.get(0).number();
            facts.removeIf(each -> each.number() < oldest);
        }
        return many > 0;
    }

    private void fold(Diary.Entry game) {
        tally(game.table(), game.opponent()).add(game, facts(game));
        shelf.forget(Diary.key(game.number()));
        shelf.forget(Diary.packedKey(game.number()));
    }

    private OwnTally tally(RuleSet table, Difficulty opponent) {
        for (Folded each : folded) {
            if (each.table().name().equals(table.name()) && each.opponent() == opponent) {
                return each.tally();
            }
        }
        Folded more = new Folded(table, opponent, new OwnTally());
        folded.add(more);
        return more.tally();
    }

    /**
     * Adds a game from another device; {@link #keep} has to follow.
     *
     * @return its number here
     */
    int add(Diary.Entry game, Optional<OwnFacts> told) {
        int number = games.isEmpty() ? 1 : games.get(games.size() - 1).number() + 1;
        games.add(new Diary.Entry(number, game.day(), game.table(), game.opponent(), game.outcome()));
        told.ifPresent(each -> facts.add(each.numbered(number)));
        return number;
    }

    void keep() {
        StringBuilder lines = new StringBuilder();
        games.forEach(game -> lines.append(game.line()));
        StringBuilder told = new StringBuilder();
        facts.forEach(each -> told.append(each.line()));
        StringBuilder sums = new StringBuilder();
        folded.forEach(each -> sums.append(each.line()));
        shelf.write(Keys.SUMS, sums.toString());
        shelf.write(Keys.FACTS, told.toString());
        shelf.write(Keys.DIARY, lines.toString());
    }

    /** The games that are listed, the oldest first. */
    List<Diary.Entry> games() {
        return games;
    }

    /** Those that are not. */
    List<Folded> folded() {
        return folded;
    }

    Optional<OwnFacts> facts(Diary.Entry game) {
        int low = 0;
        int high = facts.size() - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            int number = facts.get(middle).number();
            if (number == game.number()) {
                return Optional.of(facts.get(middle));
            }
            if (number < game.number()) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return Optional.empty();
    }

    boolean isRecorded(Diary.Entry game) {
        return diary.record(game.number()).isPresent();
    }

    /** Why something could not be read; empty if everything could. */
    String flaw() {
        return flaw;
    }
}
