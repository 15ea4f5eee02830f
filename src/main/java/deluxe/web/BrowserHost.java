package deluxe.web;

import deluxe.ports.Host;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;

/** A link: what is asked for stands in the page's address, after the question mark. */
final class BrowserHost implements Host {
    @Override
    public List<Wish> wishes() {
        String query = Window.current().getLocation().getSearch();
        List<Wish> wishes = new ArrayList<>();
        int start = 1;
        while (start < query.length()) {
            int end = query.indexOf('&', start);
            end = end < 0 ? query.length() : end;
            if (end > start) {
                wishes.add(wish(query.substring(start, end)));
            }
            start = end + 1;
        }
        return wishes;
    }

    private static Wish wish(String pair) {
        int equals = pair.indexOf('=');
        return equals < 0
                ? new Wish(decoded(pair), "")
                : new Wish(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
    }

    /** What is not rightly encoded is left as it stands, for the reader of the wish to refuse. */
    private static String decoded(String text) {
        String spaced = text.replace('+', ' ');
        try {
            return Window.decodeURIComponent(spaced);
        } catch (RuntimeException malformed) {
            return spaced;
        }
    }
}
