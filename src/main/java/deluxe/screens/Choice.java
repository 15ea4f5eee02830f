package deluxe.screens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/** A few things, of which one is chosen. */
public final class Choice {
    private final String name;
    private final List<Option> options = new ArrayList<>();
    private final IntSupplier chosen;
    private final IntConsumer choose;

    /** What is {@code chosen} and to be chosen is told by its place among the options. */
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

    /** One of them. */
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

        public String getPressed() {
            return String.valueOf(chosen.getAsInt() == place);
        }

        public void choose() {
            choose.accept(place);
        }
    }
}
