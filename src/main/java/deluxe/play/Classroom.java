package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RuleSet;
import deluxe.stage.TableScene;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;

/** Shows lessons at the table, each over and over until another is asked for. */
final class Classroom {
    private static final double BEFORE_A_MOVE_MILLIS = 1000;
    private static final double AFTER_THE_LAST_MILLIS = 2200;

    private final Outside outside;
    private final TableScene scene;
    private final Words words;
    private final List<Lesson> pages;
    private int lessons;
    private int page;

    /** @param rules of the match that is taught */
    Classroom(Outside outside, TableScene scene, Words words, RuleSet rules) {
        pages = Lesson.of(rules);
        this.outside = outside;
        this.scene = scene;
        this.words = words;
    }

    /** The lesson of this page from now on; a page without one has the empty table. */
    void show(int newPage) {
        page = newPage;
        lessons++;
        scene.clear();
        scene.teach(true);
        scene.showClock(-1);
        if (page < pages.size()) {
            begin(pages.get(page), lessons);
        }
        outside.display().wake();
    }

    int page() {
        return page;
    }

    void close() {
        lessons++;
        scene.clear();
        scene.teach(false);
        outside.display().wake();
    }

    private void begin(Lesson lesson, int number) {
        TableSide side = TableSide.ofLesson(scene, outside.time(), words);
        Step<Game, Event, Refusal> first = lesson.begin();
        side.snap(first.next().seenBy(Seat.PLAYER), isPlayersTurn(first.next()), "");
        outside.display().wake();
        later(number, BEFORE_A_MOVE_MILLIS, () -> go(lesson, number, side, first.next(), 0));
    }

    private void go(Lesson lesson, int number, TableSide side, Game game, int move) {
        List<String> moves = lesson.moves();
        if (move == moves.size()) {
            begin(lesson, number);
            return;
        }
        Step<Game, Event, Refusal> step = Lesson.made(game, moves.get(move));
        side.show(step.next().seenBy(Seat.PLAYER), step.events(), isPlayersTurn(step.next()));
        outside.display().wake();
        double told = Math.max(0, scene.toldAtMillis() - outside.time().nowMillis());
        double rest = move + 1 == moves.size() ? AFTER_THE_LAST_MILLIS : BEFORE_A_MOVE_MILLIS;
        later(number, told + rest, () -> go(lesson, number, side, step.next(), move + 1));
    }

    private static boolean isPlayersTurn(Game game) {
        return !game.round().isOver() && game.round().turn() == Seat.PLAYER;
    }

    private void later(int number, double millis, Runnable next) {
        outside.alarm().ringIn(millis, () -> {
            if (number == lessons) {
                next.run();
            }
        });
    }
}
