package deluxe.site.lobby;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** All the series that a site holds. */
public final class Schedule {
    private final Supplier<List<Series>> series;

    private Schedule(Supplier<List<Series>> series) {
        this.series = series;
    }

    /** The demonstration site's schedule, {@code schedule.txt} beside this class. */
    public static Schedule usual() {
        try (InputStream text = Schedule.class.getResourceAsStream("schedule.txt")) {
            return read(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads a schedule, of which {@link #usual} is an example. */
    public static Schedule read(String text) {
        List<Series> series = all(text);
        return new Schedule(() -> series);
    }

    /** The schedule in a file, which is read again when it has changed. While it can't be read, what it said before holds. */
    public static Schedule in(Path file) throws IOException {
        return new Schedule(new ChangingFile<>(file, Schedule::all, all(Files.readString(file)))::content);
    }

    private static List<Series> all(String text) {
        return List.copyOf(new ScheduleReader(text).read());
    }

    /** The tournaments that are open then, and those that are announced. */
    List<Tournament> open(long nowMillis, Secret secret) {
        return series.get().stream()
                .flatMap(each -> each.at(nowMillis, secret).stream())
                .toList();
    }
}
