package deluxe.screens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/** A few options, of which one is chosen. */
public final class Choice {
    private final String name;
    private final List<Option> options = new ArrayList<>();
    private final IntSupplier chosen;
    private final IntConsumer choose;

    /** Both {@code chosen} and {@code choose} name an option by its place in the list. */
    Choice(String name, IntSupplier chosen, IntConsumer choose, String... options) {
        this.name = name;
        this.chosen = chosen;
        this.choose = choose;
        for (String option : options) {
            this.options.add(new Option(option, this.options.size()));
        }
    }

    public String getName() {
        return name;
    }

    public List<Option> getOptions() {
        return options;
    }

    /** One of the options. */
    public final class Option {
        private final String name;
        private final int place;

        private Option(String name, int place) {
            this.name = name;
            this.place = place;
        }

        public String getName() {
            return name;
        }

        public String getChecked() {
            return isChosen() ? "true" : "false";
        }

        /** Tab goes only to the chosen one; the arrows lead from there to the others. */
        public String getTab() {
            return isChosen() ? "0" : "-1";
        }

        private boolean isChosen() {
            return chosen.getAsInt() == place;
        }

        public void choose() {
            choose.accept(place);
        }
    }
}
