package deluxe.cli;

import deluxe.dice.TavernRecord;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/**
 * The records in a file or stream, one after the other. Each begins with the line that names the format. If there are several,
 * each has its number in its name. The memory used is bounded, whatever the input.
 */
final class RecordStream {
    /** Longer than the longest match can be. */
    static final int LONGEST_RECORD = 2_000_000;

    private static final List<String> HEADERS = List.of("dominoes-deluxe ", TavernRecord.FORMAT + ' ');

    private final String name;
    private final InputStream in;
    private final StringBuilder ahead = new StringBuilder();
    private boolean aheadComplete = true;
    private boolean ended;
    private long linesRead;
    private boolean begun;
    private int records;

    RecordStream(String name, InputStream in) {
        this.name = name;
        this.in = new BufferedInputStream(in);
    }

    /** The next record, or what comes before the first one and isn't part of any. */
    Optional<Received> next() throws IOException {
        if (ended || (begun && ahead.isEmpty())) {
            return Optional.empty();
        }
        long firstLine = Math.max(1, linesRead);
        StringBuilder text = new StringBuilder(ahead);
        boolean complete = aheadComplete;
        while (readLine() && !startsRecord(text)) {
            complete &= aheadComplete && text.length() + ahead.length() <= LONGEST_RECORD;
            if (complete) {
                text.append(ahead);
            }
        }
        begun = true;
        if (!text.isEmpty() && !isHeader(text)) {
            return Optional.of(new Received(name, firstLine, text.toString(), complete, !ended));
        }
        records++;
        boolean several = records > 1 || !ended;
        return Optional.of(
                new Received(several ? name + '#' + records : name, firstLine, text.toString(), complete, false));
    }

    private boolean startsRecord(StringBuilder text) {
        return !text.isEmpty() && isHeader(ahead);
    }

    private static boolean isHeader(StringBuilder text) {
        return HEADERS.stream().anyMatch(header -> text.indexOf(header) == 0);
    }

    /** Reads the next line into {@code ahead}, at most {@link #LONGEST_RECORD} characters of it; returns false at the end. */
    private boolean readLine() throws IOException {
        ahead.setLength(0);
        aheadComplete = true;
        int character = in.read();
        if (character < 0) {
            ended = true;
            return false;
        }
        linesRead++;
        while (character >= 0) {
            keep((char) character);
            if (character == '\n') {
                return true;
            }
            character = in.read();
        }
        return true;
    }

    private void keep(char character) {
        if (ahead.length() < LONGEST_RECORD) {
            ahead.append(character);
        } else {
            aheadComplete = false;
        }
    }
}
