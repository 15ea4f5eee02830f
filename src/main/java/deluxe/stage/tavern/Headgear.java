package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Figure;
import deluxe.stage.art.Pen;

/** A person's headgear, with hair and beard: drawn over the face. */
enum Headgear {
    CROWN(TavernFigures.CROWN),
    TOQUE(TavernFigures.TOQUE),
    TURBAN(TavernFigures.TURBAN),
    COIF(TavernFigures.COIF),
    LOCKS(TavernFigures.LOCKS),
    TONSURE(TavernFigures.TONSURE),
    /** A mail hood under an iron hat. */
    MAIL(TavernFigures.MAIL),
    HOOD(TavernFigures.HOOD);

    private final String figure;

    Headgear(String figure) {
        this.figure = figure;
    }

    void paint(Surface surface) {
        Figure.paint(surface, figure);
        if (this == MAIL) {
            Figure.paint(surface, TavernFigures.MAIL_HOOD);
            links(surface);
            Figure.layer(surface, figure, 1);
        }
    }

    private static void links(Surface surface) {
        surface.save();
        Figure.trace(surface, TavernFigures.MAIL_HOOD);
        surface.clip();
        Pen pen = new Pen(surface);
        for (int row = 0; row < 20; row++) {
            for (int link = 0; link < 17; link++) {
                pen.circle(80 + link * 6 + row % 2 * 3, 176 + row * 5.6, 2.7).stroke(Pigment.STEEL.fold, .8);
            }
        }
        surface.restore();
    }
}
