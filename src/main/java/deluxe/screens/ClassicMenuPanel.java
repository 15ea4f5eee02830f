package deluxe.screens;

import deluxe.play.ClassicBoard;
import deluxe.play.ClassicVisit;
import deluxe.play.Preferences;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;

/** The part of a classic game's pop-up beside its buttons: its house rules and the settings. */
@BindTemplate("templates/classic-menu-panel.html")
public final class ClassicMenuPanel {
    private final ClassicVisit visit;
    private final Fragment settings;

    ClassicMenuPanel(ClassicVisit visit, Fragment settings) {
        this.visit = visit;
        this.settings = settings;
    }

    /** The settings, with those that only this table has. */
    static SettingsPanel settings(ClassicVisit classic) {
        SettingsPanel panel = new SettingsPanel(classic.visit());
        Preferences preferences = classic.visit().page().preferences();
        classic.table().board().ifPresent(board -> panel.add(choice(board, preferences)));
        return panel;
    }

    /** Choosing also applies the settings again, so that the table is laid out the new way. */
    private static Choice choice(ClassicBoard board, Preferences preferences) {
        return new Choice(
                "Board",
                () -> board.isTidy() ? 0 : 1,
                place -> {
                    board.choose(place == 0);
                    preferences.choose(preferences.settings());
                },
                "Tidy",
                "As played");
    }

    public String getRules() {
        return visit.houseRulesAtHand();
    }

    public boolean isDrawing() {
        return visit.offersDraw();
    }

    public boolean isPassing() {
        return visit.offersPass();
    }

    /** Whether the game is the player's own, and can be kept under a name. */
    public boolean isKeepable() {
        return visit.visit().mayLeave();
    }

    /** The page on which games are kept. */
    public String getGamesPage() {
        return ClassicStart.gamesPage(visit.table());
    }

    public void draw() {
        visit.draw();
    }

    public void cannotGo() {
        visit.cannotGo();
    }

    public Fragment getSettings() {
        return settings;
    }
}
