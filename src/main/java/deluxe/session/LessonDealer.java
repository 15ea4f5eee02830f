package deluxe.session;

import deluxe.dominoes.Action;
import deluxe.dominoes.Doubles.Spinners;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.ports.Alarm;
import deluxe.table.Answer;
import deluxe.table.MatchClock;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.Objection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/** Deals a lesson: makes its moves over and over, or waits for the player to make them. */
public final class LessonDealer implements Dealer {
    private static final double BEFORE_A_MOVE_MILLIS = 1000;
    private static final double AFTER_THE_LAST_MILLIS = 2200;

    private static final MatchClock NO_CLOCK = MatchClock.ofSeconds(0);
    private static final Told.Standing GOING = new Told.Standing.Running(0, 1);

    private final Lesson lesson;
    private final DoubleSupplier seenInMillis;
    private final Timer timer;
    private Game game;
    private int made;
    private int asked;
    private int told;
    private Ear ear;

    /** @param seenInMillis how long until the player has seen what was told */
    public LessonDealer(Lesson lesson, DoubleSupplier seenInMillis, Alarm alarm) {
        this.lesson = lesson;
        this.seenInMillis = seenInMillis;
        timer = new Timer(alarm);
    }

    @Override
    public void open(Ear newEar) {
        ear = newEar;
        begin();
    }

    private void begin() {
        made = 0;
        game = lesson.begin().next();
        if (lesson.isExercise()) {
            game = withPlayersTurn();
        } else {
            timer.wakeIn(BEFORE_A_MOVE_MILLIS, this::makeMove);
        }
        tell(List.of(), true);
    }

    private void makeMove() {
        List<String> moves = lesson.moves();
        if (made == moves.size()) {
            begin();
            return;
        }
        Step<Game, Event, Refusal> step = Lesson.made(game, moves.get(made));
        made++;
        game = step.next();
        tell(step.events(), false);
        double rest = made == moves.size() ? AFTER_THE_LAST_MILLIS : BEFORE_A_MOVE_MILLIS;
        timer.wakeIn(Math.max(0, seenInMillis.getAsDouble()) + rest, this::makeMove);
    }

    @Override
    public void send(int number, Intent intent) {
        asked = number;
        if (intent instanceof Intent.Act act) {
            act(act.action());
        } else if (intent instanceof Intent.Pause) {
            refuse(new Objection.MayNotPause());
        }
    }

    private void act(Action action) {
        Answer<Game, Event, Refusal> answer = game.take(action);
        if (!lesson.isExercise()) {
            refuse(new Objection.StandsStill());
        } else if (answer instanceof Refused<Game, Event, Refusal> refused) {
            refuse(new Objection.AgainstTheRules(refused.reason()));
        } else {
            game = answer.step().next();
            if (joined() < (spinners() == Spinners.NONE ? 2 : 3)) {
                game = withPlayersTurn();
            }
            tell(answer.step().events(), false);
        }
    }

    @Override
    public void close() {
        timer.cancel();
    }

    private int joined() {
        return game.round().tableau().connections(0);
    }

    private Spinners spinners() {
        return game.round().rules().doubles().spinners();
    }

    /** Always the player's turn: the computer waits. */
    private Game withPlayersTurn() {
        return new Game(game.round().withTurn(Seat.PLAYER), game.outcome());
    }

    private void tell(List<Event> events, boolean isJump) {
        List<Event> seen = new ArrayList<>(events.size());
        events.forEach(event -> seen.add(event.seenBy(Seat.PLAYER)));
        tell(Told.Reply.upTo(asked), seen, isJump);
    }

    private void refuse(Objection reason) {
        tell(new Told.Reply(asked, asked, Optional.of(reason)), List.of(), false);
    }

    private void tell(Told.Reply reply, List<Event> seen, boolean isJump) {
        ear.told(new Told(++told, reply, game.seenBy(Seat.PLAYER), seen, isJump, NO_CLOCK, 0, GOING));
    }
}
