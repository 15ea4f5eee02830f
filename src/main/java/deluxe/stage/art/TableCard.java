package deluxe.stage.art;

import deluxe.ports.Surface;

/** A small picture of a table, {@link #HEIGHT} high and scaled to its box. It shows no real game. */
public interface TableCard extends BoxPicture {
    double HEIGHT = 300;

    void paintTable(Surface surface, Box table, Theme theme);

    @Override
    default void paint(Surface surface, Box box, Theme theme) {
        double size = box.height() / HEIGHT;
        surface.save();
        surface.translate(box.x(), box.y());
        surface.scale(size, size);
        paintTable(surface, new Box(0, 0, box.width() / size, HEIGHT), theme);
        surface.restore();
    }
}
