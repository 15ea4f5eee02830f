package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

class CustomSectionsTest {
    private static final byte[] HEADER = {0, 'a', 's', 'm', 1, 0, 0, 0};
    private static final int CODE = 10;

    @Test
    void onlyCustomSectionsAreCopied() {
        byte[] custom = section(0, 3);
        byte[] long300 = section(0, 300);
        byte[] from = joined(HEADER, section(CODE, 200), custom, section(CODE, 1), long300);
        byte[] module = joined(HEADER, section(CODE, 5));

        assertThat(CustomSections.copied(from, module)).isEqualTo(joined(module, custom, long300));
    }

    @Test
    void whereThereIsNothingToCopyAModuleStaysAsItIs() {
        byte[] module = joined(HEADER, section(CODE, 5));

        assertThat(CustomSections.copied(module, module)).isEqualTo(module);
    }

    private static byte[] section(int kind, int size) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        made.write(kind);
        if (size < 128) {
            made.write(size);
        } else {
            made.write(size % 128 + 128);
            made.write(size / 128);
        }
        made.writeBytes(new byte[size]);
        return made.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            made.writeBytes(part);
        }
        return made.toByteArray();
    }
}
