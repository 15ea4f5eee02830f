package deluxe.site.database;

import deluxe.kit.Malformed;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A database's JDBC address, without the user and the password: drivers quote addresses in their messages, so they get these two
 * apart from it. An address that cannot be taken apart is not quoted either.
 */
public final class DatabaseAddress {
    private static final String USER = "user";
    private static final String PASSWORD = "password";
    private static final String FILE_PREFIX = "file:";

    private static final String HOST = "(?:\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]*)(?::[0-9]{1,5})?";
    private static final Pattern POSTGRESQL =
            Pattern.compile("(jdbc:postgresql:)(?://(?:(.*)@)?(" + HOST + "(?:," + HOST + ")*)(/)?)?([^/@:]*)");

    private final Dialect dialect;
    private final String place;
    private final List<String> options = new ArrayList<>();
    private final Map<String, String> login = new TreeMap<>();

    private DatabaseAddress(String jdbc) {
        dialect = Dialect.of(jdbc);
        int options = jdbc.indexOf('?');
        String whole = options < 0 ? jdbc : jdbc.substring(0, options);
        place = dialect == Dialect.POSTGRESQL ? withoutLogin(whole) : whole;
        if (options >= 0) {
            List.of(jdbc.substring(options + 1).split("&")).forEach(this::take);
        }
    }

    public static DatabaseAddress read(String jdbc) {
        return new DatabaseAddress(jdbc);
    }

    /** The file that the database is in, if it is in one. */
    public Optional<Path> file() {
        String prefix = Dialect.SQLITE.prefix();
        if (dialect != Dialect.SQLITE || place.length() == prefix.length() || place.startsWith(prefix + ':')) {
            return Optional.empty();
        }
        String name = place.substring(prefix.length());
        return Optional.of(Path.of(name.startsWith(FILE_PREFIX) ? name.substring(FILE_PREFIX.length()) : name));
    }

    /** What can be shown to anybody. */
    @Override
    public String toString() {
        return place;
    }

    Dialect dialect() {
        return dialect;
    }

    /** The address for the driver. */
    String jdbc() {
        return options.isEmpty() ? place : place + '?' + String.join("&", options);
    }

    /** The user and the password, by the driver's names for them. */
    Map<String, String> login() {
        return login;
    }

    private String withoutLogin(String whole) {
        Matcher parts = POSTGRESQL.matcher(whole);
        if (!parts.matches()) {
            throw new Malformed("The database's address can't be read. It has the form jdbc:postgresql://host:5432/name"
                    + "?user=...&password=... with %3F for a ? in the password, %40 for @, %2F for / and %26 for &");
        }
        if (parts.group(2) != null) {
            String[] named = parts.group(2).split(":", 2);
            login.put(USER, decoded(named[0]));
            if (named.length > 1) {
                login.put(PASSWORD, decoded(named[1]));
            }
        }
        String host = parts.group(3) == null ? "" : "//" + parts.group(3) + (parts.group(4) == null ? "" : "/");
        return parts.group(1) + host + parts.group(5);
    }

    private void take(String option) {
        int equals = option.indexOf('=');
        String name = equals < 0 ? option : option.substring(0, equals);
        if (name.equals(USER) || name.toLowerCase(Locale.ROOT).contains(PASSWORD)) {
            login.put(name, decoded(option.substring(Math.min(name.length() + 1, option.length()))));
        } else {
            options.add(option);
        }
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException wrong) {
            throw new Malformed("In a database's address a % is followed by two hexadecimal digits; % itself is %25");
        }
    }
}
