package deluxe.screens;

import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;

/** The settings, opened from the start. */
@BindTemplate("templates/settings.html")
public final class SettingsScreen {
    private final Visit visit;
    private final Fragment panel;

    SettingsScreen(Visit visit, Fragment panel) {
        this.visit = visit;
        this.panel = panel;
    }

    public Fragment getPanel() {
        return panel;
    }

    public void close() {
        visit.closeSettings();
    }
}
