package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.View;
import deluxe.ports.Time;
import deluxe.stage.art.Mood;
import deluxe.stage.art.Sitter;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.TellingTimes;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.Agreement;
import deluxe.tournament.Options;
import java.util.List;
import java.util.Optional;

/** Shows on the stage what a session tells. */
final class TableSide {
    /** How long the player can read what happened before what comes next is shown. */
    private static final double REMARK_MILLIS = 350;

    private final TableScene scene;
    private final Time time;
    private final Words words;
    private final String player;
    /** The player's name in sentences; empty where they speak to the player. */
    private final Optional<String> playerInWords;

    private final Sitter opponent;
    private Mood playerMood = Mood.NEUTRAL;
    private Mood opponentMood = Mood.NEUTRAL;

    private TableSide(Shell shell, Time time, String player, Sitter opponent, Optional<String> playerInWords) {
        this.time = time;
        scene = shell.scene();
        words = shell.words();
        this.player = player;
        this.opponent = opponent;
        this.playerInWords = playerInWords;
    }

    /** The player, and the opponent that the agreement names, both with the names that the host gave them. */
    static TableSide of(Agreement agreement, Optional<Options> asked, Shell shell) {
        String player = asked.flatMap(Options::player).orElse(shell.words().say(Words.YOU));
        Sitter opponent = sitter(agreement.difficulty(), asked.flatMap(Options::opponent));
        return new TableSide(shell, shell.ports().time(), player, opponent, Optional.empty());
    }

    /** The player and the opponent of a lesson. */
    static TableSide ofLesson(Shell shell) {
        Words words = shell.words();
        Sitter opponent = shell.table().lessonOpponent(words);
        return new TableSide(shell, shell.ports().time(), words.say(Words.YOU), opponent, Optional.empty());
    }

    /** The player and the opponent of a match that an onlooker watches. */
    static TableSide ofWatched(Agreement agreement, String player, Optional<String> opponent, Shell shell, Time time) {
        return new TableSide(shell, time, player, sitter(agreement.difficulty(), opponent), Optional.of(player));
    }

    /** The opponent at this difficulty, with this name or the usual one. */
    static Sitter sitter(Difficulty difficulty, Optional<String> name) {
        Sitter sitter =
                switch (difficulty) {
                    case EASY -> Sitter.AMARA;
                    case HARD -> Sitter.ISABEL;
                    case MEDIUM, TACTICIAN -> Sitter.BRUNO;
                    case EXPERT -> Sitter.KENJI;
                    case MASTER -> Sitter.MAGDA;
                };
        return name.map(sitter::named).orElse(sitter);
    }

    String opponent() {
        return opponent.name();
    }

    void show(GameView game, List<Event> events, boolean playersTurn) {
        events.forEach(this::feel);
        scene.show(state(game, playersTurn), events, time.nowMillis());
        if (scene.announcer().hasMessages()) {
            remark(game, events, playersTurn);
        }
        for (Event event : events) {
            if (event instanceof Event.RoundEnded ended) {
                announce(ended);
            } else if (event instanceof Event.GameEnded ended) {
                conclude(ended.outcome(), game.round().rules().target());
            }
        }
    }

    private void conclude(Outcome outcome, int target) {
        if (outcome.ending() != Ending.ENDED_EARLY) {
            String word = outcome.ending() == Ending.TIME_UP ? words.say(Words.TIME_IS_UP) : target + "!";
            scene.conclude(word, outcome.winner());
        }
    }

    /** Tells in the line for messages what happened and, once that has been seen, what comes next. */
    private void remark(GameView game, List<Event> events, boolean playersTurn) {
        Optional<Event> worth = mostTelling(events);
        worth.ifPresent(event -> remark(event, seenAtMillis(event)));
        words.whatComes(game, playersTurn, worth.isEmpty(), opponent.name())
                .ifPresent(next -> scene.announcer()
                        .mention(next, worth.isPresent() ? scene.toldAtMillis() + REMARK_MILLIS : time.nowMillis()));
    }

    private void remark(Event event, double atMillis) {
        scene.announcer().remark(words.told(event, playerInWords, opponent.name()), atMillis);
    }

    /** When an event is seen: a tile once it has landed, a new round once the tiles of the previous one are gathered. */
    private double seenAtMillis(Event event) {
        return event instanceof Event.RoundDealt
                ? time.nowMillis() + TileTimes.GLIDE_MILLIS
                : Math.max(time.nowMillis(), scene.landedAtMillis());
    }

    /** Points if there are any, or else what was done last. What the end of a round brings is told later, together with that end. */
    private static Optional<Event> mostTelling(List<Event> events) {
        Optional<Event> telling = Optional.empty();
        for (Event event : events) {
            if (event instanceof Event.RoundEnded) {
                return telling;
            }
            boolean isCount = event instanceof Event.EndsCounted || event instanceof Event.GameEnded;
            boolean isBetter = telling.isEmpty() || !(telling.get() instanceof Event.PointsScored);
            if (!isCount && isBetter) {
                telling = Optional.of(event);
            }
        }
        return telling;
    }

    /** Tells the end of a round once its last tile and what that scored have been seen, in the ribbon and in the line for messages. */
    private void announce(Event.RoundEnded ended) {
        RoundResult result = ended.result();
        double atMillis = Math.max(time.nowMillis() + TellingTimes.HUSH_MILLIS, scene.landedAtMillis());
        if (result instanceof RoundResult.OutOfMoves out) {
            String reason = words.cannotMove(out.stuck(), playerInWords, opponent());
            scene.announcer().announce(words.say(Words.OUT_OF_MOVES), reason, atMillis);
            return;
        }
        double seenAtMillis = scene.announcer().announce(words.roundEnd(result, playerInWords, opponent()), atMillis);
        if (scene.announcer().hasMessages()) {
            remark(ended, seenAtMillis);
        }
    }

    /** Makes both faces neutral again. */
    void calm() {
        playerMood = Mood.NEUTRAL;
        opponentMood = Mood.NEUTRAL;
    }

    /** Shows the table as it is, without telling how it came to that. */
    void snap(GameView game, boolean playersTurn, String board) {
        scene.snap(state(game, playersTurn), board);
    }

    private TableState state(GameView game, boolean playersTurn) {
        View round = game.round();
        boolean stuck = playersTurn && round.plays().isEmpty();
        return new TableState(
                round,
                player,
                opponent,
                game.toMove(),
                playersTurn && !stuck,
                stuck && round.boneyardSize() > 0,
                game.turnedUp(),
                playerMood,
                opponentMood);
    }

    private void feel(Event event) {
        if (event instanceof Event.PointsScored scored) {
            isGood(scored.seat());
        } else if (event instanceof Event.GameEnded ended) {
            ended.outcome().winner().ifPresent(this::isGood);
        } else if (event instanceof Event.TilePlayed || event instanceof Event.RoundDealt) {
            calm();
        }
    }

    private void isGood(Seat seat) {
        boolean mine = seat == Seat.PLAYER;
        playerMood = mine ? Mood.GLAD : Mood.RUEFUL;
        opponentMood = mine ? Mood.RUEFUL : Mood.GLAD;
    }
}
