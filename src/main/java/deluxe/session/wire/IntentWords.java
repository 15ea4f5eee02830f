package deluxe.session.wire;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Word;
import deluxe.session.Intent;

/**
 * Intents in words. A place on the table is named by its number in the order of play, so that an intent means the same whatever has
 * happened since it was sent.
 */
public final class IntentWords {
    private static final String PLAYS = "plays";
    private static final String DRAWS = "draws";
    private static final String PASSES = "passes";
    private static final String AT = "at";

    private static final String START = "start";
    private static final String HURRY = "hurry";
    private static final String PAUSE = "pause";
    private static final String GO_ON = "go-on";
    private static final String END = "end";
    private static final String LEAVE = "leave";
    private static final String COME_BACK = "come-back";

    private IntentWords() {}

    public static String write(Intent intent) {
        if (intent instanceof Intent.Act act) {
            return write(act.action());
        }
        if (intent instanceof Intent.Start) {
            return START;
        }
        if (intent instanceof Intent.Hurry) {
            return HURRY;
        }
        if (intent instanceof Intent.Pause) {
            return PAUSE;
        }
        if (intent instanceof Intent.GoOn) {
            return GO_ON;
        }
        if (intent instanceof Intent.EndGame) {
            return END;
        }
        return intent instanceof Intent.Leave ? LEAVE : COME_BACK;
    }

    private static String write(Action action) {
        if (action instanceof Play play) {
            String where = play.end().isFelt()
                    ? ""
                    : " " + AT + ' ' + play.end().played() + ' '
                            + play.end().side().word();
            return PLAYS + ' ' + play.tile().toString() + where;
        }
        return action instanceof Draw ? DRAWS : PASSES;
    }

    /** Reads a line that {@link #write} could have written, and no other. */
    public static Intent read(String line) {
        LineWords words = new LineWords(line);
        Intent intent = read(words);
        words.finish();
        return intent;
    }

    static Intent read(LineWords words) {
        String word = words.word();
        return switch (word) {
            case PLAYS -> new Intent.Act(play(words));
            case DRAWS -> new Intent.Act(new Draw());
            case PASSES -> new Intent.Act(new Pass());
            case START -> new Intent.Start();
            case HURRY -> new Intent.Hurry();
            case PAUSE -> new Intent.Pause();
            case GO_ON -> new Intent.GoOn();
            case END -> new Intent.EndGame();
            case LEAVE -> new Intent.Leave();
            case COME_BACK -> new Intent.ComeBack();
            default -> throw new Malformed("unknown intent: " + word);
        };
    }

    private static Play play(LineWords words) {
        Tile tile = Tile.of(words.word());
        return words.hasNext() ? new Play(tile, end(words)) : Play.lead(tile);
    }

    private static End end(LineWords words) {
        String at = words.word();
        if (!at.equals(AT)) {
            throw new Malformed("expected \"" + AT + "\" and a place, not: " + at);
        }
        int played = words.number("a place", Tile.LARGEST_SET - 1);
        return End.of(played, Word.read("a side", words.word(), Side.values()));
    }
}
