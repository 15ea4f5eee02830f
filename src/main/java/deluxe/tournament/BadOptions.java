package deluxe.tournament;

import java.util.List;

/** Refuses what a host asked for, with every option that is wrong. */
public final class BadOptions extends IllegalArgumentException {
    private static final int LONGEST = 4000;

    private final transient List<BadOption> all;

    BadOptions(List<BadOption> all) {
        super(inWords(all));
        this.all = List.copyOf(all);
    }

    public List<BadOption> all() {
        return all;
    }

    private static String inWords(List<BadOption> all) {
        StringBuilder words = new StringBuilder();
        for (int at = 0; at < all.size(); at++) {
            if (words.length() > LONGEST) {
                return words.append("; and ")
                        .append(all.size() - at)
                        .append(" more")
                        .toString();
            }
            words.append(at == 0 ? "" : "; ").append(all.get(at).detail());
        }
        return words.toString();
    }
}
