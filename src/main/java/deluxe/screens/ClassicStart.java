package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.play.ClassicVisit;
import deluxe.play.HouseRules;
import deluxe.play.Preferences;
import deluxe.play.Visit;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** The first screen of a classic table: continue or begin, against which opponent, by which rules. */
@BindTemplate("templates/classic-start.html")
public final class ClassicStart {
    private static final List<Difficulty> OPPONENTS =
            List.of(Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN, Difficulty.MASTER);

    private final Visit visit;
    private final HouseRules houseRules;
    private final Choice opponent;
    private final String table;
    /** Whether it asks if the game that was left is to be given up. */
    private boolean isAsking;

    ClassicStart(ClassicVisit classic) {
        visit = classic.visit();
        houseRules = classic.houseRules();
        table = classic.table().rules().name();
        Preferences preferences = visit.page().preferences();
        opponent = new Choice(
                "Opponent",
                () -> OPPONENTS.indexOf(preferences.settings().difficulty()),
                place -> preferences.choose(preferences.settings().withDifficulty(OPPONENTS.get(place))),
                "Easy",
                "Hard",
                "Tactician",
                "Master");
    }

    public boolean isMuggins() {
        return table.equals(RuleSet.MUGGINS.name());
    }

    public boolean isPractice() {
        return visit.host().occasion().isPlayersChoice();
    }

    public Choice getOpponent() {
        return opponent;
    }

    /** Whether there is a game to continue. */
    public boolean isLeft() {
        return visit.hasLeftGame();
    }

    /** The rules that are not the table's own, in short; empty if all are. */
    public String getRules() {
        return houseRules.inShort(visit.page().words());
    }

    public boolean isHouse() {
        return !houseRules.areOwn();
    }

    /** The page on which house rules are chosen. */
    public String getRulesPage() {
        return "house.html?table=" + table;
    }

    /** The page on which games are kept. */
    public String getGamesPage() {
        return getRulesPage() + "&show=games";
    }

    public String getNotice() {
        return visit.notice();
    }

    public boolean isNoticed() {
        return !visit.notice().isEmpty();
    }

    public boolean isAsking() {
        return isAsking;
    }

    public void goOn() {
        isAsking = false;
        visit.goOn();
    }

    /** A game that was left is not given up by a single press. */
    public void start() {
        isAsking = isLeft() && !isAsking;
        if (!isAsking) {
            visit.start();
        }
    }

    public void showHowToPlay() {
        visit.showHowToPlay();
    }

    public void showSettings() {
        visit.showSettings();
    }
}
