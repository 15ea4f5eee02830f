package deluxe.stage.classic;

import java.util.ArrayList;
import java.util.List;

/** The sentences in a table's message line, each shown from its own time on. */
final class Sayings {
    /** How many of the latest sentences are shown. */
    private static final int READ = 3;
    /** More than are ever waiting or shown. */
    private static final int KEPT = 8;

    /** In the order of their times. */
    private final List<Saying> all = new ArrayList<>();

    /** @param passing whether it disappears as soon as something else is said */
    private record Saying(String words, boolean passing, double atMillis) {}

    void say(String words, double atMillis) {
        add(new Saying(words, false, atMillis));
    }

    /** Says this until something else is said. If something else is said before this is due, this isn't said at all. */
    void mention(String words, double atMillis) {
        add(new Saying(words, true, atMillis));
    }

    private void add(Saying saying) {
        all.removeIf(later -> later.passing && later.atMillis >= saying.atMillis);
        int at = all.size();
        while (at > 0 && all.get(at - 1).atMillis > saying.atMillis) {
            at--;
        }
        all.add(at, saying);
        if (all.size() > KEPT) {
            all.remove(0);
        }
    }

    /** Sentences that are due after this time are not said at all. */
    void cutOff(double atMillis) {
        all.removeIf(later -> later.atMillis > atMillis);
    }

    void clear() {
        all.clear();
    }

    /** The last few sentences, the newest last. */
    List<String> at(double nowMillis) {
        List<Saying> said = new ArrayList<>();
        for (Saying saying : all) {
            if (saying.atMillis <= nowMillis) {
                said.removeIf(Saying::passing);
                said.add(saying);
            }
        }
        List<String> words = new ArrayList<>();
        for (int at = Math.max(0, said.size() - READ); at < said.size(); at++) {
            words.add(said.get(at).words);
        }
        return words;
    }

    boolean areAhead(double nowMillis) {
        return !all.isEmpty() && all.get(all.size() - 1).atMillis > nowMillis;
    }
}
