package deluxe.site.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.io.Content;

/**
 * Reads a body as it arrives, without holding a thread. The rest of a body that is too long is thrown away, up to a limit: its sender
 * may not listen for an answer before everything is sent.
 */
final class BodyReader implements Runnable {
    private static final long MOST_THROWN_AWAY = 1 << 20;

    private final Content.Source sent;
    private final int mostBytes;
    private final BodyBudget budget;
    private final Reading reading;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean tooLong;
    private long thrownAway;

    /** Hears how the reading ended. */
    interface Reading {
        /** The body, or nothing when it is too long. */
        void ended(Optional<byte[]> body);

        /** There is no room for more bodies just now. */
        void foundNoRoom();

        void failed(Throwable failure);
    }

    BodyReader(Content.Source sent, int mostBytes, BodyBudget budget, Reading reading) {
        this.sent = sent;
        this.mostBytes = mostBytes;
        this.budget = budget;
        this.reading = reading;
    }

    @Override
    public void run() {
        if (sent.getLength() > mostBytes + MOST_THROWN_AWAY) {
            reading.ended(Optional.empty());
            return;
        }
        Content.Chunk chunk = sent.read();
        while (chunk != null && !Content.Chunk.isFailure(chunk)) {
            boolean isLast = chunk.isLast();
            boolean isKept = keep(chunk.getByteBuffer());
            chunk.release();
            if (!isKept) {
                reading.foundNoRoom();
                return;
            }
            if (isLast || thrownAway > MOST_THROWN_AWAY) {
                reading.ended(tooLong ? Optional.empty() : Optional.of(kept.toByteArray()));
                return;
            }
            chunk = sent.read();
        }
        if (chunk == null) {
            sent.demand(this);
        } else {
            reading.failed(chunk.getFailure());
        }
    }

    /** Gives the bytes that it has kept back to the budget. */
    void release() {
        budget.giveBack(kept.size());
        kept.reset();
    }

    /** Whether there was room for these bytes. */
    private boolean keep(ByteBuffer bytes) {
        if (!tooLong && bytes.remaining() > mostBytes - kept.size()) {
            tooLong = true;
            release();
        }
        if (tooLong) {
            thrownAway += bytes.remaining();
            return true;
        }
        if (!budget.takes(bytes.remaining())) {
            return false;
        }
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        kept.writeBytes(copy);
        return true;
    }
}
