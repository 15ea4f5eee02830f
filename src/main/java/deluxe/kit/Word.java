package deluxe.kit;

/** A choice that has a name in options and records. */
public interface Word {
    /** The name, in lower case, without spaces. */
    String word();

    /** The choice of this name; a refusal uses {@code name} for what was being chosen. */
    static <T extends Word> T read(String name, String text, T[] choices) {
        for (T choice : choices) {
            if (choice.word().equals(text)) {
                return choice;
            }
        }
        throw new Malformed(name + " must be " + list(choices) + ", not: " + text, list(choices, ", "));
    }

    /** All names: {@code once or twice}. */
    static String list(Word[] choices) {
        return list(choices, " or ");
    }

    private static String list(Word[] choices, String beforeLast) {
        StringBuilder list = new StringBuilder(choices[0].word());
        for (int at = 1; at < choices.length; at++) {
            list.append(at == choices.length - 1 ? beforeLast : ", ").append(choices[at].word());
        }
        return list.toString();
    }
}
