package deluxe.screens;

import deluxe.play.Settings;
import deluxe.play.tavern.Tavern;
import deluxe.ports.Language;
import org.teavm.flavour.templates.BindTemplate;

/** What a player can choose for the tavern. */
@BindTemplate("templates/tavern-settings.html")
public final class TavernSettings {
    private final Tavern tavern;
    private final SoundPanel sound;
    private final Choice language;

    TavernSettings(Tavern tavern) {
        this.tavern = tavern;
        sound = new SoundPanel(tavern.preferences()).withMusic();
        Language spoken = tavern.preferences().language();
        language = new Choice(
                "Language",
                spoken::spoken,
                tavern.preferences()::speak,
                spoken.names().toArray(new String[0]));
    }

    public SoundPanel getSound() {
        return sound;
    }

    public Choice getLanguage() {
        return language;
    }

    public boolean isReducedMotion() {
        return settings().reducedMotion();
    }

    public void setReducedMotion(boolean reduced) {
        tavern.preferences().choose(settings().withReducedMotion(reduced));
    }

    public boolean isTalking() {
        return settings().talk();
    }

    public void setTalking(boolean heard) {
        tavern.preferences().choose(settings().withTalk(heard));
    }

    public boolean isLeftHanded() {
        return settings().leftHanded();
    }

    public void setLeftHanded(boolean left) {
        tavern.preferences().choose(settings().withLeftHanded(left));
    }

    public boolean isHighContrast() {
        return settings().highContrast();
    }

    public void setHighContrast(boolean high) {
        tavern.preferences().choose(settings().withHighContrast(high));
    }

    private Settings settings() {
        return tavern.preferences().settings();
    }

    public boolean isLost() {
        return !tavern.preferences().areKept();
    }

    public void close() {
        tavern.closeSheet();
    }
}
