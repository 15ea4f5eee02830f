package deluxe.site.lobby;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;

/**
 * What names that could be mistaken for one another have in common, by Unicode's tables of confusable letters. Two names look alike
 * if either part is the same: letters that look alike as capitals need not do so as small letters.
 *
 * @param spelling by the small letters: the same for {@code ANA}, {@code Ana}, and {@code Ana} with a Cyrillic {@code А}
 * @param look by the letters as they are written: the same for {@code Al} and {@code AI}
 */
public record Likeness(String spelling, String look) {
    private static final SpoofChecker CONFUSABLES = new SpoofChecker.Builder().build();

    public static Likeness of(String name) {
        String letters = Normalizer2.getNFKCInstance().normalize(name).replace(" ", "");
        return new Likeness(CONFUSABLES.getSkeleton(folded(letters)), folded(CONFUSABLES.getSkeleton(letters)));
    }

    private static String folded(String text) {
        return UCharacter.foldCase(text, true);
    }
}
