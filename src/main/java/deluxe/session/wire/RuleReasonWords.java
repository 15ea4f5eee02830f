package deluxe.session.wire;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.End;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Word;
import java.util.ArrayList;
import java.util.List;

/** Why something is against the rules, in words. */
final class RuleReasonWords {
    private static final String NOT_HELD = "not-held";
    private static final String ANOTHER_LEADS = "another-leads";
    private static final String FITS_NO_END = "fits-no-end";
    private static final String FITS_ELSEWHERE = "fits-elsewhere";
    private static final String NOT_OPEN = "not-open";
    private static final String HOLDS_FITTING = "holds-fitting";
    private static final String BONEYARD_EMPTY = "boneyard-empty";
    private static final String CAN_DRAW = "can-draw";
    private static final String ROUND_OVER = "round-over";
    private static final String GAME_OVER = "game-over";
    private static final String FELT = "felt";

    private RuleReasonWords() {}

    static String write(Refusal refusal) {
        if (refusal instanceof Refusal.NotHeld not) {
            return NOT_HELD + ' ' + not.tile();
        }
        if (refusal instanceof Refusal.AnotherLeads another) {
            return ANOTHER_LEADS + ' ' + another.leader();
        }
        if (refusal instanceof Refusal.FitsNoEnd fits) {
            StringBuilder text = new StringBuilder(FITS_NO_END + ' ' + fits.tile());
            fits.openValues().forEach(value -> text.append(' ').append(value));
            return text.toString();
        }
        if (refusal instanceof Refusal.FitsElsewhere fits) {
            return FITS_ELSEWHERE + ' ' + fits.tile() + ' ' + fits.value();
        }
        if (refusal instanceof Refusal.NotOpen not) {
            return NOT_OPEN + ' ' + write(not.end());
        }
        return ofDrawing(refusal);
    }

    private static String ofDrawing(Refusal refusal) {
        if (refusal instanceof Refusal.HoldsFitting holds) {
            return HOLDS_FITTING + ' ' + holds.tile();
        }
        if (refusal instanceof Refusal.CanDraw can) {
            return CAN_DRAW + ' ' + can.boneyard();
        }
        if (refusal instanceof Refusal.BoneyardEmpty) {
            return BONEYARD_EMPTY;
        }
        return refusal instanceof Refusal.RoundOver ? ROUND_OVER : GAME_OVER;
    }

    private static String write(End end) {
        return end.isFelt() ? FELT : end.played() + " " + end.side().word();
    }

    static Refusal read(LineWords words, DoubleSet set) {
        String word = words.word();
        return switch (word) {
            case NOT_HELD -> new Refusal.NotHeld(Tile.of(words.word()));
            case ANOTHER_LEADS -> new Refusal.AnotherLeads(words.tile(set));
            case FITS_NO_END -> new Refusal.FitsNoEnd(words.tile(set), values(words));
            case FITS_ELSEWHERE -> new Refusal.FitsElsewhere(words.tile(set), value(words));
            case NOT_OPEN -> new Refusal.NotOpen(end(words));
            case HOLDS_FITTING -> new Refusal.HoldsFitting(words.tile(set));
            case BONEYARD_EMPTY -> new Refusal.BoneyardEmpty();
            case CAN_DRAW -> new Refusal.CanDraw(words.number("the boneyard", Tile.LARGEST_SET));
            case ROUND_OVER -> new Refusal.RoundOver();
            case GAME_OVER -> new Refusal.GameOver();
            default -> throw new Malformed("unknown reason: " + word);
        };
    }

    private static List<Integer> values(LineWords words) {
        List<Integer> values = new ArrayList<>();
        while (words.hasNext()) {
            values.add(value(words));
        }
        return values;
    }

    private static int value(LineWords words) {
        return words.number("a value", Tile.MOST_PIPS);
    }

    private static End end(LineWords words) {
        String first = words.word();
        if (first.equals(FELT)) {
            return End.FELT;
        }
        int played = new LineWords(first).number("a place", Tile.LARGEST_SET - 1);
        return End.of(played, Word.read("a side", words.word(), Side.values()));
    }
}
