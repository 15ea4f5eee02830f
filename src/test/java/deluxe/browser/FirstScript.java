package deluxe.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A script of the kit that runs before any script of the page. */
enum FirstScript {
    /** Reports errors, violations of the policy and files that could not be loaded. */
    COLLECTOR,
    /** Tells when the page is at rest, and when what was drawn is visible. */
    REST,
    /** Lets the test control time. */
    FAKE_CLOCK,
    /** Makes the page's time run faster: {@link QuickTime}. */
    QUICK_TIME,
    /** Makes everything random come out the same, and hides scroll bars. */
    NO_CHANCE,
    /** Removes what sounds are played with. */
    NO_SOUND,
    /** Removes service workers, which keep the pages for offline play. */
    NO_WORKER,
    /** Removes what Safari 12 does not have. */
    SAFARI_12,
    /** Removes the locks between pages. */
    NO_LOCKS,
    /** Stands in for the app around the page: {@link NativeSide}. */
    NATIVE_SIDE,
    /** Records which sounds are loaded and played. */
    EARS,
    /** Records the animation frames. */
    FRAMES,
    /** Records when the last tile was played, when the results came and when the rank was shown. */
    MOMENTS,
    /** Makes the way to a far dealer slow, and loses some of what is sent. */
    BAD_LINE,
    /** Plays by itself. */
    NEWCOMER;

    String source() {
        String name = "/browser/first/" + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".js";
        try (InputStream source = FirstScript.class.getResourceAsStream(name)) {
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
