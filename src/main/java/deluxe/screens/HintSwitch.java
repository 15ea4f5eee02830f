package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Preferences;
import deluxe.play.Settings;
import deluxe.play.Visit;

/** The switch for hints on a start screen. Who plays against the easy opponent may want them. */
public final class HintSwitch {
    private final Visit visit;

    HintSwitch(Visit visit) {
        this.visit = visit;
    }

    public boolean isOffered() {
        return visit.host().occasion().isPlayersChoice() && settings().difficulty() == Difficulty.EASY;
    }

    public boolean isOn() {
        return settings().hints();
    }

    public void setOn(boolean wanted) {
        preferences().choose(settings().withHints(wanted));
    }

    private Settings settings() {
        return preferences().settings();
    }

    private Preferences preferences() {
        return visit.page().preferences();
    }
}
