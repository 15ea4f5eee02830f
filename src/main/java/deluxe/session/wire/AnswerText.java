package deluxe.session.wire;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.session.FarAnswer;
import deluxe.table.TextLines;
import deluxe.tournament.Agreement;
import java.util.ArrayList;
import java.util.List;

/** What a dealer elsewhere answers, as text: two lines about the answer itself, then each thing told below the time until it is due. */
public final class AnswerText {
    private static final int LONGEST = 400_000;
    private static final int LONGEST_WAIT_MILLIS = 86_400_000;
    private static final String FORMAT = "dominoes-deluxe-answers";
    private static final String ASKED = "asked";
    private static final String AGAIN = "again";
    private static final String IN = "in";

    private AnswerText() {}

    public static String write(FarAnswer answer) {
        StringBuilder text = new StringBuilder(FORMAT + ' ' + QuestionText.VERSION + '\n')
                .append(ASKED + ' ')
                .append(answer.asked())
                .append('\n')
                .append(AGAIN + ' ')
                .append(answer.againMillis())
                .append('\n');
        for (FarAnswer.Due due : answer.told()) {
            text.append(IN + ' ').append(due.inMillis()).append('\n').append(ToldText.write(due.told()));
        }
        return text.toString();
    }

    /** Reads a text that {@link #write} could have written for a match like this. */
    public static FarAnswer read(String text, Agreement agreement) {
        Whole.within("the length of an answer", text.length(), 0, LONGEST);
        TextLines lines = new TextLines(text);
        QuestionText.requireVersion(lines.value(FORMAT));
        int asked = Whole.read(ASKED, lines.value(ASKED), 0, LineWords.MOST);
        int againMillis = Whole.read(AGAIN, lines.value(AGAIN), 0, LONGEST_WAIT_MILLIS);
        List<FarAnswer.Due> told = new ArrayList<>();
        int before = 0;
        while (lines.hasNext()) {
            int inMillis = Whole.read(IN, lines.value(IN), before, LONGEST_WAIT_MILLIS);
            StringBuilder one = new StringBuilder();
            while (lines.hasNext() && !lines.nextIs(IN)) {
                one.append(lines.next()).append('\n');
            }
            if (one.length() == 0) {
                throw new Malformed("nothing is told in " + inMillis);
            }
            told.add(new FarAnswer.Due(inMillis, ToldText.read(one.toString(), agreement)));
            before = inMillis;
        }
        return new FarAnswer(asked, told, againMillis);
    }
}
