package deluxe.tournament;

import deluxe.kit.Malformed;

/**
 * An option that is refused.
 *
 * @param name the option's name, short enough to be shown
 * @param value the value that was given, short enough to be shown; empty unless the value is what is wrong
 * @param allowed the allowed values; empty if there is no short way to write them
 * @param detail the whole reason in words, for whoever gave the option
 */
public record BadOption(Why why, String name, String value, String allowed, String detail) {
    private static final int LONGEST = 40;

    static BadOption of(Why why, String name) {
        return of(why, name, "");
    }

    static BadOption missing(String name, Malformed malformed) {
        return of(Why.MISSING, name, malformed.allowed());
    }

    private static BadOption of(Why why, String name, String allowed) {
        String shown = Malformed.shortened(name, LONGEST);
        return new BadOption(why, shown, "", allowed, why.before + shown + why.after);
    }

    static BadOption of(String name, String value, Malformed malformed) {
        String said = malformed.getMessage();
        String detail = said.contains(name) ? said : name + ": " + said;
        return new BadOption(Why.VALUE, name, Malformed.shortened(value, LONGEST), malformed.allowed(), detail);
    }

    /** What is wrong with it. */
    public enum Why {
        MISSING("the option ", " is missing"),
        UNKNOWN("there is no option ", ""),
        TWICE("the option ", " is given twice"),
        VALUE("", "");

        private final String before;
        private final String after;

        Why(String before, String after) {
            this.before = before;
            this.after = after;
        }
    }
}
