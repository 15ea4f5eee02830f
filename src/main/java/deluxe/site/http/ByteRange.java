package deluxe.site.http;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a file, as audio players ask for it.
 *
 * @param first the first byte, from 0
 * @param last the last byte, inclusive; less than {@code first} if the file has nothing there
 */
record ByteRange(long first, long last) {
    /** One range; if several are asked for we send the whole file, which a client must expect. Eighteen digits fit a long. */
    private static final Pattern SINGLE = Pattern.compile("bytes=([0-9]{0,18})-([0-9]{0,18})");

    /** The range that {@code header} asks of a file of {@code size} bytes; empty when it asks for none that can be read. */
    static Optional<ByteRange> of(String header, long size) {
        Matcher range = SINGLE.matcher(header.replace(" ", ""));
        if (!range.matches() || range.group().equals("bytes=-")) {
            return Optional.empty();
        }
        if (range.group(1).isEmpty()) {
            long tail = Long.parseLong(range.group(2));
            return Optional.of(new ByteRange(Math.max(0, size - tail), tail == 0 ? -1 : size - 1));
        }
        long first = Long.parseLong(range.group(1));
        long last = range.group(2).isEmpty() ? size - 1 : Long.parseLong(range.group(2));
        if (!range.group(2).isEmpty() && last < first) {
            return Optional.empty();
        }
        return Optional.of(new ByteRange(first, Math.min(last, size - 1)));
    }

    boolean isSatisfiable() {
        return first <= last;
    }
}
