package deluxe.cli;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Confirms or refuses records: a file of them, all files in a folder and below it, or a stream. */
final class Verify implements Command {
    @Override
    public String name() {
        return "verify";
    }

    @Override
    public String usage() {
        return "FILE | DIR | -   confirm or refuse the records of matches, one line each";
    }

    @Override
    public int run(List<String> arguments, Console console) throws IOException {
        if (arguments.size() != 1) {
            throw new Malformed("verify takes one FILE, DIR or -, not " + arguments.size());
        }
        try (Court court = new Court(console.out())) {
            hear(arguments.get(0), console.in(), court);
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
