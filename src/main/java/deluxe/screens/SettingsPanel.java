package deluxe.screens;

import deluxe.play.Preferences;
import deluxe.play.Screen;
import deluxe.play.Settings;
import deluxe.play.Visit;
import deluxe.ports.Language;
import java.util.ArrayList;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** What a player can choose, from the start and in the menu. */
@BindTemplate("templates/settings-panel.html")
public final class SettingsPanel {
    private final Visit visit;
    private final Preferences preferences;
    private final List<Choice> choices = new ArrayList<>();
    private final Choice language;
    private final SoundPanel sound;

    SettingsPanel(Visit visit) {
        this.visit = visit;
        preferences = visit.page().preferences();
        choices.add(new Choice(
                "Tiles",
                () -> settings().tiles().place(),
                place -> choose(settings().withTiles(place)),
                "Ivory",
                "Ebony",
                "High contrast"));
        Language spoken = preferences.language();
        language = new Choice(
                "Language", spoken::spoken, preferences::speak, spoken.names().toArray(new String[0]));
        sound = new SoundPanel(preferences).withMusic();
    }

    /** Adds the choice of colours, for a table that has several. */
    SettingsPanel withColours() {
        choices.add(
                0,
                new Choice(
                        "Table",
                        () -> settings().theme(),
                        place -> choose(settings().withTheme(place)),
                        "Emerald",
                        "Blue",
                        "Daylight"));
        return this;
    }

    void add(Choice choice) {
        choices.add(choice);
    }

    public SoundPanel getSound() {
        return sound;
    }

    public List<Choice> getChoices() {
        return choices;
    }

    /** The language can only be chosen before a match, and stays the same for the whole match. */
    public boolean isLanguageOffered() {
        return visit.page().screen() instanceof Screen.InSettings;
    }

    public Choice getLanguage() {
        return language;
    }

    public boolean isPractice() {
        return visit.host().occasion().allowsHints();
    }

    public boolean isHinting() {
        return settings().hints();
    }

    public void setHinting(boolean wanted) {
        choose(settings().withHints(wanted));
    }

    public boolean isReducedMotion() {
        return settings().reducedMotion();
    }

    public void setReducedMotion(boolean reduced) {
        choose(settings().withReducedMotion(reduced));
    }

    public boolean isTalking() {
        return settings().talk();
    }

    public void setTalking(boolean heard) {
        choose(settings().withTalk(heard));
    }

    public boolean isLeftHanded() {
        return settings().leftHanded();
    }

    public void setLeftHanded(boolean left) {
        choose(settings().withLeftHanded(left));
    }

    public boolean isLost() {
        return !preferences.areKept();
    }

    private Settings settings() {
        return preferences.settings();
    }

    private void choose(Settings chosen) {
        preferences.choose(chosen);
    }
}
