package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptSqueezeTest {
    @TempDir
    Path folder;

    private int made;

    private final Squeeze halving = new Squeeze() {
        @Override
        public byte[] wasm(byte[] content) {
            made++;
            return new byte[content.length / 2];
        }

        @Override
        public byte[] javascript(byte[] content) {
            made++;
            return new byte[content.length / 4];
        }

        @Override
        public byte[] text(String name, byte[] content) {
            return content;
        }
    };

    @Test
    void theSameWasmIsMadeSmallerOnce() throws IOException, InterruptedException {
        byte[] content = {1, 2, 3, 4};

        assertThat(kept("one").wasm(content)).hasSize(2);
        assertThat(kept("one").wasm(content)).hasSize(2);
        assertThat(made).isEqualTo(1);
    }

    @Test
    void theSameScriptIsMadeSmallerOnceAndIsNotTakenForAWasm() throws IOException, InterruptedException {
        byte[] content = {1, 2, 3, 4};
        kept("one").wasm(content);

        assertThat(kept("one").javascript(content)).hasSize(1);
        assertThat(kept("one").javascript(content)).hasSize(1);
        assertThat(made).isEqualTo(2);
    }

    @Test
    void aDifferentWasmIsMadeSmallerSeparately() throws IOException, InterruptedException {
        kept("one").wasm(new byte[] {1, 2, 3, 4});

        assertThat(kept("one").wasm(new byte[] {1, 2, 3, 4, 5, 6})).hasSize(3);
        assertThat(made).isEqualTo(2);
    }

    @Test
    void aDifferentToolMakesTheSameWasmSmallerAgain() throws IOException, InterruptedException {
        byte[] content = {1, 2, 3, 4};
        kept("one").wasm(content);
        kept("another").wasm(content);

        assertThat(made).isEqualTo(2);
    }

    private KeptSqueeze kept(String way) {
        return new KeptSqueeze(halving, folder, way);
    }
}
