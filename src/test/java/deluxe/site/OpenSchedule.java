package deluxe.site;

import deluxe.site.lobby.Schedule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The demonstration site's schedule with matches that the players' devices deal. */
public final class OpenSchedule {
    private OpenSchedule() {}

    public static Schedule usual() {
        try (InputStream text = Schedule.class.getResourceAsStream("schedule.txt")) {
            String sealed = new String(text.readAllBytes(), StandardCharsets.UTF_8);
            return Schedule.read(sealed.replace("\ntitle ", "\ndeals open\ntitle "));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
