package deluxe.build;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** The parts of a Wasm module that are not code: what TeaVM tells its runtime. Binaryen's text leaves them out. */
final class CustomSections {
    private static final int HEADER_BYTES = 8;
    private static final int CUSTOM = 0;
    private static final int MORE = 0x80;

    private CustomSections() {}

    /** A module with the custom sections of another at its end. */
    static byte[] copied(byte[] from, byte[] module) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        made.writeBytes(module);
        ByteBuffer rest = ByteBuffer.wrap(from).position(HEADER_BYTES);
        while (rest.hasRemaining()) {
            int start = rest.position();
            int kind = rest.get();
            int size = number(rest);
            rest.position(rest.position() + size);
            if (kind == CUSTOM) {
                made.write(from, start, rest.position() - start);
            }
        }
        return made.toByteArray();
    }

    /** A whole number in groups of seven bits, the lowest first. */
    private static int number(ByteBuffer bytes) {
        int number = 0;
        int shift = 0;
        int group;
        do {
            group = bytes.get();
            number |= (group & ~MORE & 0xff) << shift;
            shift += 7;
        } while ((group & MORE) != 0);
        return number;
    }
}
