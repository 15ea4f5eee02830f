package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.Entry;
import deluxe.table.Seat;
import deluxe.table.Spelling;
import java.util.ArrayList;
import java.util.List;

/** Rounds and moves of dominoes in words. A place is named by the tiles that were played before in the same round. */
final class MatchSpelling implements Spelling {
    /** How the line of a deal begins. */
    static final String ROUND = "round ";

    private static final String PLAYS = "plays ";
    private static final String DRAWS = "draws";
    private static final String PASSES = "passes";

    private final List<Tile> played = new ArrayList<>();

    @Override
    public String write(Entry entry) {
        if (entry instanceof MatchEntry.Move move) {
            return move.seat().word() + ' ' + words(move.action());
        }
        played.clear();
        return ROUND + ((MatchEntry.RoundBegun) entry).round();
    }

    private String words(Action action) {
        if (action instanceof Play play) {
            String words = PLAYS + Notation.write(play, played);
            played.add(play.tile());
            return words;
        }
        return action instanceof Draw ? DRAWS : PASSES;
    }

    @Override
    public MatchEntry read(String words) {
        for (Seat seat : Seat.values()) {
            String start = seat.word() + ' ';
            if (words.startsWith(start)) {
                return new MatchEntry.Move(seat, action(words.substring(start.length())));
            }
        }
        if (!words.startsWith(ROUND)) {
            throw new Malformed("unknown event: " + words);
        }
        played.clear();
        String round = words.substring(ROUND.length());
        return new MatchEntry.RoundBegun(Whole.read("a round", round, 1, ScoreSheet.MOST_LINES));
    }

    private Action action(String words) {
        if (words.startsWith(PLAYS)) {
            Play play = Notation.read(words.substring(PLAYS.length()), played);
            played.add(play.tile());
            return play;
        }
        return switch (words) {
            case DRAWS -> new Draw();
            case PASSES -> new Pass();
            default -> throw new Malformed("unknown action: " + words);
        };
    }
}
