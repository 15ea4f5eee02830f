package deluxe.stage.tiles;

import deluxe.dominoes.BestScore;
import deluxe.stage.CommonCue;
import deluxe.stage.ConfettiShower;
import deluxe.stage.Motion;
import deluxe.stage.Stamp;
import deluxe.stage.Tempo;
import deluxe.stage.art.Box;
import deluxe.stage.art.Numeral;
import deluxe.table.Seat;
import java.util.Optional;
import java.util.function.Supplier;

/** Shows words and confetti over the table. Times are those of the display. */
public final class Announcer {
    private final TableItems items;
    private final Hints hints;
    private final Furniture furniture;
    private final Tempo tempo;
    private final Supplier<TileMotion> motion;
    private Optional<TableLayout> layout = Optional.empty();

    Announcer(TableItems items, Hints hints, Furniture furniture, Tempo tempo, Supplier<TileMotion> motion) {
        this.items = items;
        this.hints = hints;
        this.furniture = furniture;
        this.tempo = tempo;
        this.motion = motion;
    }

    void fit(Optional<TableLayout> wanted) {
        layout = wanted;
    }

    /** A word of the countdown, stamped in. */
    public void countDown(String word, double nowMillis) {
        stamp("countdown " + word, word, tempo.at(nowMillis), TellingTimes.COUNTDOWN_MILLIS);
    }

    private void stamp(String place, String word, double start, double millis) {
        layout.ifPresent(places -> items.flourishes()
                .add(new Stamp(place, new Numeral(word), places.numeral(), start, start + millis, Stamp.Manner.STAMP)));
    }

    /**
     * The game is over: the board is seen for a moment, then the word strikes, and confetti falls if the player has won.
     *
     * @return when that has been seen
     */
    double conclude(String word, Optional<Seat> winner, double toldMillis) {
        double strike = toldMillis + TellingTimes.HOLD_MILLIS;
        stamp("end", word, strike, TellingTimes.STRIKE_MILLIS);
        boolean isWon = winner.orElse(null) == Seat.PLAYER;
        winner.ifPresent(seat -> items.cues().add(isWon ? CommonCue.WON : CommonCue.LOST, seat, strike));
        if (isWon) {
            celebrate(strike);
        }
        return strike + Motion.STAMP_MILLIS;
    }

    /** Words on a ribbon over the board, as soon as there was time to read an earlier one; returns when they appear. */
    public double announce(String words, double nowMillis) {
        return announce(words, nowMillis, TellingTimes.RIBBON_MILLIS);
    }

    /** Words on a ribbon, for long enough to read them and the reason, which is said as in {@link #say}. */
    public void announce(String words, String reason, double nowMillis) {
        say(reason, announce(words, nowMillis, TellingTimes.READ_MILLIS));
    }

    private double announce(String words, double nowMillis, double millis) {
        double start = items.flourishes().free(Ribbon.PLACE, tempo.at(nowMillis));
        double end = start + millis;
        items.flourishes().add(new Ribbon(words, new RibbonPlace(items, furniture.keptInSight()), start, end));
        return tempo.displayAt(start);
    }

    /** A short explanation, in the room's line for messages or else near the hand, where it disappears by itself. */
    public void say(String words, double nowMillis) {
        double now = tempo.at(nowMillis);
        if (furniture.hasMessages()) {
            furniture.say(words, now);
            return;
        }
        plate(words, false, now);
    }

    /** The opponent says this. */
    public void speak(String words, double nowMillis) {
        plate(words, true, tempo.at(nowMillis));
    }

    /** Whatever can be read goes. */
    public void hush(double nowMillis) {
        items.flourishes().leave(tempo.at(nowMillis));
    }

    private void plate(String words, boolean spoken, double now) {
        layout.ifPresent(places -> items.flourishes()
                .add(new Sentence(
                        words, spoken, places, new FreeSpace(items, places), now, now + TellingTimes.NOTE_MILLIS)));
    }

    /** Whether the room has a line for messages. */
    public boolean hasMessages() {
        return furniture.hasMessages();
    }

    /** Says what happened, in the room's line for messages, which it must have. */
    public void remark(String words, double atMillis) {
        furniture.say(words, tempo.at(atMillis));
    }

    /** Says how things stand, in the same line, until something else is said there. */
    public void mention(String words, double atMillis) {
        furniture.mention(words, tempo.at(atMillis));
    }

    /** Shows words at the boneyard that say what to do with it; none if empty. */
    public void hintBoneyard(String words) {
        hints.boneyard(words);
    }

    /** Marks the tile of the hand that scores most, while the player may choose one; none if empty. */
    public void hintTile(Optional<BestScore> best) {
        hints.best(best);
    }

    private void celebrate(double start) {
        if (motion.get().reduced() || layout.isEmpty()) {
            return;
        }
        Box all =
                new Box(0, 0, layout.get().frame().width(), layout.get().frame().height());
        items.flourishes().add(new ConfettiShower(all, start));
    }
}
