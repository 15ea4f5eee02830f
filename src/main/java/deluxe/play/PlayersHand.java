package deluxe.play;

import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.stage.tiles.Handling;
import deluxe.table.Seat;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.Optional;

/** What the player does at the table, by finger, mouse or key. If it cannot be done, the player is told why. */
public final class PlayersHand implements Fingers.Hand {
    private final TableMatch table;
    private final Handling handling;
    private Optional<Tile> chosen = Optional.empty();
    private boolean sumOpen;
    /** When the tile that was drawn last is in the hand. */
    private double drawnAtMillis;

    /** Whether a tile was dropped that has still to be played. */
    private boolean waits;

    PlayersHand(TableMatch table, Handling handling) {
        this.table = table;
        this.handling = handling;
    }

    /** The tile that was picked out, to be placed next. */
    Optional<Tile> chosen() {
        return chosen;
    }

    /** Whether drawing is offered: when it must be done, or on every turn where the boneyard is always there, if only to say why not. */
    public boolean offersDraw() {
        return mustDraw()
                || (table.hasStandingBoneyard() && table.session().isPlayersTurn() && view().boneyardSize() > 0);
    }

    /** Whether "I can't go" is offered to the player. */
    public boolean offersPass() {
        return table.passesByHand() && table.session().isPlayersTurn();
    }

    public boolean mustDraw() {
        return table.session().mustDraw();
    }

    @Override
    public void grasped(Tile tile) {
        letGoOfWaiting();
        choose(Optional.empty());
        table.closePlayedTiles();
        table.hurry();
    }

    @Override
    public boolean laid(Tile tile, End end) {
        choose(Optional.empty());
        table.act(new Play(tile, end));
        waits = table.session().isActing();
        return waits;
    }

    @Override
    public void misplaced(Tile tile) {
        if (!table.session().isPlayersTurn() || table.session().isPaused()) {
            table.refuse(whyNotNow());
        } else if (!canPlay(tile)) {
            table.refuse(new Objection.AgainstTheRules(view().misfit(tile)));
        }
    }

    private boolean canPlay(Tile tile) {
        return !view().plays().of(tile).isEmpty();
    }

    private Objection whyNotNow() {
        Optional<Seat> toMove = table.session().game().toMove();
        return table.session().isRunning() && toMove.isPresent()
                ? new Objection.NotInTurn(toMove.get())
                : new Objection.StandsStill();
    }

    @Override
    public void chose(Tile tile) {
        boolean again = chosen.isPresent() && chosen.get().equals(tile);
        table.hurry();
        choose(Optional.empty());
        if (!again && table.session().isPlayersTurn() && !canPlay(tile)) {
            misplaced(tile);
        } else if (!again) {
            choose(Optional.of(tile));
        }
    }

    /** Plays a tile that fits in one place. */
    @Override
    public void choseTwice(Tile tile) {
        List<Play> plays = view().plays().of(tile);
        if (table.session().isPlayersTurn() && plays.size() == 1) {
            laid(tile, plays.get(0).end());
        } else {
            chose(tile);
        }
    }

    @Override
    public void pointedAt(Optional<End> end) {
        table.hurry();
        if (chosen.isEmpty()) {
            return;
        }
        Tile tile = chosen.get();
        List<Play> plays = view().plays().of(tile);
        if (end.isPresent()) {
            laid(tile, end.get());
        } else if (plays.size() == 1) {
            laid(tile, plays.get(0).end());
        } else {
            choose(Optional.empty());
        }
    }

    /** Where one may always draw, a second press before the tile has come is not a second wish. */
    @Override
    public void reachedForBoneyard() {
        if (table.hasStandingBoneyard() && table.nowMillis() < drawnAtMillis) {
            return;
        }
        choose(Optional.empty());
        int held = view().hand().size();
        table.act(new Draw());
        if (view().hand().size() > held) {
            drawnAtMillis = table.toldAtMillis();
        }
    }

    @Override
    public void cannotGo() {
        choose(Optional.empty());
        table.act(new Pass());
    }

    @Override
    public void askedForPlayedTiles() {
        table.hurry();
        table.showPlayedTiles();
        table.wake();
    }

    @Override
    public void askedForMenu() {
        table.askForMenu();
    }

    @Override
    public void askedForSum() {
        table.hurry();
        sumOpen = !sumOpen;
        handling.explainSum(sumOpen);
        table.wake();
    }

    @Override
    public void scrolled(int direction) {
        table.hurry();
        handling.pageHand(direction, table.nowMillis());
        table.wake();
    }

    /** Cuts short what is being shown. */
    void hurry() {
        table.hurry();
    }

    /** Closes the list over the board, or puts back the tile that was picked out. Returns whether there was either. */
    boolean putBack() {
        if (table.closePlayedTiles()) {
            table.wake();
            return true;
        }
        boolean wasChosen = chosen.isPresent();
        choose(Optional.empty());
        return wasChosen;
    }

    /** Puts back a picked-out tile that is no longer held, or that fits nowhere now that it is the player's turn. */
    void lookAgain() {
        if (!table.session().isActing()) {
            letGoOfWaiting();
        }
        if (chosen.isPresent() && !mayStayChosen(chosen.get())) {
            choose(Optional.empty());
        }
    }

    /** A tile that waited has been played, or goes back to the hand. */
    private void letGoOfWaiting() {
        if (waits) {
            waits = false;
            handling.letGo(table.nowMillis());
        }
    }

    private boolean mayStayChosen(Tile tile) {
        return view().hand().holds(tile) && (!table.session().isPlayersTurn() || canPlay(tile));
    }

    private void choose(Optional<Tile> tile) {
        chosen = tile;
        if (tile.isPresent()) {
            table.closePlayedTiles();
        }
        handling.select(tile, table.nowMillis());
        handling.aim(Optional.empty());
        table.mirrored();
    }

    private View view() {
        return table.session().game().round();
    }
}
