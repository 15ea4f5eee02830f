package deluxe.stage.tiles;

import deluxe.ports.Display;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Displays that people have. */
public final class DisplaySizes {
    private DisplaySizes() {}

    public static Stream<Display.Size> all() {
        return Stream.of(
                new Display.Size(900, 600, 1),
                new Display.Size(320, 568, 2),
                new Display.Size(568, 320, 2),
                new Display.Size(500, 300, 1),
                new Display.Size(360, 740, 3),
                new Display.Size(375, 667, 2),
                new Display.Size(667, 375, 2),
                new Display.Size(390, 844, 3),
                new Display.Size(844, 390, 3),
                new Display.Size(430, 932, 3),
                new Display.Size(1024, 768, 2),
                new Display.Size(768, 1024, 2),
                new Display.Size(1280, 800, 1.5),
                new Display.Size(2560, 1080, 1),
                new Display.Size(3840, 2160, 1),
                new Display.Size(1600, 2560, 1));
    }

    /** Sizes of all kinds: every seventh width with some heights, or under {@code tests.all} with every seventh height. */
    public static List<Display.Size> ofAllKinds() {
        Random random = new Random(7);
        List<Display.Size> sizes = new ArrayList<>();
        for (int width = 280; width <= 2560; width += 7) {
            IntStream heights = Boolean.getBoolean("tests.all")
                    ? IntStream.iterate(240, height -> height <= 1440, height -> height + 7)
                    : random.ints(24, 240, 1441);
            for (int height : heights.toArray()) {
                sizes.add(new Display.Size(width, height, 1));
            }
        }
        return sizes;
    }
}
