package deluxe.table;

import deluxe.kit.Whole;

/** Lines of a log as text: the time, a space, and what happened. A game spells its own entries; all others are spelled here. */
public final class LineText {
    private static final String PAUSES = "pause";
    private static final String RESUMES = "resume ";
    private static final String ENDS_EARLY = "end";
    private static final String TIME_UP = "time-up";

    private final Spelling game;

    public LineText(Spelling game) {
        this.game = game;
    }

    public String write(Line line) {
        return String.valueOf(line.atMillis()) + ' ' + words(line.entry());
    }

    public Line read(String line) {
        int space = line.indexOf(' ');
        String time = space < 0 ? line : line.substring(0, space);
        int atMillis = Whole.read("a time in milliseconds", time, 0, MatchClock.LATEST_MILLIS);
        return new Line(atMillis, entry(line.substring(space + 1)));
    }

    private String words(Entry entry) {
        if (entry instanceof Entry.Resumed resumed) {
            return RESUMES + resumed.pausedMillis();
        }
        if (entry instanceof Entry.Paused) {
            return PAUSES;
        }
        if (entry instanceof Entry.EndedEarly) {
            return ENDS_EARLY;
        }
        return entry instanceof Entry.TimeRanOut ? TIME_UP : game.write(entry);
    }

    private Entry entry(String words) {
        if (words.startsWith(RESUMES)) {
            String paused = words.substring(RESUMES.length());
            return new Entry.Resumed(Whole.read("a pause in milliseconds", paused, 0, MatchClock.LATEST_MILLIS));
        }
        return switch (words) {
            case PAUSES -> new Entry.Paused();
            case ENDS_EARLY -> new Entry.EndedEarly();
            case TIME_UP -> new Entry.TimeRanOut();
            default -> game.read(words);
        };
    }
}
