package deluxe.screens;

import deluxe.play.RefusedMatch;
import deluxe.play.Screen;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;

/** Why the match that was asked for is not played here, and the ways out. */
@BindTemplate("templates/refused.html")
public final class RefusedScreen {
    private final Visit visit;

    RefusedScreen(Visit visit) {
        this.visit = visit;
    }

    private RefusedMatch refused() {
        return ((Screen.Refused) visit.page().screen()).refusal();
    }

    public String getHeadline() {
        return refused().headline();
    }

    public String getReason() {
        return refused().reason(visit.page().words());
    }

    public String getAdvice() {
        return refused().advice();
    }

    public boolean isElsewhere() {
        return refused().isElsewhere();
    }

    public void claim() {
        visit.host().claim();
    }

    public boolean isLeavable() {
        return visit.host().isHeard();
    }

    public void leave() {
        visit.host().leave();
    }
}
