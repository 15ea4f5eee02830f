package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Table;
import deluxe.kit.Malformed;
import deluxe.ports.Alarm;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.review.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The player's own games, as the page shows them: a selection, its numbers, its list, and what can be done with all of them. */
public final class OwnDiary {
    private static final int MONTH_DAYS = 30;
    private static final int FIRST_SHOWN = 50;
    private static final int MORE_SHOWN = 200;

    private static final String FULL =
            "No room is left here. What doesn't fit is gone when you close the page. Export All makes a file of it.";

    private final NotedStorage storage;
    private final Time time;
    private final Words words;
    private final Shelf shelf;
    private final OwnGames all;
    private final OwnReviews reviews;
    private List<EndedCampaign> campaigns = List.of();
    private OwnSelection selection = OwnSelection.ALL;
    private OwnStatistics statistics;
    private int shown = FIRST_SHOWN;
    private String notice = "";
    private boolean isAsking;

    /** @param changed is run whenever a game has been reviewed */
    OwnDiary(Storage storage, Time time, Alarm alarm, Words words, Runnable changed) {
        this.storage = new NotedStorage(storage);
        this.time = time;
        this.words = words;
        shelf = new Shelf(this.storage);
        all = new OwnGames(shelf);
        reviews = new OwnReviews(all, time, alarm, () -> {
            statistics = new OwnStatistics(all, selection);
            changed.run();
        });
        statistics = new OwnStatistics(all, selection);
    }

    /** Looks again at what the tables have entered. */
    void refresh() {
        storage.forgetNotes();
        all.takeIn();
        Shelf.Found<List<EndedCampaign>> ended = new EndedCampaigns(shelf).find();
        campaigns = ended.value().orElse(List.of());
        String flaw = all.flaw().isEmpty() ? ended.flaw() : all.flaw();
        if (!flaw.isEmpty()) {
            notice = words.say("Some of your games can't be read ({0}). They were set aside, not deleted.", flaw);
        } else if (storage.isFull()) {
            notice = words.say(FULL);
        }
        select(selection);
    }

    private void select(OwnSelection wanted) {
        selection = wanted;
        shown = FIRST_SHOWN;
        isAsking = false;
        statistics = new OwnStatistics(all, wanted);
    }

    /** Whether there are no games of dominoes. */
    public boolean isEmpty() {
        return all.games().isEmpty() && all.folded().isEmpty();
    }

    /** Goes on to review the games one after the other, or stops. */
    void review(boolean wanted) {
        reviews.want(wanted);
    }

    public boolean hasCampaigns() {
        return !campaigns.isEmpty();
    }

    /** The tavern's campaigns in the selection of time, the newest first. */
    public List<EndedCampaign> campaigns() {
        List<EndedCampaign> found = new ArrayList<>();
        for (int at = campaigns.size() - 1; at >= 0; at--) {
            if (campaigns.get(at).day() >= selection.sinceDay()) {
                found.add(campaigns.get(at));
            }
        }
        return found;
    }

    public OwnStatistics statistics() {
        return statistics;
    }

    /** The numbers of another selection. */
    OwnStatistics statistics(OwnSelection other) {
        return new OwnStatistics(all, other);
    }

    public int mostListed() {
        return OwnGames.MOST;
    }

    /** How many games are no longer listed. */
    public int folded() {
        int games = 0;
        for (OwnSums.Folded each : all.folded()) {
            games += each.tally().games();
        }
        return games;
    }

    /** The newest games of the selection, as many as are shown. */
    public List<OwnGame> listed() {
        List<Diary.Entry> games = statistics.games();
        List<OwnGame> listed = new ArrayList<>();
        for (int at = games.size() - 1; at >= 0 && listed.size() < shown; at--) {
            Diary.Entry game = games.get(at);
            listed.add(new OwnGame(game, all.isRecorded(game), words));
        }
        return listed;
    }

    public boolean hasMore() {
        return statistics.games().size() > shown;
    }

    public void showMore() {
        shown += MORE_SHOWN;
    }

    /** How well the player chose in a game, in tenths of a percent, if a review could tell. */
    public Optional<Integer> accuracy(Diary.Entry game) {
        return all.judgement(game.number())
                .filter(OwnJudgement::tellsAccuracy)
                .map(judged -> Skill.tenths(judged.accuracy()));
    }

    /** The total score of a game, if its record has told it. */
    public Optional<Integer> total(OwnGame game) {
        return all.facts(game.entry()).map(OwnFacts::total);
    }

    // The selection

    public Optional<Table> table() {
        return selection.table();
    }

    public void selectTable(Optional<Table> table) {
        select(new OwnSelection(table, selection.opponent(), selection.sinceDay()));
    }

    public Optional<Difficulty> opponent() {
        return selection.opponent();
    }

    public void selectOpponent(Optional<Difficulty> opponent) {
        select(new OwnSelection(selection.table(), opponent, selection.sinceDay()));
    }

    public boolean isOfAllTimes() {
        return selection.sinceDay() == 0;
    }

    public void selectAllTimes(boolean wanted) {
        select(new OwnSelection(selection.table(), selection.opponent(), wanted ? 0 : time.today() - MONTH_DAYS + 1));
    }

    // All of them

    /** Everything as the text of a file. */
    public String export() {
        isAsking = false;
        return OwnFile.write(OwnFile.kept(storage));
    }

    /** Adds what the text of such a file has, and says so; or says why it is refused. */
    public void takeIn(Optional<String> text) {
        isAsking = false;
        try {
            storage.forgetNotes();
            OwnImport file = new OwnImport(storage);
            int added = file.takeIn(text.orElse(""));
            boolean isFull = storage.isFull();
            refresh();
            notice = words.say("{0} games were added.", added)
                    + (file.leftOut() == 0
                            ? ""
                            : ' '
                                    + words.say(
                                            "{0} older ones are known only as sums, so they were left out.",
                                            file.leftOut()))
                    + (isFull ? ' ' + words.say(FULL) : "");
        } catch (Malformed malformed) {
            notice = words.say(malformed.getMessage());
        }
    }

    /** Asks first. */
    public void askToDelete() {
        isAsking = true;
    }

    public boolean isAsking() {
        return isAsking;
    }

    public void spare() {
        isAsking = false;
    }

    public void deleteAll() {
        new DailyBook(shelf).delete(storage, DailyBook.today(time));
        for (String key : storage.keys()) {
            if (OwnFile.isOfGames(key)) {
                shelf.forget(key);
            }
        }
        refresh();
        notice = words.say("All your games were deleted.");
    }

    public String notice() {
        return notice;
    }
}
