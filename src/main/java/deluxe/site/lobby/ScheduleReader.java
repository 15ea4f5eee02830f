package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.tournament.BadOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a schedule line by line: a name, a space, a value; a line {@code series} begins the next series. */
final class ScheduleReader {
    private static final String SERIES = "series";
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
    private final Map<String, String> words = new LinkedHashMap<>();

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
                line(line);
            } catch (Malformed malformed) {
                throw new Malformed("schedule" + named() + ", line " + number + ": " + malformed.getMessage());
            }
        }
        finish();
        return series;
    }

    private String named() {
        return words.containsKey(SERIES) ? ", series " + words.get(SERIES) : "";
    }

    private void line(String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        int space = line.indexOf(' ');
        if (space < 0) {
            throw new Malformed("expected a name, a space and a value, not: " + line);
        }
        String name = line.substring(0, space);
        String value = line.substring(space + 1).strip();
        if (name.equals(PRIZE)) {
            prizes.add(value);
        } else if (words.put(name, value) != null) {
            throw new Malformed(name + " is given twice");
        }
    }

    private static void requirePlayable(Series series) {
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
            throw new Malformed(bad.getMessage());
        }
    }

    /** Whatever is wrong in a series as a whole is told with its name. */
    private void finish() {
        String name = named();
        try {
            add();
        } catch (Malformed malformed) {
            throw new Malformed("schedule" + name + ": " + malformed.getMessage());
        }
    }

    /** Makes a series of what was read; any name that is not a schedule's own is an option of its matches. */
    private void add() {
        String dealt = words.remove(DEALS);
        String most = words.remove(ENTRIES);
        DealRule deals = dealt == null ? DealRule.EACH : DealRule.read(dealt);
        OpeningTimes times = OpeningTimes.taken(words);
        Series read = new Series(
                taken(SERIES),
                taken(TITLE),
                taken(ABOUT),
                Whole.read(EVERY, taken(EVERY), 0, Integer.MAX_VALUE),
                Whole.read(GRACE, taken(GRACE), 0, Integer.MAX_VALUE),
                prizes,
                words,
                deals,
                times,
                most == null
                        ? Tournament.ANY_NUMBER
                        : Whole.read(ENTRIES, most, Series.FEWEST_ENTRIES, Series.MOST_ENTRIES));
        requirePlayable(read);
        series.add(read);
        words.clear();
        prizes.clear();
    }

    private String taken(String name) {
        String value = words.remove(name);
        if (value == null) {
            throw new Malformed("a series needs a line with its " + name);
        }
        return value;
    }
}
