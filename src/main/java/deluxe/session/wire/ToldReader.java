package deluxe.session.wire;

import deluxe.dominoes.Action;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Hand;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.Turn;
import deluxe.dominoes.View;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.session.Finish;
import deluxe.session.Told;
import deluxe.table.Log;
import deluxe.table.MatchClock;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.table.TextLines;
import deluxe.tournament.PauseAllowance;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a seat is told, line by line. What can be known from other lines is not told but worked out. */
final class ToldReader {
    private final TextLines lines;
    private final RuleSet rules;
    private final DoubleSet set;
    private Tableau tableau;
    private Log<Turn> turns = Log.empty();

    ToldReader(String text, RuleSet rules) {
        lines = new TextLines(text);
        this.rules = rules;
        set = rules.set();
        tableau = Tableau.empty(rules.doubles());
    }

    Told read() {
        QuestionText.requireVersion(lines.value(ToldText.FORMAT));
        int number = number(ToldText.NUMBER, LineWords.MOST);
        Told.Reply reply = reply(number(ToldText.ANSWERED, LineWords.MOST));
        boolean isJump = isJump(lines.value(ToldText.LEADS_HERE));
        MatchClock clock = MatchClock.ofSeconds(rules.clockSeconds());
        int latest = clock.hasLimit() ? clock.limitMillis() : MatchClock.LATEST_MILLIS;
        clock = clock.at(number(ToldText.CLOCK, latest));
        int pauseLeftMillis = pauseLeft(lines.value(ToldText.PAUSE_LEFT));
        Told.Standing standing = standing(new LineWords(lines.value(ToldText.STANDING)), latest);
        GameView game = game();
        return new Told(number, reply, game, events(), isJump, clock, pauseLeftMillis, standing);
    }

    private Told.Reply reply(int answered) {
        if (!lines.nextIs(ToldText.REFUSED)) {
            return new Told.Reply(answered, 0, Optional.empty());
        }
        LineWords words = new LineWords(lines.value(ToldText.REFUSED));
        int refused = Whole.within("the intent that is refused", words.number("an intent"), 1, LineWords.MOST);
        Told.Reply reply = new Told.Reply(answered, refused, Optional.of(ReasonWords.read(words.word())));
        words.finish();
        return reply;
    }

    private static boolean isJump(String word) {
        boolean isJump = word.equals("no");
        if (!isJump && !word.equals("yes")) {
            throw new Malformed(ToldText.LEADS_HERE + " must be yes or no, not: " + word);
        }
        return isJump;
    }

    private static int pauseLeft(String text) {
        return text.equals(ToldText.UNLIMITED)
                ? PauseAllowance.UNLIMITED
                : Whole.read(ToldText.PAUSE_LEFT, text, 0, LineWords.MOST);
    }

    private static Told.Standing standing(LineWords words, int latestMillis) {
        String word = words.word();
        Told.Standing standing =
                switch (word) {
                    case ToldText.READY -> new Told.Standing.Ready();
                    case ToldText.RUNNING -> new Told.Standing.Running(words.number("the clock", latestMillis), 1);
                    case ToldText.PAUSED -> new Told.Standing.Paused();
                    case ToldText.OVER -> new Told.Standing.Over(finish(words));
                    default -> throw new Malformed("a match does not stand " + word);
                };
        words.finish();
        return standing;
    }

    private static Finish finish(LineWords words) {
        Outcome outcome = words.outcome();
        ScoreCard card = new ScoreCard(words.number("points"), words.number("a bonus"), words.number("a bonus"));
        return new Finish(outcome, card, Optional.empty());
    }

    private GameView game() {
        int round = number(ToldText.ROUND, LineWords.MOST);
        List<Tile> hand = tiles(ToldText.HAND);
        int other = number(ToldText.OTHER, set.tiles());
        int boneyard = number(ToldText.BONEYARD, set.tiles());
        Seat turn = Word.read(ToldText.TURN, lines.value(ToldText.TURN), Seat.values());
        Optional<Tile> leader = lines.nextIs(ToldText.LEADER) ? Optional.of(leader()) : Optional.empty();
        LineWords points = new LineWords(lines.value(ToldText.SCORES));
        Scores scores = points.scores();
        points.finish();
        readTurns();
        View view = new View(
                Seat.PLAYER, rules, round, Hand.of(hand), tableau, other, boneyard, turn, leader, turns, scores);
        boolean isRoundOver = lines.nextIs(ToldText.TURNED_UP);
        List<Tile> turnedUp = isRoundOver ? tiles(ToldText.TURNED_UP) : List.of();
        return new GameView(view, isRoundOver, turnedUp, outcome());
    }

    private Optional<Outcome> outcome() {
        if (!lines.nextIs(ToldText.OUTCOME)) {
            return Optional.empty();
        }
        LineWords words = new LineWords(lines.value(ToldText.OUTCOME));
        Outcome outcome = words.outcome();
        words.finish();
        return Optional.of(outcome);
    }

    private Tile leader() {
        LineWords words = new LineWords(lines.value(ToldText.LEADER));
        Tile tile = words.tile(set);
        words.finish();
        return tile;
    }

    private List<Tile> tiles(String key) {
        return new LineWords(lines.value(key)).tiles(set);
    }

    private int number(String key, int most) {
        return Whole.read(key, lines.value(key), 0, most);
    }

    private void readTurns() {
        while (lines.nextIs(ToldText.DID)) {
            String did = lines.value(ToldText.DID);
            int space = Math.max(0, did.indexOf(' '));
            Seat seat = Word.read("a seat", did.substring(0, space), Seat.values());
            int open = tableau.openValues();
            turns = turns.with(new Turn(seat, action(did.substring(space + 1)), open));
        }
    }

    private Action action(String words) {
        if (words.startsWith(ToldWriter.PLAYS)) {
            return play(words.substring(ToldWriter.PLAYS.length()));
        }
        return switch (words) {
            case ToldWriter.DRAWS -> new Draw();
            case ToldWriter.PASSES -> new Pass();
            default -> throw new Malformed("unknown action: " + words);
        };
    }

    private Play play(String words) {
        Play play = Notation.read(words, tableau.tiles());
        if (play.tile().index() >= set.tiles() || !tableau.fits(play.tile(), play.end())) {
            throw new Malformed("this does not fit on the table: " + words);
        }
        tableau = tableau.join(play);
        return play;
    }

    private List<Event> events() {
        EventWords spelling = new EventWords(set, tableau);
        List<Event> events = new ArrayList<>();
        while (lines.hasNext()) {
            LineWords words = new LineWords(lines.value(ToldText.EVENT));
            events.add(spelling.read(words));
            words.finish();
        }
        return events;
    }
}
