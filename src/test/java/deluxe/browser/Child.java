package deluxe.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;

/** A process that the tests start, and that ends when they do, however they end. */
final class Child implements AutoCloseable {
    private final Process process;

    private Child(Process process) {
        this.process = process;
    }

    /** Starts it; its standard error is appended to {@code log}. */
    static Child start(Path log, Map<String, String> environment, String... command) {
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
            builder.environment().putAll(environment);
            Child child = new Child(builder.start());
            Runtime.getRuntime().addShutdownHook(new Thread(child::close));
            return child;
        } catch (IOException unstartable) {
            throw new UncheckedIOException(unstartable);
        }
    }

    /** The next line it prints. */
    String line() {
        try {
            String line = process.inputReader().readLine();
            if (line == null) {
                throw new IllegalStateException("ended without a word: " + process.info());
            }
            return line;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }
}
