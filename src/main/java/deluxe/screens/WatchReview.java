package deluxe.screens;

import deluxe.bots.Opinion;
import deluxe.play.WatchPage;
import deluxe.play.WatchedMatch;
import deluxe.play.WatchedReview;
import deluxe.review.Balance;
import deluxe.review.Skill;
import deluxe.review.Weighing;
import java.util.ArrayList;
import java.util.List;

/** The review beside the table. */
public final class WatchReview {
    /** How many columns the curve has. */
    private static final int COLUMNS = 60;
    /** The greatest height of a column in the style sheet, and how many thousandths of the chance make one. */
    private static final int TO_A_HEIGHT = 20;

    private static final int TENTHS = 10;

    private final WatchPage watchPage;

    WatchReview(WatchPage watchPage) {
        this.watchPage = watchPage;
    }

    private WatchedMatch match() {
        return watchPage.match();
    }

    private WatchedReview review() {
        return match().review();
    }

    private String say(String english, Object... values) {
        return watchPage.words().say(english, values);
    }

    /** How far it is; then, where it has nothing to say, why. */
    public String getThinking() {
        if (!review().isComplete()) {
            return say("Thinking: {0} %", review().percentDone());
        }
        return review().isHurried(match().moment()) ? say("In the last ten seconds no play is judged.") : "";
    }

    /** Said once, when it is done. */
    public String getDone() {
        return review().isComplete() ? say("The review is done.") : "";
    }

    // The curve

    public List<String> getColumns() {
        List<String> columns = new ArrayList<>();
        for (int column = 0; column < COLUMNS; column++) {
            int moment = column * match().lastMoment() / (COLUMNS - 1);
            columns.add("c" + review().chanceAt(moment) / TO_A_HEIGHT);
        }
        return columns;
    }

    public String getChance() {
        return percent(review().chanceAt(match().moment()));
    }

    /** A position on the curve in words. */
    public String getPlace() {
        return say("{0} of {1}", match().moment() + 1, match().lastMoment() + 1) + ": " + getChance();
    }

    private static String percent(int thousandths) {
        return WatchedReview.percent(thousandths);
    }

    // The choice at this moment

    public boolean isChoosing() {
        return review().choiceAt(match().moment()).isPresent();
    }

    public boolean isExact() {
        return choice().opinion().isExact();
    }

    private Weighing choice() {
        return review().choiceAt(match().moment()).orElseThrow();
    }

    public List<Row> getRows() {
        List<Row> rows = new ArrayList<>();
        for (Opinion.Weighed weighed : choice().opinion().weighed()) {
            rows.add(new Row(this, choice(), weighed));
        }
        return rows;
    }

    /** One of the legal plays. */
    public record Row(WatchReview panel, Weighing choice, Opinion.Weighed weighed) {
        public String getPlay() {
            return panel.review().play(choice, weighed);
        }

        public int getPoints() {
            return weighed.points();
        }

        public String getChance() {
            return panel.review().chance(weighed);
        }

        public String getKind() {
            return isPlayed() ? "played" : "";
        }

        private boolean isPlayed() {
            return choice.played().equals(weighed);
        }

        public String getSaid() {
            String worth = panel.review().worth(choice, weighed);
            String played = isPlayed() ? panel.say("Was played") : "";
            return worth.isEmpty() || played.isEmpty() ? worth + played : worth + ". " + played;
        }
    }

    // The whole game

    public boolean isChoicesKnown() {
        return review().knowsChoices();
    }

    public List<Lesson> getLessons() {
        List<Lesson> lessons = new ArrayList<>();
        for (Weighing choice : review().review().moments()) {
            lessons.add(new Lesson(match(), choice));
        }
        return lessons;
    }

    /** Whether no moment mattered more than others. */
    public boolean isEven() {
        return review().review().moments().isEmpty();
    }

    /** One of the moments that mattered. */
    public record Lesson(WatchedMatch match, Weighing choice) {
        public String getText() {
            return match.review().moment(choice);
        }

        public void show() {
            match.goTo(choice.moment() - 1);
        }
    }

    private Skill skill() {
        return review().review().skill();
    }

    public String getAccuracy() {
        return skill().tellsAccuracy() ? decimal(skill().accuracy()) + " %" : say("Too few choices");
    }

    public String getLost() {
        return decimal(skill().lost()) + " %";
    }

    /** From where to where the loss of a choice lies in 95 of 100 cases. */
    public String getRange() {
        if (getChoices() == 0) {
            return "";
        }
        int least = Math.max(0, skill().lost() - skill().margin());
        return say("{0} to {1} in 95 of 100 cases", decimal(least), decimal(skill().lost() + skill().margin()));
    }

    public int getChoices() {
        return skill().choices();
    }

    private String decimal(int hundredths) {
        int tenths = Skill.tenths(hundredths);
        return say("{0}.{1}", tenths / TENTHS, tenths % TENTHS);
    }

    public boolean isComplete() {
        return review().isComplete();
    }

    public List<Part> getParts() {
        Balance balance = review().review().balance();
        int[] percents = balance.percents();
        String player = match().player();
        String opponent = match().opponent();
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(say("At the start"), percents[0] + " %"));
        String[] causes = {
            say("Luck: {0}", player),
            say("Luck: {0}", opponent),
            say("Errors: {0}", player),
            say("Errors: {0}", opponent),
            say("Unexplained: what was hidden")
        };
        for (int at = 0; at < causes.length; at++) {
            parts.add(new Part(causes[at], signed(percents[at + 1])));
        }
        parts.add(new Part(say("Result"), percent(balance.result())));
        return parts;
    }

    /** A part of how the result came about. */
    public record Part(String name, String value) {
        public String getName() {
            return name;
        }

        public String getValue() {
            return value;
        }
    }

    private static String signed(int percent) {
        return (percent > 0 ? "+" : "") + percent + " %";
    }

    // What can be done

    public boolean isOpenEnded() {
        return watchPage.canPlayOn();
    }

    public void playOn() {
        watchPage.playOn();
    }

    public boolean isRepeatable() {
        return watchPage.canTryAgain();
    }

    public void tryAgain() {
        watchPage.tryAgain();
    }
}
