package deluxe.browser;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * A picture that somebody has looked at and approved; each engine has its own. A test compares with it; run with
 * {@code -Dgolden.update=true}, it saves what it sees as the new golden picture, which must be looked at before it is committed.
 */
final class GoldenPicture {
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");
    private static final Path SEEN = Path.of("target/golden-failures");

    private final Path golden;
    private final Path seen;
    private final boolean update;

    GoldenPicture(Engine engine, String name) {
        this(Path.of("src/test/resources/golden", engine.folder()), SEEN.resolve(engine.folder()), name, UPDATE);
    }

    GoldenPicture(Path goldenFolder, Path seenFolder, String name, boolean update) {
        this.golden = goldenFolder.resolve(name + ".png");
        this.seen = seenFolder.resolve(name + ".png");
        this.update = update;
    }

    /** Fails when more than {@code budget} pixels of {@code picture} differ, and saves the picture and where it differs. */
    void check(BufferedImage picture, int budget) {
        try {
            if (update) {
                write(picture, golden);
                return;
            }
            compare(picture, budget);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void compare(BufferedImage picture, int budget) throws IOException {
        if (!Files.exists(golden)) {
            throw failure(picture, "there is no " + golden);
        }
        BufferedImage expected = ImageIO.read(golden.toFile());
        if (expected.getWidth() != picture.getWidth() || expected.getHeight() != picture.getHeight()) {
            throw failure(picture, golden + " is " + size(expected) + ", not " + size(picture));
        }
        PictureDifference difference = PictureDifference.between(expected, picture);
        if (difference.pixels() > budget) {
            Path where = seen.resolveSibling(seen.getFileName().toString().replace(".png", ".diff.png"));
            write(difference.picture(), where);
            throw failure(picture, difference.pixels() + " pixels differ from " + golden + ", see " + where);
        }
    }

    private AssertionError failure(BufferedImage picture, String why) throws IOException {
        write(picture, seen);
        return new AssertionError(why + "; seen: " + seen + "; if that is right: -Dgolden.update=true");
    }

    private static String size(BufferedImage picture) {
        return picture.getWidth() + "x" + picture.getHeight();
    }

    private static void write(BufferedImage picture, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        ImageIO.write(picture, "png", file.toFile());
    }
}
