package deluxe.site.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The body of an answer: bytes in memory, or a part of a file that is read while it is sent. */
sealed interface Body {
    long length();

    byte[] bytes() throws IOException;

    /** Bytes that nobody changes. */
    final class AtHand implements Body {
        static final AtHand NOTHING = new AtHand(new byte[0]);

        final byte[] bytes;

        AtHand(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public byte[] bytes() {
            return bytes.clone();
        }
    }

    /** This many bytes of a file, from {@code first} on. */
    record OfFile(Path file, long first, long length) implements Body {
        @Override
        public byte[] bytes() throws IOException {
            try (InputStream in = Files.newInputStream(file)) {
                in.skipNBytes(first);
                return in.readNBytes(Math.toIntExact(length));
            }
        }
    }
}
