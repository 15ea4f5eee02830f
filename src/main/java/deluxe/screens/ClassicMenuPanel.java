package deluxe.screens;

import deluxe.play.ClassicVisit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;

/** In the pop-up of a classic game, beside the ways to go: the rules of the house that it is played by, and the settings. */
@BindTemplate("templates/classic-menu-panel.html")
public final class ClassicMenuPanel {
    private final ClassicVisit visit;
    private final Fragment settings;

    ClassicMenuPanel(ClassicVisit visit, Fragment settings) {
        this.visit = visit;
        this.settings = settings;
    }

    public String getRules() {
        return visit.houseRulesAtHand();
    }

    public Fragment getSettings() {
        return settings;
    }
}
