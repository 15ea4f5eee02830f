package deluxe.play;

import java.util.function.UnaryOperator;

/** Says texts in the player's language. The English text is the key to its translations. */
public class Speech {
    private static final int PLACE = "{0}".length();

    private final UnaryOperator<String> language;

    /** @param language translates an English text; the translation has the same places for values: {0}, {1} and so on */
    protected Speech(UnaryOperator<String> language) {
        this.language = language;
    }

    /** A text in the player's language, each {@code {0}}, {@code {1}} in it replaced by its value. */
    public String say(String english, Object... values) {
        String pattern = language.apply(english);
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (int next = pattern.indexOf('{'); next >= 0; next = pattern.indexOf('{', at)) {
            text.append(pattern, at, next).append(values[pattern.charAt(next + 1) - '0']);
            at = next + PLACE;
        }
        return text.append(pattern.substring(at)).toString();
    }
}
