package deluxe.site.lobby;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** All the series that a site holds: one tournament of each is open at any time. */
public final class Schedule {
    private final List<Series> series;

    Schedule(List<Series> series) {
        this.series = List.copyOf(series);
        if (series.stream().map(Series::id).distinct().count() < series.size()) {
            throw new Malformed("each series has a name of its own");
        }
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
        return new ScheduleReader(text).read();
    }

    List<Tournament> open(long nowMillis, Secret secret) {
        return series.stream().map(each -> each.at(nowMillis, secret)).toList();
    }
}
