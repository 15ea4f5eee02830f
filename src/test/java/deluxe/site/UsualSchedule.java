package deluxe.site;

import deluxe.site.lobby.Schedule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The demonstration site's schedule, with another rule for who meets the same tiles. */
public final class UsualSchedule {
    private UsualSchedule() {}

    /**
     * The usual series but those in which all start together, dealt so.
     *
     * @param deals {@code open} or {@code each}, or what else a schedule can say
     */
    public static Schedule dealt(String deals) {
        try (InputStream text = Schedule.class.getResourceAsStream("schedule.txt")) {
            String usual = new String(text.readAllBytes(), StandardCharsets.UTF_8);
            return Schedule.read(usual.replaceFirst("(?s)series quarter-bell.*?\n\nseries daily.*?\n\n", "")
                    .replaceAll("\ndeals .*", "")
                    .replace("\ntitle ", "\ndeals " + deals + "\ntitle "));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
