package deluxe.screens;

import java.util.function.Supplier;
import org.teavm.flavour.templates.BindAttribute;
import org.teavm.flavour.templates.BindElement;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Slot;
import org.teavm.flavour.widgets.AbstractWidget;

/** The element {@code <deluxe:choice of="..."/>}: a row of buttons, of which the chosen one stays down. */
@BindElement(name = "choice")
@BindTemplate("templates/choice.html")
public final class ChoiceButtons extends AbstractWidget {
    private Supplier<Choice> choice;

    public ChoiceButtons(Slot slot) {
        super(slot);
    }

    @BindAttribute(name = "of")
    public void setChoice(Supplier<Choice> shown) {
        choice = shown;
    }

    public Choice getChoice() {
        return choice.get();
    }
}
