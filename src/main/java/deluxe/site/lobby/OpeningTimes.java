package deluxe.site.lobby;

import deluxe.kit.Malformed;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * When the tournaments of a series open: one after the other, unless it says at what time of the day, or once.
 *
 * @param zone where its times and dates are meant
 * @param at the time of the day
 * @param days the days of the week
 * @param once the only time
 * @param from the first day
 * @param until the last day
 */
record OpeningTimes(
        ZoneId zone,
        Optional<LocalTime> at,
        Set<DayOfWeek> days,
        Optional<LocalDateTime> once,
        LocalDate from,
        LocalDate until) {
    private static final String ZONE = "zone";
    private static final String AT = "at";
    private static final String ON = "on";
    private static final String ONCE = "once";
    private static final String FROM = "from";
    private static final String UNTIL = "until";

    /** So long before they open, tournaments are announced that don't follow one another. */
    private static final int DAYS_AHEAD = 1;

    private static final int MILLIS_A_MINUTE = 60_000;
    private static final int MINUTES_A_DAY = 24 * 60;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm", Locale.ROOT);

    OpeningTimes {
        days = Set.copyOf(days);
        if (once.isPresent() && (at.isPresent() || days.size() < DayOfWeek.values().length)) {
            throw new Malformed("a series is held once, or at a time of the day");
        }
        if (at.isEmpty() && days.size() < DayOfWeek.values().length) {
            throw new Malformed("'on' needs 'at', the time of the day");
        }
    }

    /** An opening, and the name that is its own in the series. */
    record Opening(String name, long atMillis) {}

    /** Takes what a series says about it out of these lines. */
    static OpeningTimes taken(SeriesLines words) {
        ZoneId zone = taken(words, ZONE, ZoneId::of).orElse(ZoneId.of("UTC"));
        LocalDate from = taken(words, FROM, LocalDate::parse).orElse(LocalDate.EPOCH);
        LocalDate until = taken(words, UNTIL, LocalDate::parse).orElse(LocalDate.of(9999, 12, 31));
        Optional<LocalDateTime> once = taken(words, ONCE, text -> LocalDateTime.parse(text.replace(' ', 'T')));
        Optional<LocalTime> at = taken(words, AT, LocalTime::parse);
        Set<DayOfWeek> days = taken(words, ON, OpeningTimes::days).orElse(EnumSet.allOf(DayOfWeek.class));
        return new OpeningTimes(zone, at, days, once, from, until);
    }

    private static <T> Optional<T> taken(SeriesLines words, String name, Function<String, T> read) {
        Optional<String> text = words.take(name);
        try {
            return text.map(read);
        } catch (DateTimeException unreadable) {
            throw new Malformed("this is no value for " + name + ": " + text.orElseThrow());
        }
    }

    private static Set<DayOfWeek> days(String text) {
        Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
        for (String word : text.split(" +", -1)) {
            days.add(List.of(DayOfWeek.values()).stream()
                    .filter(day -> day.name().substring(0, 3).equals(word.toUpperCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new Malformed("the days are mon tue wed thu fri sat sun, not: " + word)));
        }
        return days;
    }

    /** The openings of those that are open, and of those to announce. */
    List<Opening> openings(long nowMillis, int openMinutes) {
        List<Opening> found = new ArrayList<>();
        if (once.isEmpty() && at.isEmpty()) {
            long everyMillis = (long) openMinutes * MILLIS_A_MINUTE;
            long round = Math.floorDiv(nowMillis, everyMillis);
            addInSeason(found, String.valueOf(round), Instant.ofEpochMilli(round * everyMillis));
            return found;
        }
        ZonedDateTime now = Instant.ofEpochMilli(nowMillis).atZone(zone);
        once.ifPresent(moment -> addNear(found, now, moment.atZone(zone), openMinutes));
        int daysBack = openMinutes / MINUTES_A_DAY + 1;
        for (LocalDate day = now.toLocalDate().minusDays(daysBack);
                at.isPresent() && !day.isAfter(now.toLocalDate().plusDays(DAYS_AHEAD));
                day = day.plusDays(1)) {
            if (days.contains(day.getDayOfWeek())) {
                addNear(found, now, day.atTime(at.get()).atZone(zone), openMinutes);
            }
        }
        return withoutFollowers(found, nowMillis, openMinutes);
    }

    /** Without those that open the moment an open one closes: they are not worth announcing. */
    private static List<Opening> withoutFollowers(List<Opening> found, long nowMillis, int openMinutes) {
        long openMillis = (long) openMinutes * MILLIS_A_MINUTE;
        return found.stream()
                .filter(each -> each.atMillis() <= nowMillis
                        || found.stream()
                                .noneMatch(open -> open.atMillis() <= nowMillis
                                        && each.atMillis() <= open.atMillis() + openMillis))
                .toList();
    }

    private void addNear(List<Opening> found, ZonedDateTime now, ZonedDateTime opens, int openMinutes) {
        if (now.isBefore(opens.plusMinutes(openMinutes)) && !now.isBefore(opens.minusDays(DAYS_AHEAD))) {
            addInSeason(found, NAME.format(opens), opens.toInstant());
        }
    }

    private void addInSeason(List<Opening> found, String name, Instant opens) {
        LocalDate day = opens.atZone(zone).toLocalDate();
        if (!day.isBefore(from) && !day.isAfter(until)) {
            found.add(new Opening(name, opens.toEpochMilli()));
        }
    }
}
