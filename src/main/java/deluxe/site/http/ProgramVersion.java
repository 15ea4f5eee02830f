package deluxe.site.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of this program, as the build wrote it. */
public final class ProgramVersion {
    private static final String TEXT = read();

    private ProgramVersion() {}

    public static String text() {
        return TEXT;
    }

    private static String read() {
        try (InputStream written = ProgramVersion.class.getResourceAsStream("/deluxe/version.txt")) {
            return new String(written.readAllBytes(), StandardCharsets.US_ASCII).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
