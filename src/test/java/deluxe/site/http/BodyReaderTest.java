package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.io.Content;
import org.junit.jupiter.api.Test;

class BodyReaderTest implements BodyReader.Reading {
    private static final int MOST_BYTES = 8;

    private final List<String> heard = new ArrayList<>();

    @Test
    void aBodyIsReadAsItComes() {
        BodyBudget budget = new BodyBudget(MOST_BYTES);
        BodyReader reader = reader(budget, "four", "more");
        reader.run();

        assertThat(heard).containsExactly("fourmore");
        assertThat(budget.takes(1)).isFalse();
        reader.release();
        assertThat(budget.takes(MOST_BYTES)).isTrue();
    }

    @Test
    void aRequestBodyThatIsTooLongIsNotKept() {
        BodyBudget budget = new BodyBudget(MOST_BYTES);
        reader(budget, "four", "and", "more").run();

        assertThat(heard).containsExactly("too long");
        assertThat(budget.takes(MOST_BYTES)).isTrue();
    }

    @Test
    void requestBodiesShareOneMemoryLimit() {
        BodyBudget budget = new BodyBudget(MOST_BYTES);
        reader(budget, "four").run();
        reader(budget, "four", "more").run();

        assertThat(heard).containsExactly("four", "no room");
    }

    private BodyReader reader(BodyBudget budget, String... parts) {
        ByteBuffer[] buffers = new ByteBuffer[parts.length];
        for (int at = 0; at < parts.length; at++) {
            buffers[at] = ByteBuffer.wrap(parts[at].getBytes(StandardCharsets.US_ASCII));
        }
        return new BodyReader(Content.Source.from(buffers), MOST_BYTES, budget, this);
    }

    @Override
    public void ended(Optional<byte[]> body) {
        heard.add(
                body.map(bytes -> new String(bytes, StandardCharsets.US_ASCII)).orElse("too long"));
    }

    @Override
    public void foundNoRoom() {
        heard.add("no room");
    }

    @Override
    public void failed(Throwable failure) {
        heard.add("failed");
    }
}
