package deluxe.ports;

import java.util.List;

/** Who opened the game: a tournament's page, an app, or just a link. */
public interface Host {
    /** What it asked for; none of it is to be trusted. */
    List<Wish> wishes();

    /** A named value. */
    record Wish(String name, String value) {}
}
