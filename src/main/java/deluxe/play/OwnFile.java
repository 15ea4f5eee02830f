package deluxe.play;

import deluxe.kit.Digest;
import deluxe.kit.Malformed;
import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that is kept of the own games as one text: a line that says what it is, each thing with its name and its length, and at the end a
 * digest, which finds whatever was lost or changed on the way.
 */
final class OwnFile {
    private static final String HEAD = "dominoes-deluxe-games ";
    private static final int VERSION = 1;
    private static final String DIGEST = "digest ";
    /** Why a file is refused, in words for the player. */
    private static final String NO_FILE = "This can't be imported: it is no file with your games. Nothing was changed.";

    private static final String OTHER_VERSION =
            "This can't be imported: another version of the game wrote it. Nothing was changed.";
    static final String NOT_WHOLE = "This can't be imported: it is not whole, or can't be read. Nothing was changed.";

    private static final int MOST_LETTERS = 2_000_000;

    /** The first words of the names of what is in the file. Games that are not over stay on their device. */
    private static final List<String> NAMES = List.of(
            Keys.DIARY,
            Keys.PACKED,
            Keys.FACTS,
            Keys.SUMS,
            Keys.JUDGED,
            Keys.CAMPAIGNS,
            Keys.DAILY,
            Keys.BEST,
            Keys.HOUSE_RULES,
            Keys.BOARD,
            Keys.SAVED_GAME,
            Keys.SETTINGS,
            Keys.CAMPAIGN);

    private OwnFile() {}

    /** A thing that is kept. */
    record Kept(String key, String text) {}

    static boolean isOurs(String key) {
        return NAMES.contains(Split.at(' ', key).get(0));
    }

    /** Whether it tells of finished games, and not how somebody likes to play; what was set aside of such does too. */
    static boolean isOfGames(String key) {
        List<String> words = Split.at(' ', key);
        int at = words.size() > 2 && words.get(0).equals(Keys.ASIDE) ? 2 : 0;
        boolean isOfChallenge = at > 0 && words.get(at).equals(Keys.PLAYED) && words.contains(DailyBook.HOST);
        int place = NAMES.indexOf(words.get(at));
        return isOfChallenge || (place >= 0 && place <= NAMES.indexOf(Keys.BEST));
    }

    static List<Kept> kept(Storage storage) {
        List<Kept> all = new ArrayList<>();
        for (String key : storage.keys()) {
            Optional<String> text = isOurs(key) ? storage.read(key) : Optional.empty();
            text.ifPresent(there -> all.add(new Kept(key, there)));
        }
        return all;
    }

    static String write(List<Kept> all) {
        StringBuilder text = new StringBuilder(HEAD).append(VERSION).append('\n');
        for (Kept each : all) {
            text.append(each.text().length()).append(' ').append(each.key()).append('\n');
            text.append(each.text()).append('\n');
        }
        return text + DIGEST + new Digest().add(text.toString()).hex() + '\n';
    }

    /** Reads a text that {@link #write} could have written, and no other. The reasons of a refusal are for the player. */
    static List<Kept> read(String text) {
        if (!text.startsWith(HEAD)) {
            throw new Malformed(NO_FILE);
        }
        int end = text.lastIndexOf(DIGEST);
        int at = text.indexOf('\n') + 1;
        if (!text.startsWith(HEAD + VERSION + '\n')) {
            throw new Malformed(OTHER_VERSION);
        }
        if (end < at
                || !text.substring(end)
                        .equals(DIGEST
                                + new Digest().add(text.substring(0, end)).hex()
                                + '\n')) {
            throw new Malformed(NOT_WHOLE);
        }
        try {
            return parts(text, at, end);
        } catch (Malformed unreadable) {
            throw new Malformed(NOT_WHOLE);
        }
    }

    private static List<Kept> parts(String text, int begin, int end) {
        int at = begin;
        List<Kept> all = new ArrayList<>();
        while (at < end) {
            int space = text.indexOf(' ', at);
            int line = text.indexOf('\n', at);
            if (space < 0 || line < space) {
                throw new Malformed(NOT_WHOLE);
            }
            int length = Whole.read("a length", text.substring(at, space), 0, MOST_LETTERS);
            String key = text.substring(space + 1, line);
            at = line + 1 + length + 1;
            if (at > end || key.isEmpty() || !isOurs(key)) {
                throw new Malformed(NOT_WHOLE);
            }
            all.add(new Kept(key, text.substring(line + 1, at - 1)));
        }
        return all;
    }
}
