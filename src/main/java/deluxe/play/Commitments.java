package deluxe.play;

import java.util.Optional;

/** What servers had committed to when sealed matches were begun on this device: a line for each match, the newest last. */
final class Commitments {
    private static final int LONGEST = 10_000;

    private final Shelf shelf;

    Commitments(Shelf shelf) {
        this.shelf = shelf;
    }

    private String lines() {
        return shelf.text(Keys.TOLD).orElse("");
    }

    /** The first one stands, whatever is told of the match later. */
    void keep(String match, String commitment) {
        if (of(match).isEmpty()) {
            String lines = lines() + start(match) + commitment;
            while (lines.length() > LONGEST) {
                lines = lines.substring(lines.indexOf('\n', 1));
            }
            shelf.write(Keys.TOLD, lines);
        }
    }

    /** What was told of this match, if it was begun here. */
    Optional<String> of(String match) {
        String lines = lines() + '\n';
        int at = lines.indexOf(start(match));
        if (at < 0) {
            return Optional.empty();
        }
        int from = at + start(match).length();
        return Optional.of(lines.substring(from, lines.indexOf('\n', from)));
    }

    /** Whether this was told of any match: those who meet the same tiles are told the same. */
    boolean has(String commitment) {
        return lines().contains(' ' + commitment);
    }

    private static String start(String match) {
        return '\n' + match + ' ';
    }
}
