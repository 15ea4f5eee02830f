package deluxe.stage.tiles;

import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.Mood;
import deluxe.stage.art.Portrait;
import deluxe.stage.art.Sitter;
import deluxe.table.Seat;

/** The portrait on a player's plate. Each mood is drawn once, over the usual face, which is seen until then. */
public final class SeatedPerson {
    private SeatedPerson() {}

    public static void paint(Paintbox paints, Box box, Seat seat, Sitter opponent, Mood mood, double alpha) {
        boolean isOwn = seat == Seat.PLAYER;
        String place = isOwn ? "own portrait" : "portrait";
        Sitter sitter = isOwn ? Sitter.PLAYER : opponent;
        paints.show(place, box, new Portrait(sitter, Mood.NEUTRAL), alpha);
        if (mood != Mood.NEUTRAL) {
            paints.show(place + mood, box, new Portrait(sitter, mood), alpha);
        }
    }
}
