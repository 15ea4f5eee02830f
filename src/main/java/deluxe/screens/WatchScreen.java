package deluxe.screens;

import deluxe.play.WatchedMatch;
import deluxe.play.Watching;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.ScoreCard;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** What stands around the table at which a recorded match is watched. */
@BindTemplate("templates/watch.html")
public final class WatchScreen {
    private final Watching watching;

    private WatchScreen(Watching watching) {
        this.watching = watching;
    }

    public static void open(Watching watching) {
        watching.follow(Templates::update);
        Templates.bind(new WatchScreen(watching), "screens");
    }

    /** In whose colours all this is, for the style sheet. */
    public String getTheme() {
        return watching.settings().themeName();
    }

    public String getMotion() {
        return watching.settings().motionName();
    }

    // Nothing to be seen yet

    public boolean isOpen() {
        return watching.isOpen();
    }

    public String getTrouble() {
        return watching.trouble();
    }

    public boolean isTroubled() {
        return !watching.trouble().isEmpty();
    }

    public void watchPasted() {
        watching.watchPasted();
    }

    // The moment that is seen

    private WatchedMatch match() {
        return watching.match();
    }

    public String getTitle() {
        return watching.words().say("{0} against {1}", match().player(), match().opponent());
    }

    public String getNews() {
        return match().news();
    }

    public String getRound() {
        return watching.words().say("Round {0}", match().round());
    }

    public String getProgress() {
        return watching.words().say("{0} of {1}", match().moment() + 1, match().lastMoment() + 1);
    }

    /** Where the scrubber stands, in words. */
    public String getPlace() {
        return getRound() + ", " + getProgress() + ": " + getNews();
    }

    /** How things stand, for those who do not see the table. */
    public String getSummary() {
        int seconds = match().secondsShown();
        String clock = seconds < 0
                ? ""
                : ' ' + watching.words().say("{0} minutes {1} seconds left.", seconds / 60, seconds % 60);
        return match().player() + " " + match().scores().player() + ", " + match().opponent() + " "
                + match().scores().opponent() + "." + clock;
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
        return watching.speed();
    }

    public void runFaster() {
        watching.runFaster();
    }

    public boolean isOpenHanded() {
        return match().areHandsOpen();
    }

    public void toggleHands() {
        match().openHands(!isOpenHanded());
    }

    public boolean isSilent() {
        return watching.isSilent();
    }

    public void toggleSound() {
        watching.silence(!isSilent());
    }

    public boolean isLinked() {
        return watching.hasLink();
    }

    public void copyLink() {
        watching.copyLink();
    }

    public String getNotice() {
        return watching.notice();
    }

    public boolean isReturnable() {
        return watching.hasWayBack();
    }

    public void goBack() {
        watching.goBack();
    }

    // The score, when all is told

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
                .map(winner -> watching.words().say("{0} Wins!", winner))
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
