package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Table;
import deluxe.play.ClassicTable;
import deluxe.play.ClassicVisit;
import deluxe.play.HouseRules;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;

/** The first screen of a classic table: continue or begin, against which opponent, by which rules. */
@BindTemplate("templates/classic-start.html")
public final class ClassicStart {
    private final Visit visit;
    private final HouseRules houseRules;
    private final Choice opponent;
    private final HintSwitch hints;
    private final ClassicTable table;
    /** Whether it asks if the game that was left is to be given up. */
    private boolean isAsking;

    ClassicStart(ClassicVisit classic) {
        visit = classic.visit();
        hints = new HintSwitch(visit);
        houseRules = classic.houseRules();
        table = classic.table();
        opponent = OpponentChoice.of(
                visit.page().preferences(), Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN, Difficulty.MASTER);
    }

    public boolean isMuggins() {
        return table.rules().table() == Table.MUGGINS;
    }

    public boolean isPractice() {
        return visit.host().occasion().isPlayersChoice();
    }

    public Choice getOpponent() {
        return opponent;
    }

    public HintSwitch getHints() {
        return hints;
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
        return rulesPage(table);
    }

    /** The page on which games are kept. */
    public String getGamesPage() {
        return gamesPage(table);
    }

    static String gamesPage(ClassicTable table) {
        return rulesPage(table) + "&show=games";
    }

    private static String rulesPage(ClassicTable table) {
        return "house.html?table=" + table.rules().name();
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
