package deluxe.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs a program that the build cannot do without. */
final class BuildTool {
    private BuildTool() {}

    /** Waits for the program; shows its output only if it fails. */
    static void run(Path folder, List<String> words) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(words)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException absent) {
            throw new IOException(
                    words.get(0) + " was not found: the build needs Node 18 or newer with npm (" + absent.getMessage()
                            + ")",
                    absent);
        }
        try (InputStream said = process.getInputStream()) {
            String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException(words.get(0) + " failed in " + folder + ": " + text.strip());
            }
        }
    }
}
