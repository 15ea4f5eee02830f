package deluxe.dominoes;

import deluxe.table.Answer;
import deluxe.table.Refused;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;

/** A game played from text, for tests: {@code 5-5}, {@code 5-3 on 5-5 near}, {@code draw}, {@code pass}. */
final class Playing {
    private Game game;
    private List<Event> events;

    private Playing(Step<Game, Event, Refusal> first) {
        game = first.next();
        events = first.events();
    }

    static Playing begin(RuleSet rules, Deal deal) {
        return new Playing(Game.begin(rules, deal));
    }

    /** Plays these actions, which are separated by commas. */
    Playing play(String actions) {
        for (String action : actions.split(", ", -1)) {
            Step<Game, Event, Refusal> step = answer(action).step();
            game = step.next();
            events = step.events();
        }
        return this;
    }

    Playing deal(Deal deal) {
        Step<Game, Event, Refusal> step = game.deal(deal);
        game = step.next();
        events = step.events();
        return this;
    }

    /** Why this action is refused now. */
    String refusal(String action) {
        if (answer(action) instanceof Refused<Game, Event, Refusal> refused) {
            return RefusalWords.english(refused.reason());
        }
        throw new AssertionError(action + " was not refused");
    }

    Game game() {
        return game;
    }

    Round round() {
        return game.round();
    }

    RoundResult result() {
        return round().result().orElseThrow();
    }

    /** The events of the last step. */
    List<Event> events() {
        return events;
    }

    /** The points of the last step, one number for each time that points were scored. */
    List<Integer> points() {
        List<Integer> points = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.PointsScored scored) {
                points.add(scored.points());
            }
        }
        return points;
    }

    private Answer<Game, Event, Refusal> answer(String action) {
        return game.take(
                switch (action) {
                    case "draw" -> new Draw();
                    case "pass" -> new Pass();
                    default -> Notation.read(action, round().tableau().tiles());
                });
    }
}
