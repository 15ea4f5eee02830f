package deluxe.site.lobby;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.Normalizer2;
import deluxe.kit.Malformed;

/** What a player may be called, so that no two look the same in the ranks and none breaks them. */
record PlayerName(String text) {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 20;
    private static final String SIGNS = " '-._";

    /** The most marks on a letter; Burmese needs this many, one after the other. */
    private static final int MOST_MARKS = 4;
    /** The most accents on a Latin, Greek or Cyrillic letter; most of these have their accents built in. */
    private static final int MOST_ACCENTS = 2;

    PlayerName {
        text = Normalizer2.getNFCInstance().normalize(text);
        int letters = text.codePointCount(0, text.length());
        if (letters < SHORTEST || letters > LONGEST) {
            throw new Malformed("a name has " + SHORTEST + " to " + LONGEST + " letters, not " + letters);
        }
        if (!text.codePoints().allMatch(PlayerName::isAllowed)) {
            throw new Malformed("a name is letters that can be seen, digits, spaces and ' - . _");
        }
        if (!text.strip().equals(text) || text.contains("  ")) {
            throw new Malformed("a name has single spaces, and only between its words");
        }
        requireFewMarks(text.codePoints().toArray());
    }

    Likeness likeness() {
        return Likeness.of(text);
    }

    private static boolean isAllowed(int letter) {
        return (UCharacter.isLetterOrDigit(letter) || isMark(letter) || SIGNS.indexOf(letter) >= 0)
                && !UCharacter.hasBinaryProperty(letter, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
    }

    private static boolean isMark(int letter) {
        int type = UCharacter.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** Allows marks only on letters, and few on each. */
    private static void requireFewMarks(int[] letters) {
        int base = ' ';
        int marks = 0;
        int before = ' ';
        for (int letter : letters) {
            boolean isMark = isMark(letter);
            base = isMark ? base : letter;
            marks = isMark ? marks + 1 : 0;
            if (marks > mostMarks(base) || (isMark && letter == before)) {
                throw new Malformed("a name has accents and marks only on letters, and few on each");
            }
            before = letter;
        }
    }

    private static int mostMarks(int base) {
        if (!UCharacter.isLetter(base)) {
            return 0;
        }
        return switch (UScript.getScript(base)) {
            case UScript.LATIN, UScript.GREEK, UScript.CYRILLIC -> MOST_ACCENTS;
            default -> MOST_MARKS;
        };
    }
}
