package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Figure;

/** A face in three-quarter view, as illuminators drew them all; brows and mouth show how the person's luck runs. */
record FaceArt(Surface surface, TavernPerson person, Fortune fortune) {
    void paint() {
        face(0);
        face(fortune == Fortune.GOOD ? 2 : 1);
        eye(115, true);
        eye(144, false);
        face(3);
    }

    private void face(int layer) {
        Figure.layer(surface, TavernFigures.FACE, layer, person.flesh(), person.shadedFlesh());
    }

    private void eye(int x, boolean isLeft) {
        surface.save();
        surface.translate(x, 188);
        surface.save();
        surface.scale(1, fortune == Fortune.BAD ? .82 : 1);
        part(0);
        surface.translate(person.look(), 0);
        part(1);
        surface.restore();
        surface.save();
        surface.translate(0, fortune == Fortune.GOOD ? -1.5 : 0);
        surface.rotate((isLeft ? 1 : -1) * fortune.frown);
        part(2);
        surface.restore();
        part(3);
        surface.restore();
    }

    private void part(int layer) {
        Figure.layer(surface, TavernFigures.EYE, layer, person.isDark() ? "#2f211a" : "#6a4424");
    }

    /** Painted after the beard, which would hide it. */
    void mouth() {
        Figure.layer(surface, TavernFigures.MOUTH, fortune.mouth);
    }
}
