package deluxe.web;

import java.util.Optional;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Location;

/** The part of the page's address between ? and #. */
final class AddressQuery {
    private final Parameters parameters = new Parameters(Location.current().getSearch());

    Optional<String> value(String name) {
        return Optional.ofNullable(parameters.get(name));
    }

    @JSClass(name = "URLSearchParams")
    private static final class Parameters implements JSObject {
        @SuppressWarnings("unused")
        Parameters(String search) {}

        native String get(String name);
    }
}
