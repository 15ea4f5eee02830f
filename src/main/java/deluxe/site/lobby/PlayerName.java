package deluxe.site.lobby;

import deluxe.kit.Malformed;
import java.text.Normalizer;
import java.util.Locale;

/** What a player may be called, so that no two look the same in the ranks and none breaks them. */
record PlayerName(String text) {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 20;
    private static final String SIGNS = " '-._";

    PlayerName {
        text = Normalizer.normalize(text, Normalizer.Form.NFC);
        int letters = text.codePointCount(0, text.length());
        if (letters < SHORTEST || letters > LONGEST) {
            throw new Malformed("a name has " + SHORTEST + " to " + LONGEST + " letters, not " + letters);
        }
        if (!text.codePoints().allMatch(PlayerName::isAllowed)) {
            throw new Malformed("a name is letters, digits, spaces and ' - . _");
        }
        if (!text.strip().equals(text) || text.contains("  ")) {
            throw new Malformed("a name has single spaces, and only between its words");
        }
    }

    /** The same for names that would be taken for one another. */
    String folded() {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replace(" ", "");
    }

    private static boolean isAllowed(int letter) {
        return Character.isLetterOrDigit(letter)
                || Character.getType(letter) == Character.NON_SPACING_MARK
                || SIGNS.indexOf(letter) >= 0;
    }
}
