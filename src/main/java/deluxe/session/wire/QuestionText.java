package deluxe.session.wire;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.session.RemoteDealer;
import deluxe.session.RemoteDealer.Asked;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/** What a player's side asks, as text: what it has been told, and a line for each intent without an answer. */
public final class QuestionText {
    static final String VERSION = "1";

    private static final int LONGEST = 4000;
    private static final String FORMAT = "dominoes-deluxe-asks";
    private static final String SEEN = "seen";

    private QuestionText() {}

    public static String write(RemoteDealer.Question question) {
        StringBuilder text = new StringBuilder(FORMAT + ' ' + VERSION + '\n' + SEEN + ' ' + question.seen() + '\n');
        for (Asked asked : question.intents()) {
            text.append(asked.number())
                    .append(' ')
                    .append(IntentWords.write(asked.intent()))
                    .append('\n');
        }
        return text.toString();
    }

    /** Reads a text that {@link #write} could have written, and no other. */
    public static RemoteDealer.Question read(String text) {
        Whole.within("the length of a question", text.length(), 0, LONGEST);
        TextLines lines = new TextLines(text);
        requireVersion(lines.value(FORMAT));
        int seen = Whole.read(SEEN, lines.value(SEEN), 0, LineWords.MOST);
        List<Asked> intents = new ArrayList<>();
        while (lines.hasNext()) {
            LineWords words = new LineWords(lines.next());
            int number = words.number("the number of an intent");
            Asked asked = new Asked(number, IntentWords.read(words));
            words.finish();
            int least = intents.isEmpty() ? 1 : intents.get(intents.size() - 1).number() + 1;
            Whole.within("the number of an intent", number, least, LineWords.MOST);
            intents.add(asked);
            Whole.within("the number of intents", intents.size(), 0, RemoteDealer.MOST_INTENTS);
        }
        return new RemoteDealer.Question(seen, intents);
    }

    static void requireVersion(String version) {
        if (!version.equals(VERSION)) {
            throw new Malformed("this is version " + version + ", but only version " + VERSION + " is known here");
        }
    }
}
