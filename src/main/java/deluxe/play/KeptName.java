package deluxe.play;

import java.util.List;

/** What a kept game may be called. */
final class KeptName {
    private static final int LONGEST = 40;

    private static final char DELETE = 0x7f;
    private static final char FIRST_AFTER_CONTROLS = 0xa0;

    private KeptName() {}

    /** The first of Game 1, Game 2 and so on that no other game has. */
    static String suggested(List<String> taken, Words words) {
        int number = 1;
        while (taken.contains(words.say("Game {0}", number))) {
            number++;
        }
        return words.say("Game {0}", number);
    }

    /** The name as it is kept. Nothing typed means the suggested one. */
    static String chosen(String typed, List<String> taken, Words words) throws KeptRefusal {
        String name = typed.trim();
        if (name.isEmpty()) {
            return suggested(taken, words);
        }
        int letters = name.codePointCount(0, name.length());
        if (letters > LONGEST) {
            throw new KeptRefusal(
                    words.say("A name can have at most {0} letters, not {1}. Nothing was saved.", LONGEST, letters));
        }
        if (!isVisible(name)) {
            throw new KeptRefusal(words.say("A name can't contain invisible characters. Nothing was saved."));
        }
        if (taken.contains(name)) {
            throw new KeptRefusal(words.say("There is a game called {0} already. Nothing was saved.", name));
        }
        return name;
    }

    /** Whether this name could have been chosen. */
    static boolean isFit(String name) {
        return !name.isEmpty()
                && name.equals(name.trim())
                && name.codePointCount(0, name.length()) <= LONGEST
                && isVisible(name);
    }

    private static boolean isVisible(String name) {
        boolean isBlank = true;
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            boolean isControl = letter < ' ' || (letter >= DELETE && letter < FIRST_AFTER_CONTROLS);
            if (isControl || isUnseen(letter)) {
                return false;
            }
            isBlank &= Character.isSpaceChar(letter);
        }
        return !isBlank;
    }

    /** Soft hyphens, spaces without width, marks of direction, separators of lines, and the special characters from U+FFF0. */
    private static boolean isUnseen(char letter) {
        return letter == 0xad
                || (letter >= 0x200b && letter <= 0x200f)
                || (letter >= 0x2028 && letter <= 0x202e)
                || (letter >= 0x2060 && letter <= 0x206f)
                || letter == 0xfeff
                || letter >= 0xfff0;
    }
}
