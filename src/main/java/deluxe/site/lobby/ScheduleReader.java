package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.tournament.BadOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a schedule line by line: a name, a space, a value; a line {@code series} begins the next series. */
final class ScheduleReader {
    private static final String SERIES = SeriesLines.SERIES;
    private static final String TITLE = "title";
    private static final String ABOUT = "about";
    private static final String EVERY = "every";
    private static final String GRACE = "grace";
    private static final String PRIZE = "prize";
    private static final String DEALS = "deals";
    private static final String ENTRIES = "entries";

    private final List<String> lines;
    private final List<Series> series = new ArrayList<>();
    private final List<String> prizes = new ArrayList<>();
    private SeriesLines words = new SeriesLines();
    private String named = "";

    ScheduleReader(String text) {
        this.lines = text.lines().toList();
    }

    List<Series> read() {
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1).strip();
            if (line.startsWith(SERIES + ' ') && !words.isEmpty()) {
                finish();
            }
            try {
                line(number, line);
            } catch (Malformed malformed) {
                throw wrong(number, malformed);
            }
        }
        finish();
        return series;
    }

    private Malformed wrong(int number, Malformed why) {
        return new Malformed(
                "schedule" + named + (number == 0 ? "" : ", line " + number) + ": " + why.getMessage(), why.allowed());
    }

    private void line(int number, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        int space = line.indexOf(' ');
        if (space < 0) {
            throw new Malformed("expected a name, a space and a value, not: " + line);
        }
        String name = line.substring(0, space);
        String value = line.substring(space + 1).strip();
        if (name.equals(SERIES)) {
            named = ", series " + value;
        }
        if (name.equals(PRIZE)) {
            prizes.add(value);
        } else if (!words.add(number, name, value)) {
            throw new Malformed(name + " is given twice");
        }
    }

    private void requirePlayable(Series series) {
        try {
            new Tournament(
                            series.id(),
                            "",
                            "",
                            series.conditions(),
                            series.deals(),
                            Seed.of("0"),
                            0,
                            1,
                            1,
                            series.prizes(),
                            series.mostPlayers())
                    .agreement(series.id());
        } catch (BadOptions bad) {
            words.goTo(bad.all().get(0).name());
            throw new Malformed(bad.getMessage());
        }
    }

    /** Whatever is wrong is told with the line at fault; if that is missing, with the one that names the series. */
    private void finish() {
        try {
            add();
        } catch (Malformed malformed) {
            throw wrong(words.at(), malformed);
        }
        words = new SeriesLines();
        prizes.clear();
        named = "";
    }

    /** Makes a series of what was read; any name that is not a schedule's own is an option of its matches. */
    private void add() {
        String id = taken(SERIES);
        if (series.stream().map(Series::id).anyMatch(id::equals)) {
            throw new Malformed("each series has a name of its own, and this one is taken");
        }
        String title = taken(TITLE);
        String about = taken(ABOUT);
        DealRule deals = words.take(DEALS).map(DealRule::read).orElse(DealRule.EACH);
        int most = words.take(ENTRIES)
                .map(text -> Whole.read(ENTRIES, text, Series.FEWEST_ENTRIES, Series.MOST_ENTRIES))
                .orElse(Tournament.ANY_NUMBER);
        int every = minutes(EVERY);
        int grace = minutes(GRACE);
        OpeningTimes times = OpeningTimes.taken(words);
        words.goTo(SERIES);
        Series read = new Series(id, title, about, every, grace, prizes, words.left(), deals, times, most);
        requirePlayable(read);
        series.add(read);
    }

    private int minutes(String name) {
        return Whole.read(name, taken(name), 1, Series.LONGEST_MINUTES);
    }

    private String taken(String name) {
        Optional<String> value = words.take(name);
        if (value.isEmpty()) {
            words.goTo(SERIES);
        }
        return value.orElseThrow(() -> new Malformed("a series needs a line with its " + name));
    }
}
