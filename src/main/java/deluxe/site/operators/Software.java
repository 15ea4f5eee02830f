package deluxe.site.operators;

import deluxe.site.lobby.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Which program this is, to the bit. */
final class Software {
    private static final String UNPACKED = "none: it does not run from a jar";

    private Software() {}

    /** The digest of the jar that runs, as {@code sha256sum} says it. */
    static String sha256() {
        try {
            Path place = Path.of(Software.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isRegularFile(place) ? Sha256.of(Files.readAllBytes(place)) : UNPACKED;
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
