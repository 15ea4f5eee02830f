package deluxe.stage.classic;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.HandSpots;
import deluxe.stage.tiles.TableLayout;

/** Where things lie in a classic room, for tests that point at them. */
public final class ClassicSpots {
    private final TableLayout layout;

    private ClassicSpots(RoomStyle style, int width, int height) {
        layout = ClassicLayout.of(
                        style, new Display.Size(width, height, 1), SafeArea.WHOLE, new Sitting(7, false, false))
                .orElseThrow()
                .table();
    }

    public static ClassicSpots ofVeranda(int width, int height) {
        return new ClassicSpots(new VerandaStyle(), width, height);
    }

    public static ClassicSpots ofPub(int width, int height) {
        return new ClassicSpots(new PubStyle(), width, height);
    }

    public Box board() {
        return layout.board();
    }

    public Box boneyard() {
        return layout.playersHeap();
    }

    /** The tile at this place of a hand of so many. */
    public Box tile(int at, int count) {
        return new HandSpots(layout.hand(), layout.reach()).tile(at, count);
    }
}
