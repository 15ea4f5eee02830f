package deluxe.cli;

import deluxe.cli.Received.Judged;
import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Judges records on all cores, and prints the verdicts in the order in which the records came. It holds only a few at a time. */
final class Court implements AutoCloseable {
    private static final int BATCH = 64;
    private static final int BATCHES_A_CORE = 4;

    private final PrintStream out;
    private final Function<Judged, String> words;
    private final int cores = Runtime.getRuntime().availableProcessors();
    private final ExecutorService judges = Executors.newFixedThreadPool(cores);
    private final Deque<Future<List<Judged>>> sessions = new ArrayDeque<>();
    private List<Received> batch = new ArrayList<>();
    private boolean allConfirmed = true;

    /** @param words how a verdict is printed */
    Court(PrintStream out, Function<Judged, String> words) {
        this.words = words;
        this.out = new PrintStream(new BufferedOutputStream(out));
    }

    void hear(Received record) {
        batch.add(record);
        if (batch.size() == BATCH || !record.complete()) {
            submit();
        }
        while (sessions.size() > cores * BATCHES_A_CORE) {
            pronounce();
        }
    }

    /** Waits for the last verdict. Returns whether all records were confirmed. */
    boolean finish() {
        submit();
        while (!sessions.isEmpty()) {
            pronounce();
        }
        return allConfirmed;
    }

    private void submit() {
        List<Received> records = batch;
        batch = new ArrayList<>();
        sessions.add(judges.submit(() -> records.stream().map(Received::judge).toList()));
    }

    private void pronounce() {
        try {
            for (Judged judged : sessions.remove().get()) {
                allConfirmed &= judged.confirmed();
                out.println(words.apply(judged));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while judging", interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a record could not be judged", failed.getCause());
        }
    }

    @Override
    public void close() {
        out.flush();
        judges.shutdownNow();
    }
}
