package deluxe.screens;

import deluxe.dominoes.Lead;
import deluxe.dominoes.RuleSet;
import deluxe.play.Lessons;
import deluxe.play.Screen;
import deluxe.play.Visit;
import deluxe.play.Words;
import deluxe.session.Lesson;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** The pages that teach the game. */
@BindTemplate("templates/how-to-play.html")
public final class HowToPlay {
    private static final List<Page> PAGES = List.of(
            new Page("To PLAY…", "…match the ends of dominoes."),
            new Page("TRY A DOUBLE!", ""),
            new Page("To SCORE…", "…make the ends of the board a multiple of 5."),
            new Page("CAN'T PLAY?", "Draw from the boneyard until you can."),
            new Page("GO OUT FIRST!", "You take their points and start the next hand."),
            new Page("GAMES ARE TO {0}", "Beat the computer by more than your opponent!"));

    private static final int DOUBLES = 1;
    private static final int SCORING = 2;
    private static final int GOING_OUT = 4;

    private final Visit visit;
    private final List<Example> games;

    HowToPlay(Visit visit) {
        this.visit = visit;
        int target = visit.host().rules().target();
        games = List.of(
                new Example("Your game", "You", target, rounded(target, 30)),
                new Example("Their game", "Them", target, rounded(target, 80)));
    }

    /** This percentage of the target, rounded down to a multiple of five. */
    private static int rounded(int target, int percent) {
        return target * percent / 500 * 5;
    }

    private Lessons lessons() {
        return ((Screen.Learning) visit.page().screen()).lessons();
    }

    private Words words() {
        return visit.page().words();
    }

    private int page() {
        return lessons().page();
    }

    public List<Page> getPages() {
        return PAGES;
    }

    public List<Example> getGames() {
        return games;
    }

    public String getHeadline() {
        return headline(page(), visit.host().rules());
    }

    public String getLesson() {
        return lesson(page(), visit.host().rules()) + lessons().task();
    }

    private String headline(int page, RuleSet rules) {
        return words().say(PAGES.get(page).headline, rules.target());
    }

    private String lesson(int page, RuleSet rules) {
        boolean isOnlyPoints = page == GOING_OUT && rules.lead() != Lead.LAST_PLACER;
        return words().say(isOnlyPoints ? "You take their points." : PAGES.get(page).lesson);
    }

    /** What the pages teach about a match, without the exercises: a line each. */
    String rules(RuleSet match) {
        StringBuilder rules = new StringBuilder();
        for (int page = 0; page < PAGES.size(); page++) {
            String lesson = page == DOUBLES ? Lessons.aboutDoubles(match, words()) : lesson(page, match);
            rules.append(headline(page, match)).append('\n').append(lesson).append("\n\n");
        }
        return rules.toString();
    }

    /** What the ends of the lesson's board make; empty on the other pages. */
    public String getSum() {
        boolean isScoring = page() == SCORING;
        return isScoring
                ? words().say("{0} = 10 points!", Lesson.sum(visit.host().rules()))
                : "";
    }

    public boolean isOpenAt(Page page) {
        return PAGES.get(page()) == page;
    }

    public boolean isLast() {
        return page() == PAGES.size() - 1;
    }

    public String getProgress() {
        return words().say("Page {0} of {1}", page() + 1, PAGES.size());
    }

    public void next() {
        if (isLast()) {
            visit.taught(true);
            return;
        }
        visit.turnTo(page() + 1);
    }

    public void skip() {
        visit.taught(false);
    }

    /** What one page says: its headline and its lesson. */
    public static final class Page {
        private final String headline;
        private final String lesson;

        Page(String headline, String lesson) {
            this.headline = headline;
            this.lesson = lesson;
        }
    }

    /** A game that was won against the computer. */
    public static final class Example {
        private final String name;
        private final String winner;
        private final int points;
        private final int computer;

        Example(String name, String winner, int points, int computer) {
            this.name = name;
            this.winner = winner;
            this.points = points;
            this.computer = computer;
        }

        public String getName() {
            return name;
        }

        public String getWinner() {
            return winner;
        }

        public int getPoints() {
            return points;
        }

        public int getComputer() {
            return computer;
        }

        public String getLead() {
            return "+" + (points - computer);
        }
    }
}
