package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.Note;

/** A sentence on a plate that stands on this line for a while. */
record Sentence(String text, double middle, double bottom, double widest, double startMillis, double endMillis)
        implements Flourish {

    @Override
    public String place() {
        return "sentence";
    }

    @Override
    public Sentence goneBy(double millis) {
        return new Sentence(text, middle, bottom, widest, startMillis, Math.min(millis, endMillis));
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        Box box = Note.box(paints.surface(), text, middle, bottom, widest);
        new Stamp(place(), new Note(text), box, startMillis, endMillis, Stamp.Manner.RISE).paint(paints, nowMillis);
    }
}
