package deluxe.screens;

import java.util.function.Supplier;
import org.teavm.flavour.templates.BindAttribute;
import org.teavm.flavour.templates.BindElement;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Slot;
import org.teavm.flavour.widgets.AbstractWidget;

/** The element {@code <deluxe:sound of="..."/>}: a slider and a mute button each for effects and music, for any screen. */
@BindElement(name = "sound")
@BindTemplate("templates/sound.html")
public final class SoundControls extends AbstractWidget {
    private Supplier<SoundPanel> panel;

    public SoundControls(Slot slot) {
        super(slot);
    }

    @BindAttribute(name = "of")
    public void setPanel(Supplier<SoundPanel> shown) {
        panel = shown;
    }

    public SoundPanel getPanel() {
        return panel.get();
    }
}
