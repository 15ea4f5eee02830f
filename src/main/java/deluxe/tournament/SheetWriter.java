package deluxe.tournament;

import deluxe.dominoes.RuleOption;
import deluxe.table.Line;
import deluxe.table.LineText;
import deluxe.table.Outcome;
import java.util.List;
import java.util.Map;

/** Writes a score sheet as text. */
final class SheetWriter {
    private final StringBuilder text = new StringBuilder();
    private final LineText lines = new LineText(new MatchSpelling());

    String write(ScoreSheet sheet) {
        header(sheet.terms());
        sheet.lines().forEach(this::line);
        sheet.result().ifPresent(this::result);
        sheet.terms().deck().foot().ifPresent(revealed -> foot(sheet.came(), revealed));
        return text.toString();
    }

    /** How many lines there are before the first thing that happened. */
    static int headerLines(Terms terms) {
        SheetWriter writer = new SheetWriter();
        writer.header(terms);
        int lines = 0;
        for (int at = 0; at < writer.text.length(); at++) {
            lines += writer.text.charAt(at) == '\n' ? 1 : 0;
        }
        return lines;
    }

    private void header(Terms terms) {
        write(Sheet.FORMAT, String.valueOf(terms.deck().version()));
        write(Sheet.MATCH, terms.match());
        write(Sheet.RULES, terms.rules().name());
        for (Map.Entry<RuleOption, String> change : terms.rules().changes().entrySet()) {
            write(change.getKey().title(), change.getValue());
        }
        write(Sheet.DIFFICULTY, terms.difficulty().word());
        write(terms.deck().headName(), terms.deck().head());
        if (terms.agreement().pause() != PauseRule.AUTO) {
            write(Sheet.PAUSE, terms.agreement().pause().word());
        }
        if (terms.agreement().pauseSeconds() != Agreement.DEFAULT_PAUSE_SECONDS) {
            write(Sheet.PAUSE_SECONDS, String.valueOf(terms.agreement().pauseSeconds()));
        }
        if (terms.deck() instanceof Deck.Seeded seeded) {
            seeded.deals().forEach(deal -> write(Sheet.DEAL, DealText.write(deal)));
        }
    }

    private void foot(List<Integer> came, DealKey revealed) {
        if (!came.isEmpty()) {
            text.append(Sheet.CAME);
            came.forEach(millis -> text.append(' ').append(millis.intValue()));
            text.append('\n');
        }
        write(Sheet.KEY, revealed.key());
        write(Sheet.SALT, revealed.salt());
    }

    private void line(Line line) {
        text.append(lines.write(line)).append('\n');
    }

    private void result(Result result) {
        write(Sheet.RESULT, words(result.outcome()));
        write(Sheet.POINTS, String.valueOf(result.card().points()));
        write(Sheet.SPREAD, String.valueOf(result.card().spreadBonus()));
        write(Sheet.TIME, String.valueOf(result.card().timeBonus()));
        write(Sheet.TOTAL, String.valueOf(result.total()));
    }

    static String words(Outcome outcome) {
        return outcome.ending().word()
                + ' '
                + outcome.scores().player()
                + ' '
                + outcome.scores().opponent();
    }

    private void write(String key, String value) {
        text.append(key).append(' ').append(value).append('\n');
    }
}
