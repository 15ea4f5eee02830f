package deluxe.screens;

import deluxe.play.ClassicVisit;
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

    public String getRules() {
        return visit.houseRulesAtHand();
    }

    public Fragment getSettings() {
        return settings;
    }
}
