package deluxe.screens;

import deluxe.play.WatchPage;
import deluxe.play.WatchedMatch;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.ScoreCard;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** What is around the table on which a recorded match is watched. */
@BindTemplate("templates/watch.html")
public final class WatchScreen {
    private final WatchPage watchPage;
    private final WatchReview panel;

    private WatchScreen(WatchPage watchPage) {
        this.watchPage = watchPage;
        panel = new WatchReview(watchPage);
    }

    public static void open(WatchPage watchPage) {
        watchPage.follow(Templates::update);
        Templates.bind(new WatchScreen(watchPage), "screens");
    }

    /** The table whose colours the page has, for the style sheet. */
    public String getTheme() {
        return watchPage.settings().themeName();
    }

    public String getMotion() {
        return watchPage.settings().motionName();
    }

    // Before there is anything to see

    public boolean isOpen() {
        return watchPage.isOpen();
    }

    public String getTrouble() {
        return watchPage.trouble();
    }

    public boolean isTroubled() {
        return !watchPage.trouble().isEmpty();
    }

    public void watchPasted() {
        watchPage.watchPasted();
    }

    // The moment that is seen

    private WatchedMatch match() {
        return watchPage.match();
    }

    public String getTitle() {
        return watchPage.words().say("{0} against {1}", match().player(), match().opponent());
    }

    public String getNews() {
        return match().news();
    }

    public String getRound() {
        return watchPage.words().say("Round {0}", match().round());
    }

    public String getProgress() {
        return watchPage.words().say("{0} of {1}", match().moment() + 1, match().lastMoment() + 1);
    }

    /** How late a move of the player came to the site, which did not count; empty where nothing came late. */
    public String getWay() {
        int lateMillis = match().lateMillis();
        return lateMillis == 0 ? "" : watchPage.words().say("Came {0} ms later", lateMillis);
    }

    /** The position of the scrubber, in words. */
    public String getPlace() {
        return getRound() + ", " + getProgress() + ": " + getNews();
    }

    /** How things stand, for those who do not see the table. */
    public String getSummary() {
        int seconds = match().secondsShown();
        String clock = seconds < 0
                ? ""
                : ' ' + watchPage.words().say("{0} minutes {1} seconds left.", seconds / 60, seconds % 60);
        return match().player() + " " + match().scores().player() + ", " + match().opponent() + " "
                + match().scores().opponent() + "." + clock + ' ' + match().whySum();
    }

    public String getMoment() {
        return String.valueOf(match().moment());
    }

    public int getLastMoment() {
        return match().lastMoment();
    }

    public boolean isRefused() {
        return !match().refusal().isEmpty();
    }

    public boolean isProvenSealed() {
        return match().isProvenSealed();
    }

    public String getProof() {
        return match().proof();
    }

    public String getProofInFull() {
        return match().proofInFull();
    }

    public String getRefusal() {
        return match().refusal();
    }

    // The controls

    public boolean isPlaying() {
        return match().isPlaying();
    }

    public void togglePlaying() {
        match().togglePlaying();
    }

    public void stepBack() {
        match().stepBack();
    }

    public void stepForward() {
        match().stepForward();
    }

    public int getSpeed() {
        return watchPage.speed();
    }

    public void runFaster() {
        watchPage.runFaster();
    }

    public boolean isOpenHanded() {
        return match().areHandsOpen();
    }

    public void toggleHands() {
        match().openHands(!isOpenHanded());
    }

    public boolean isSilent() {
        return watchPage.isSilent();
    }

    public void toggleSound() {
        watchPage.silence(!isSilent());
    }

    public boolean isLinked() {
        return watchPage.hasLink();
    }

    public void copyLink() {
        watchPage.copyLink();
    }

    public String getNotice() {
        return watchPage.notice();
    }

    public boolean isSumExplained() {
        return match().isSumExplained();
    }

    /** Why the ends make their sum, while the page says it. */
    public String getWhy() {
        return isSumExplained() ? match().whySum() : "";
    }

    public void toggleSum() {
        match().toggleSum();
    }

    public boolean isReturnable() {
        return watchPage.hasWayBack();
    }

    public void goBack() {
        watchPage.goBack();
    }

    public boolean isReviewed() {
        return watchPage.isOpen() && match().isReviewed();
    }

    public void toggleReview() {
        match().toggleReview();
    }

    public WatchReview getPanel() {
        return panel;
    }

    // The score, once everything has been told

    public boolean isTold() {
        return match().scoreCard().isPresent();
    }

    private Outcome outcome() {
        return match().outcome().orElseThrow();
    }

    private ScoreCard card() {
        return match().scoreCard().orElseThrow();
    }

    public String getHeadline() {
        if (outcome().ending() == Ending.ENDED_EARLY) {
            return "Game Ended";
        }
        return outcome()
                .winner()
                .map(seat -> seat == Seat.PLAYER ? match().player() : match().opponent())
                .map(winner -> watchPage.words().say("{0} Wins!", winner))
                .orElse("A Tie");
    }

    public String getScores() {
        return outcome().scores().player() + " : " + outcome().scores().opponent();
    }

    public int getPoints() {
        return card().points();
    }

    public boolean isSpreadEarned() {
        return card().spreadBonus() > 0;
    }

    public int getSpread() {
        return card().spreadBonus();
    }

    public boolean isTimed() {
        return match().isTimed();
    }

    public int getTime() {
        return card().timeBonus();
    }

    public int getTotal() {
        return card().total();
    }
}
