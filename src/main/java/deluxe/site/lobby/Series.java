package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A tournament that is held again and again, each time with other deals, or once.
 *
 * @param everyMinutes how long each is open
 * @param graceMinutes how long after that its last matches may be played out
 * @param mostPlayers how many may enter each; {@link Tournament#ANY_NUMBER} if that is not limited
 */
record Series(
        String id,
        String title,
        String about,
        int everyMinutes,
        int graceMinutes,
        List<String> prizes,
        Map<String, String> conditions,
        DealRule deals,
        OpeningTimes times,
        int mostPlayers) {

    static final int FEWEST_ENTRIES = 2;

    static final int MOST_ENTRIES = 10_000;

    private static final int MILLIS_A_MINUTE = 60_000;
    static final int LONGEST_MINUTES = 366 * 24 * 60;
    private static final int LONGEST_ID = 32;

    Series {
        Whole.within("every", everyMinutes, 1, LONGEST_MINUTES);
        Whole.within("grace", graceMinutes, 1, LONGEST_MINUTES);
        Whole.within("the length of series", id.length(), 1, LONGEST_ID);
        if (!id.chars().allMatch(letter -> (letter >= 'a' && letter <= 'z') || letter == '-')) {
            throw new Malformed("a series' name is small letters and hyphens, not: " + id);
        }
        if (title.isEmpty() || about.isEmpty() || prizes.isEmpty()) {
            throw new Malformed("the series " + id + " needs a title, an about and a prize");
        }
        prizes = List.copyOf(prizes);
        conditions = Collections.unmodifiableMap(new LinkedHashMap<>(conditions));
    }

    /** The tournaments of this series that are open at that time, or soon. */
    List<Tournament> at(long nowMillis, Secret secret) {
        return times.openings(nowMillis, everyMinutes).stream()
                .map(opening -> opened(opening, secret))
                .toList();
    }

    private Tournament opened(OpeningTimes.Opening opening, Secret secret) {
        String name = id + '-' + opening.name();
        long closesMillis = opening.atMillis() + (long) everyMinutes * MILLIS_A_MINUTE;
        return new Tournament(
                name,
                title,
                about,
                conditions,
                deals,
                secret.seed(name),
                opening.atMillis(),
                closesMillis,
                closesMillis + (long) graceMinutes * MILLIS_A_MINUTE,
                prizes,
                mostPlayers);
    }
}
