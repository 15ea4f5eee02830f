package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.View;
import deluxe.session.Dealer;
import deluxe.session.Finish;
import deluxe.session.Lesson;
import deluxe.session.LessonDealer;
import deluxe.session.Told;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/** The pages of How to Play: each has a lesson at the table, and one of them is an exercise for the player. */
public final class Lessons implements TableMatch.Screens {
    private final TablePage tablePage;
    private final Shell shell;
    private final List<Lesson> pages;
    private Optional<TableMatch> lesson = Optional.empty();
    private int page;

    /**
     * Opens no page yet.
     *
     * @param pages the lessons in their order
     */
    Lessons(TablePage tablePage, List<Lesson> pages) {
        this.tablePage = tablePage;
        shell = tablePage.shell();
        this.pages = List.copyOf(pages);
    }

    /** Shows the lesson of this page from now on; a page without one has the empty table. */
    void show(int newPage) {
        page = newPage;
        clear(true);
        if (page < pages.size()) {
            TableMatch opened = table(pages.get(page));
            lesson = Optional.of(opened);
            opened.open();
        }
    }

    void close() {
        clear(false);
    }

    private void clear(boolean forLessons) {
        lesson.ifPresent(TableMatch::close);
        lesson = Optional.empty();
        shell.scene().clear();
        shell.scene().teach(forLessons);
        shell.scene().showClock(-1);
        shell.wake();
    }

    private TableMatch table(Lesson shown) {
        DoubleSupplier seenIn = () -> shell.scene().toldAtMillis() - shell.nowMillis();
        Dealer dealer = new LessonDealer(shown, seenIn, shell.ports().alarm());
        TableSide side = TableSide.ofLesson(shell);
        return new TableMatch(dealer, "", tablePage, side, this);
    }

    /** The page that is open, from 0. */
    public int page() {
        return page;
    }

    /** The player's hand, while there is something to do. */
    Optional<PlayersHand> hand() {
        boolean isToBeDone = isExercise() && lesson.get().session().isPlayersTurn();
        return isToBeDone ? lesson.map(TableMatch::hand) : Optional.empty();
    }

    private boolean isExercise() {
        return lesson.isPresent() && pages.get(page).isExercise();
    }

    /** What there is to do on this page, or what was learnt; empty if it is only for watching. */
    public String task() {
        if (!isExercise()) {
            return "";
        }
        Words words = tablePage.words();
        View view = lesson.get().session().game().round();
        if (!lesson.get().session().isPlayersTurn()) {
            return words.say("Good!") + ' ' + aboutDoubles(view.rules(), words);
        }
        int joined = view.tableau().connections(0);
        return words.say(
                joined == 0
                        ? "Drag a 6 to a long side of the double, or tap both."
                        : joined == 1
                                ? "Good! Now a 6 to the other long side."
                                : "Good! Now the tips are open: a 6 to a tip.");
    }

    /** Which doubles open their tips. */
    public static String aboutDoubles(RuleSet rules, Words words) {
        return words.say(
                switch (rules.doubles().spinners()) {
                    case ALL -> "Every double opens its tips.";
                    case FIRST -> "Only the first double of a round opens its tips.";
                    case NONE -> "No double opens its tips at this table.";
                });
    }

    // A lesson has no menu, no host and no end

    @Override
    public String talk(List<Event> events) {
        return "";
    }

    @Override
    public boolean hints() {
        return false;
    }

    @Override
    public boolean isFirstGame() {
        return false;
    }

    @Override
    public void askedForMenu() {}

    @Override
    public void told(Told told) {}

    @Override
    public void menuShows(TableMatch match, GameMenu menu) {}

    @Override
    public void finished(Finish finish) {}
}
