package deluxe.stage.classic;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.HandSpots;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/** Where things are in a classic room, for tests that point at them. */
public final class ClassicSpots {
    private final ClassicLayout places;
    private final TableLayout layout;

    private ClassicSpots(RoomStyle style, int width, int height) {
        places = ClassicLayout.of(
                        style, new Display.Size(width, height, 1), SafeArea.WHOLE, new TableNeeds(7, false, false))
                .orElseThrow();
        layout = places.table();
    }

    public static ClassicSpots ofVeranda(int width, int height) {
        return new ClassicSpots(new VerandaStyle(), width, height);
    }

    public static ClassicSpots ofPub(int width, int height) {
        return new ClassicSpots(new PubStyle(), width, height);
    }

    public TableLayout table() {
        return layout;
    }

    /** The line for messages, and the slate if there is one. */
    public List<Box> written() {
        return List.of(places.message(), places.pub().slate());
    }

    public Box board() {
        return layout.board();
    }

    public Box boneyard() {
        return layout.heaps().own();
    }

    /** The tile at this place in a hand of {@code count}. */
    public Box tile(int at, int count) {
        return new HandSpots(layout.hand(), layout.reach()).tile(at, count);
    }
}
