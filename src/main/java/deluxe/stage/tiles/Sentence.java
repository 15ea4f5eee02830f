package deluxe.stage.tiles;

import deluxe.stage.Flourish;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.NotePlate;

/**
 * A sentence on a plate that is shown for a while, near the hand.
 *
 * @param spoken whether the opponent says it: then it is near the portrait
 */
record Sentence(String text, boolean spoken, TableLayout layout, FreeSpace space, double startMillis, double endMillis)
        implements Flourish {
    static final String PLACE = "sentence";

    @Override
    public String place() {
        return spoken ? "speech" : PLACE;
    }

    @Override
    public Sentence goneBy(double millis) {
        return new Sentence(text, spoken, layout, space, startMillis, Math.min(millis, endMillis));
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        Box wanted =
                NotePlate.box(paints.surface(), text, layout.noteMiddle(), layout.noteBottom(), layout.noteWidth());
        Box box = spoken ? space.atPortrait(wanted) : space.aboveHand(wanted);
        new Stamp(place(), new NotePlate(text, spoken), box, startMillis, endMillis, Stamp.Manner.RISE)
                .paint(paints, nowMillis);
    }
}
