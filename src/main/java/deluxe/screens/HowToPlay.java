package deluxe.screens;

import deluxe.play.Parlour;
import java.util.List;

/** The five pages that teach the game. */
public final class HowToPlay {
    private static final List<Page> PAGES = List.of(
            new Page("To PLAY…", "…match the ends of dominoes."),
            new Page("To SCORE…", "2 + 8 = 10 points! …make the ends of the board a multiple of 5."),
            new Page("CAN'T PLAY?", "Draw from the boneyard until you can."),
            new Page("GO OUT FIRST!", "You take their points and start the next hand."),
            new Page("GAMES ARE TO {0}", "WINNER! Beat the computer by more than your opponent!"));

    private final Parlour parlour;

    HowToPlay(Parlour parlour) {
        this.parlour = parlour;
    }

    public List<Page> getPages() {
        return PAGES;
    }

    public String getHeadline() {
        return parlour.words().say(PAGES.get(parlour.page()).headline, parlour.target());
    }

    public String getLesson() {
        return PAGES.get(parlour.page()).lesson;
    }

    public boolean isOpenAt(Page page) {
        return PAGES.get(parlour.page()) == page;
    }

    public boolean isLast() {
        return parlour.page() == PAGES.size() - 1;
    }

    public String getProgress() {
        return parlour.words().say("Page {0} of {1}", parlour.page() + 1, PAGES.size());
    }

    public void next() {
        if (isLast()) {
            parlour.taught(true);
            return;
        }
        parlour.turnTo(parlour.page() + 1);
    }

    public void skip() {
        parlour.taught(false);
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
}
