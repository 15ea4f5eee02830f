package deluxe.session.wire;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Event;
import deluxe.dominoes.Leftover;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events in words. A tile that was played is the last one on the table, which is told beside its events. */
final class EventWords {
    private static final String DEALT = "dealt";
    private static final String PLAYED = "played";
    private static final String COUNTED = "counted";
    private static final String SCORED = "scored";
    private static final String DREW = "drew";
    private static final String PASSED = "passed";
    private static final String OUT = "out";
    private static final String STUCK = "stuck";
    private static final String BOTH_STUCK = "both-stuck";
    private static final String ENDED = "ended";

    private static final String AT_THE_ENDS = "ends";
    private static final String FOR_THE_ROUND = "round";

    private final DoubleSet set;
    private final Tableau tableau;

    EventWords(DoubleSet set, Tableau tableau) {
        this.set = set;
        this.tableau = tableau;
    }

    static String write(Event event) {
        if (event instanceof Event.RoundDealt dealt) {
            return DEALT + ' ' + dealt.round() + ' ' + dealt.leader().word();
        }
        if (event instanceof Event.TilePlayed played) {
            return PLAYED + ' ' + played.seat().word();
        }
        if (event instanceof Event.EndsCounted counted) {
            return COUNTED + ' ' + counted.seat().word();
        }
        if (event instanceof Event.PointsScored scored) {
            String what = scored.source() == Event.Source.ENDS ? AT_THE_ENDS : FOR_THE_ROUND;
            return SCORED + ' ' + scored.seat().word() + ' ' + scored.points() + ' ' + what;
        }
        if (event instanceof Event.TileDrawn drawn) {
            String tile = drawn.tile().map(each -> " " + each).orElse("");
            return DREW + ' ' + drawn.seat().word() + tile;
        }
        if (event instanceof Event.Passed passed) {
            return PASSED + ' ' + passed.seat().word();
        }
        return event instanceof Event.RoundEnded ended
                ? write(ended.result())
                : ENDED + ' ' + LineWords.write(((Event.GameEnded) event).outcome());
    }

    private static String write(RoundResult result) {
        if (result instanceof RoundResult.WentOut out) {
            StringBuilder text = new StringBuilder(OUT + ' ' + out.seat().word() + ' ' + out.points());
            for (Leftover leftover : out.leftovers()) {
                text.append(' ').append(leftover.tile()).append(' ').append(leftover.points());
            }
            return text.toString();
        }
        if (result instanceof RoundResult.OutOfMoves none) {
            return STUCK + ' ' + none.stuck().word();
        }
        RoundResult.BothStuck both = (RoundResult.BothStuck) result;
        return BOTH_STUCK + ' ' + both.playerPips() + ' ' + both.opponentPips() + ' ' + both.points();
    }

    Event read(LineWords words) {
        String word = words.word();
        if (word.equals(DREW)) {
            return drawn(words);
        }
        if (word.equals(DEALT)) {
            return new Event.RoundDealt(words.number("a round"), words.seat());
        }
        if (word.equals(ENDED)) {
            return new Event.GameEnded(words.outcome());
        }
        if (word.equals(BOTH_STUCK)) {
            return new Event.RoundEnded(
                    new RoundResult.BothStuck(words.number("pips"), words.number("pips"), words.number("points")));
        }
        return ofSeat(word, words.seat(), words);
    }

    private Event ofSeat(String word, Seat seat, LineWords words) {
        if (word.equals(PLAYED)) {
            return played(seat);
        }
        if (word.equals(COUNTED)) {
            return new Event.EndsCounted(seat, tableau);
        }
        if (word.equals(SCORED)) {
            return new Event.PointsScored(seat, words.number("points"), source(words.word()));
        }
        if (word.equals(PASSED)) {
            return new Event.Passed(seat);
        }
        if (word.equals(OUT)) {
            return new Event.RoundEnded(out(seat, words));
        }
        if (word.equals(STUCK)) {
            return new Event.RoundEnded(new RoundResult.OutOfMoves(seat));
        }
        throw new Malformed("unknown event: " + word);
    }

    private Event played(Seat seat) {
        if (tableau.isEmpty()) {
            throw new Malformed("no tile was played");
        }
        return new Event.TilePlayed(seat, tableau.play(tableau.size() - 1));
    }

    private Event drawn(LineWords words) {
        Seat seat = words.seat();
        return new Event.TileDrawn(seat, words.hasNext() ? Optional.of(words.tile(set)) : Optional.empty());
    }

    private static Event.Source source(String word) {
        boolean isForEnds = word.equals(AT_THE_ENDS);
        if (!isForEnds && !word.equals(FOR_THE_ROUND)) {
            throw new Malformed("points are scored for ends or round, not: " + word);
        }
        return isForEnds ? Event.Source.ENDS : Event.Source.ROUND;
    }

    private RoundResult out(Seat seat, LineWords words) {
        int points = words.number("points");
        List<Leftover> leftovers = new ArrayList<>();
        while (words.hasNext()) {
            Tile tile = words.tile(set);
            leftovers.add(new Leftover(tile, words.number("points")));
        }
        return new RoundResult.WentOut(seat, leftovers, points);
    }
}
