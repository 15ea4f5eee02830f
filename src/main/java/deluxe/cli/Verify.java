package deluxe.cli;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Confirms or refuses records: a file of them, all files in a folder and below it, or a stream. */
@CommandLine.Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Confirms or refuses the records of matches, one line each. Exit code 1 if one is refused.")
final class Verify implements Command {
    @Parameters(paramLabel = "FILE|DIR|-", description = "where the records are; - is the standard input")
    private String source;

    @Option(names = "--json", description = "each line is a JSON object")
    private boolean asJson;

    @Override
    public int run(Console console) throws IOException {
        try (Court court = new Court(console.out(), asJson ? Received.Judged::json : Received.Judged::line)) {
            hear(source, console.in(), court);
            return court.finish() ? OK : NO;
        }
    }

    private static void hear(String source, InputStream in, Court court) throws IOException {
        if (source.equals("-")) {
            hear(new RecordStream(source, in), court);
            return;
        }
        Path path = Path.of(source);
        if (!Files.exists(path)) {
            throw new Malformed("there is no file or folder " + source);
        }
        try (Stream<Path> files = Files.walk(path)) {
            Iterator<Path> next = files.filter(Files::isRegularFile).iterator();
            while (next.hasNext()) {
                hear(next.next(), court);
            }
        }
    }

    private static void hear(Path file, Court court) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            hear(new RecordStream(file.toString(), in), court);
        }
    }

    private static void hear(RecordStream records, Court court) throws IOException {
        for (Optional<Received> record = records.next(); record.isPresent(); record = records.next()) {
            court.hear(record.get());
        }
    }
}
