package deluxe.play;

import deluxe.dominoes.Doubles.Spinners;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.View;
import deluxe.session.Lesson;
import java.util.List;
import java.util.Optional;

/** The pages of How to Play: each has a lesson at the table, and one of them is for the player to do. */
final class Classroom {
    private final Tables tables;
    private final List<Lesson> pages;
    private Optional<MatchAtTable> lesson = Optional.empty();
    private int page;

    /**
     * Opens no page yet.
     *
     * @param rules of the match that is taught
     */
    Classroom(Tables tables, RuleSet rules) {
        this.tables = tables;
        pages = Lesson.of(rules);
    }

    /** Where lessons are held. */
    interface Tables {
        /** The empty table, set for lessons or for a match. */
        void clear(boolean forLessons);

        MatchAtTable open(Lesson lesson);
    }

    /** The lesson of this page from now on; a page without one has the empty table. */
    void show(int newPage) {
        page = newPage;
        clear(true);
        if (page < pages.size()) {
            MatchAtTable opened = tables.open(pages.get(page));
            lesson = Optional.of(opened);
            opened.open();
        }
    }

    void close() {
        clear(false);
    }

    private void clear(boolean forLessons) {
        lesson.ifPresent(MatchAtTable::close);
        lesson = Optional.empty();
        tables.clear(forLessons);
    }

    int page() {
        return page;
    }

    /** Who plays, while something is to be done. */
    Optional<PlayersHand> hand() {
        boolean isToBeDone = isExercise() && lesson.get().session().isPlayersTurn();
        return isToBeDone ? lesson.map(MatchAtTable::hand) : Optional.empty();
    }

    private boolean isExercise() {
        return lesson.isPresent() && pages.get(page).isExercise();
    }

    /** What is to be done on this page, or was learnt; empty if it is only to be watched. */
    String task() {
        if (!isExercise()) {
            return "";
        }
        View view = lesson.get().session().game().round();
        if (!lesson.get().session().isPlayersTurn()) {
            return learnt(view.rules().doubles().spinners());
        }
        int joined = view.tableau().connections(0);
        return joined == 0
                ? "Drag a 6 to a long side of the double, or tap both."
                : joined == 1 ? "Good! Now a 6 to the other long side." : "Good! Now the tips are open: a 6 to a tip.";
    }

    private static String learnt(Spinners spinners) {
        return switch (spinners) {
            case ALL -> "Good! Every double opens its tips.";
            case FIRST -> "Good! Only the first double of a round opens its tips.";
            case NONE -> "Good! No double opens its tips at this table.";
        };
    }
}
