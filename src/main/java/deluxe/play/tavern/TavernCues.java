package deluxe.play.tavern;

import deluxe.dice.TavernEvent;
import deluxe.play.Soundtrack;
import deluxe.ports.Sound;
import deluxe.stage.Cue;
import deluxe.stage.dice.Knock;
import deluxe.stage.tavern.TavernCue;
import deluxe.table.Seat;

/** Turns what happens in the tavern into sounds. */
final class TavernCues {
    /** A knock softer than this is not played, because it could not be heard beside the others. */
    private static final double LEAST = .06;

    private static final int HARDEST = 100;

    private final Soundtrack soundtrack;
    private int coins;

    TavernCues(Soundtrack soundtrack) {
        this.soundtrack = soundtrack;
        soundtrack.play(Sound.Music.DANCE);
    }

    void told(TavernEvent event) {
        if (event instanceof TavernEvent.Wagered) {
            coins = 0;
            hear(TavernCue.WAGERED);
        } else if (event instanceof TavernEvent.Begins begins) {
            hear(TavernCue.BEGAN, begins.seat(), 0);
        } else if (event instanceof TavernEvent.MarkMade made) {
            hear(TavernCue.MARKED, made.seat(), 0);
        } else if (event instanceof TavernEvent.RoundOver over) {
            settled(over);
        } else if (event instanceof TavernEvent.Victory) {
            soundtrack.ended(true);
        } else if (event instanceof TavernEvent.GameOver) {
            soundtrack.ended(false);
        }
    }

    private void settled(TavernEvent.RoundOver over) {
        coins = 0;
        hear(TavernCue.SWEPT);
        hear(over.decision()
                .winner()
                .map(seat -> seat == Seat.PLAYER ? TavernCue.ROUND_WON : TavernCue.ROUND_LOST)
                .orElse(TavernCue.ROUND_DRAWN));
    }

    void shaken(Seat seat) {
        hear(TavernCue.SHAKEN, seat, 0);
    }

    void knocked(Knock knock) {
        if (knock.strength() < LEAST) {
            return;
        }
        TavernCue kind =
                switch (knock.on()) {
                    case BOARD -> TavernCue.HIT_BOARD;
                    case WALL -> TavernCue.HIT_WALL;
                    case DIE -> TavernCue.HIT_DIE;
                };
        hear(kind, Seat.PLAYER, (int) (HARDEST * Math.min(1, knock.strength())));
    }

    void clinked() {
        hear(TavernCue.COIN_LAY, Seat.PLAYER, coins);
        coins++;
    }

    /** Another sheet lies over the tavern now, or none. */
    void turned(TavernSheet before, TavernSheet now) {
        if (now == TavernSheet.NONE && before != TavernSheet.NONE) {
            hear(TavernCue.PARCHMENT_CLOSED);
        } else if (now != before) {
            hear(TavernCue.PARCHMENT_OPENED);
        }
    }

    void cameIn() {
        soundtrack.play(Sound.Music.TAVERN);
        hear(TavernCue.CAME_IN);
    }

    void wentOut() {
        soundtrack.play(Sound.Music.DANCE);
        hear(TavernCue.WENT_OUT);
    }

    void refused() {
        soundtrack.refused();
    }

    private void hear(TavernCue kind) {
        hear(kind, Seat.PLAYER, 0);
    }

    private void hear(TavernCue kind, Seat seat, int size) {
        soundtrack.hear(new Cue(kind, seat, size, 0));
    }
}
