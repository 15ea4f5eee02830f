package deluxe.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A script of the kit's that runs before anything of a page's own. */
enum FirstScript {
    /** Reports errors, violations of the policy and what could not be loaded. */
    COLLECTOR,
    /** Tells when the page is at rest, and when what was drawn can be seen. */
    REST,
    /** Puts time into the test's hands. */
    FAKE_CLOCK,
    /** Makes the page's time run faster: {@link QuickTime}. */
    QUICK_TIME,
    /** Leaves nothing to chance. */
    NO_CHANCE,
    /** Takes away what sounds are played with. */
    NO_SOUND,
    /** Takes away what keeps the pages for offline play. */
    NO_WORKER,
    /** Takes away what Safari 12 does not have. */
    SAFARI_12,
    /** Takes away the locks between pages. */
    NO_LOCKS,
    /** Stands in for the app around the page: {@link NativeSide}. */
    NATIVE_SIDE,
    /** Takes down what is loaded and played to be heard. */
    EARS,
    /** Takes down the frames. */
    FRAMES,
    /** Takes down when a match came to its end and to its rank. */
    MOMENTS,
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
