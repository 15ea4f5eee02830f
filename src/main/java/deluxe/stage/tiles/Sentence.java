package deluxe.stage.tiles;

import deluxe.stage.Flourish;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.NotePlate;

/** A sentence on a plate that is shown near the hand for a while. */
record Sentence(String text, TableLayout layout, FreeSpace space, double startMillis, double endMillis)
        implements Flourish {
    static final String PLACE = "sentence";

    @Override
    public String place() {
        return PLACE;
    }

    @Override
    public Sentence goneBy(double millis) {
        return new Sentence(text, layout, space, startMillis, Math.min(millis, endMillis));
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        Box wanted =
                NotePlate.box(paints.surface(), text, layout.noteMiddle(), layout.noteBottom(), layout.noteWidth());
        new Stamp(place(), new NotePlate(text), space.aboveHand(wanted), startMillis, endMillis, Stamp.Manner.RISE)
                .paint(paints, nowMillis);
    }
}
