package deluxe.session.wire;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.dominoes.Turn;
import deluxe.dominoes.View;
import deluxe.session.Finish;
import deluxe.session.Told;
import deluxe.tournament.PauseAllowance;
import java.util.ArrayList;
import java.util.List;

/** Writes what a seat is told. */
final class ToldWriter {
    static final String PLAYS = "plays ";
    static final String DRAWS = "draws";
    static final String PASSES = "passes";

    private final StringBuilder text = new StringBuilder();

    String write(Told told) {
        line(ToldText.FORMAT, QuestionText.VERSION);
        line(ToldText.NUMBER, told.number());
        line(ToldText.ANSWERED, told.reply().answered());
        told.reply()
                .reason()
                .ifPresent(reason -> line(ToldText.REFUSED, told.reply().refused() + " " + ReasonWords.write(reason)));
        line(ToldText.LEADS_HERE, told.isJump() ? "no" : "yes");
        line(ToldText.CLOCK, told.clock().nowMillis());
        boolean isUnlimited = told.pauseLeftMillis() == PauseAllowance.UNLIMITED;
        line(ToldText.PAUSE_LEFT, isUnlimited ? ToldText.UNLIMITED : String.valueOf(told.pauseLeftMillis()));
        line(ToldText.STANDING, standing(told.standing()));
        game(told.game());
        told.events().forEach(event -> line(ToldText.EVENT, EventWords.write(event)));
        return text.toString();
    }

    private static String standing(Told.Standing standing) {
        if (standing instanceof Told.Standing.Running running) {
            return ToldText.RUNNING + ' ' + running.nowMillis();
        }
        if (standing instanceof Told.Standing.Over over) {
            return ToldText.OVER + ' ' + finish(over.finish());
        }
        return standing instanceof Told.Standing.Ready ? ToldText.READY : ToldText.PAUSED;
    }

    private static String finish(Finish finish) {
        if (finish.sheet().isPresent()) {
            throw new IllegalArgumentException("no record is told over a wire");
        }
        return LineWords.write(finish.outcome())
                + ' '
                + finish.card().points()
                + ' '
                + finish.card().spreadBonus()
                + ' '
                + finish.card().timeBonus();
    }

    private void game(GameView game) {
        View view = game.round();
        line(ToldText.ROUND, view.round());
        line(ToldText.HAND, LineWords.write(view.hand().tiles()));
        line(ToldText.OTHER, view.otherHandSize());
        line(ToldText.BONEYARD, view.boneyardSize());
        line(ToldText.TURN, view.turn().word());
        view.leadingTile().ifPresent(tile -> line(ToldText.LEADER, tile.toString()));
        line(ToldText.SCORES, LineWords.write(view.scores()));
        turns(view.turns().entries());
        if (game.isRoundOver()) {
            line(ToldText.TURNED_UP, LineWords.write(game.turnedUp()));
        }
        game.outcome().ifPresent(outcome -> line(ToldText.OUTCOME, LineWords.write(outcome)));
    }

    private void turns(List<Turn> turns) {
        List<Tile> played = new ArrayList<>();
        for (Turn turn : turns) {
            line(ToldText.DID, turn.seat().word() + ' ' + words(turn.action(), played));
            if (turn.action() instanceof Play play) {
                played.add(play.tile());
            }
        }
    }

    /** As in a record. */
    private static String words(Action action, List<Tile> played) {
        if (action instanceof Play play) {
            return PLAYS + Notation.write(play, played);
        }
        return action instanceof Draw ? DRAWS : PASSES;
    }

    private void line(String key, int value) {
        line(key, String.valueOf(value));
    }

    private void line(String key, String value) {
        text.append(key).append(' ').append(value).append('\n');
    }
}
