package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.session.LeftMatch;
import deluxe.table.TextLines;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.Comparator;
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
    private final GoneOn goneOn;
    private List<Diary.Entry> games = new ArrayList<>();
    private List<OwnFacts> facts = new ArrayList<>();
    private OwnSums sums = new OwnSums();
    private final OwnJudgements judgements;
    private String flaw = "";
    /** The highest number that a game had. */
    private int last;

    OwnGames(Shelf shelf) {
        this.shelf = shelf;
        diary = new Diary(shelf);
        goneOn = new GoneOn(shelf);
        judgements = new OwnJudgements(shelf);
    }

    /** Reads what is there, and takes in what the tables have entered since the last time. */
    void takeIn() {
        flaw = "";
        games = new ArrayList<>(found(shelf.read(Keys.DIARY, Diary::entries)));
        facts = new ArrayList<>(found(shelf.read(Keys.FACTS, OwnGames::readFacts)));
        Shelf.Found<OwnSums> kept = shelf.read(Keys.SUMS, OwnSums::read);
        note(kept.flaw());
        sums = kept.value().orElse(new OwnSums());
        judgements.look();
        note(judgements.flaw());
        if (sums.isAnew(games)) {
            forgetNamesakes();
        }
        games.removeIf(sums::have);
        lookAtRecords();
        games.sort(Comparator.comparingInt(Diary.Entry::day));
        List<Diary.Entry> folded = fold();
        boolean isNew = !games.isEmpty() && sums.see(newest());
        last = Math.max(games.isEmpty() ? 0 : newest().number(), sums.highest());
        if (isNew || !folded.isEmpty()) {
            boolean isKept = shelf.write(Keys.SUMS, sums.text());
            if (isKept && !folded.isEmpty()) {
                forget(folded);
            }
        }
    }

    /** They are in sums that are kept now. Should the diary still have one of them, it is not counted again. */
    private void forget(List<Diary.Entry> folded) {
        for (Diary.Entry game : folded) {
            shelf.forget(Diary.key(game.number()));
            shelf.forget(Diary.packedKey(game.number()));
        }
        judgements.keep();
        keepFacts();
        keepDiary();
    }

    /**
     * The tables count from 1 again when the diary cannot be read. What is known of games with the same numbers is not of these then.
     */
    private void forgetNamesakes() {
        games.forEach(game -> {
            shelf.forget(Diary.packedKey(game.number()));
            judgements.forget(game.number());
        });
        judgements.keep();
        facts.clear();
    }

    /** The game with the highest number, whenever it was. */
    private Diary.Entry newest() {
        return byNumber().get(games.size() - 1);
    }

    private List<Diary.Entry> byNumber() {
        List<Diary.Entry> all = new ArrayList<>(games);
        all.sort(Comparator.comparingInt(Diary.Entry::number));
        return all;
    }

    private <T> List<T> found(Shelf.Found<List<T>> found) {
        note(found.flaw());
        return found.value().orElse(List.of());
    }

    private void note(String found) {
        flaw = found.isEmpty() ? flaw : found;
    }

    static List<OwnFacts> readFacts(String text) {
        List<OwnFacts> facts = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            facts.add(OwnFacts.read(lines.next()));
        }
        return facts;
    }

    /** Looks at the records that nobody has looked at, and packs them once it is kept what they told. */
    private void lookAtRecords() {
        int known = facts.isEmpty() ? 0 : facts.get(facts.size() - 1).number();
        List<Runnable> packing = new ArrayList<>();
        for (Diary.Entry game : new ArrayList<>(games)) {
            if (game.number() > known) {
                shelf.text(Diary.key(game.number())).ifPresent(text -> lookAt(game.number(), text, packing));
            }
        }
        if (!packing.isEmpty() && keepFacts()) {
            packing.forEach(Runnable::run);
        }
    }

    /** A record that cannot be read stays as it is; the watch page says what is wrong with it. */
    private void lookAt(int number, String text, List<Runnable> packing) {
        try {
            ScoreSheet sheet = LeftMatch.sheet(text);
            String mark = goneOn.markIn(sheet);
            if (!mark.isEmpty()) {
                leaveOut(number, mark);
            } else if (sheet.result().isPresent()) {
                facts.add(OwnFacts.of(number, sheet));
                packing.add(() -> pack(number, sheet));
            }
        } catch (Malformed unreadable) {
            flaw = unreadable.getMessage();
        }
    }

    /** What began as a match that was watched is no game of the player's own. */
    private void leaveOut(int number, String mark) {
        games.removeIf(game -> game.number() == number);
        keepDiary();
        shelf.forget(Diary.key(number));
        goneOn.forget(mark);
    }

    private void pack(int number, ScoreSheet sheet) {
        if (shelf.write(Diary.packedKey(number), Link.of(sheet))) {
            shelf.forget(Diary.key(number));
        } else {
            shelf.forget(Diary.packedKey(number));
        }
    }

    /** Folds the oldest, if there are more games than are listed, and returns them. */
    private List<Diary.Entry> fold() {
        int many = Math.max(0, games.size() - MOST);
        List<Diary.Entry> oldest = games.subList(0, many);
        oldest.forEach(this::fold);
        games = new ArrayList<>(games.subList(many, games.size()));
        return oldest;
    }

    private void fold(Diary.Entry game) {
        OwnTally tally = sums.of(game);
        Optional<OwnFacts> told = facts(game);
        tally.add(game, told);
        told.ifPresent(each -> facts.remove(placeOfFacts(game.number())));
        judgement(game.number()).ifPresent(tally::add);
        judgements.forget(game.number());
    }

    /**
     * Adds a game from another device; {@link #keep} has to follow.
     *
     * @return its number here
     */
    int add(Diary.Entry game, Optional<OwnFacts> told, Optional<OwnJudgement> judged) {
        int number = ++last;
        games.add(new Diary.Entry(number, game.day(), game.table(), game.opponent(), game.outcome()));
        told.ifPresent(each -> facts.add(each.numbered(number)));
        judged.ifPresent(each -> judgements.add(each.numbered(number)));
        return number;
    }

    void keep() {
        shelf.write(Keys.SUMS, sums.text());
        keepFacts();
        keepDiary();
    }

    private void keepDiary() {
        StringBuilder lines = new StringBuilder();
        byNumber().forEach(game -> lines.append(game.line()));
        shelf.write(Keys.DIARY, lines.toString());
    }

    private boolean keepFacts() {
        StringBuilder told = new StringBuilder();
        facts.forEach(each -> told.append(each.line()));
        return shelf.write(Keys.FACTS, told.toString());
    }

    /** There are no sums here yet. */
    void takeOver(OwnSums others) {
        sums.takeOver(others);
    }

    /** The fingerprints of all games, listed or not. */
    List<String> fingerprints() {
        List<String> all = sums.fingerprints();
        games.forEach(game -> all.add(game.fingerprint()));
        return all;
    }

    /** The games that are listed, the oldest first. */
    List<Diary.Entry> games() {
        return games;
    }

    /** Those that are not. */
    List<OwnSums.Folded> folded() {
        return sums.all();
    }

    /** How many games in a row were won before those that are listed. */
    OwnStreak streakBefore(String where) {
        return sums.streak(where);
    }

    /** What a review found in a game, if there was one. */
    Optional<OwnJudgement> judgement(int number) {
        return judgements.of(number);
    }

    void judge(OwnJudgement judgement) {
        judgements.add(judgement);
    }

    Optional<OwnFacts> facts(Diary.Entry game) {
        int at = placeOfFacts(game.number());
        return at < facts.size() && facts.get(at).number() == game.number()
                ? Optional.of(facts.get(at))
                : Optional.empty();
    }

    /** The place of the first that are of this game or a later one. */
    private int placeOfFacts(int number) {
        int low = 0;
        int high = facts.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (facts.get(middle).number() < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    boolean isRecorded(Diary.Entry game) {
        return record(game.number()).isPresent();
    }

    Optional<String> record(int number) {
        return diary.record(number);
    }

    /** Why something could not be read; empty if everything could. */
    String flaw() {
        return flaw;
    }
}
