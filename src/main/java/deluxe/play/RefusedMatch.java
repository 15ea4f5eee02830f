package deluxe.play;

import deluxe.ports.Host;
import deluxe.tournament.BadOption;
import java.util.List;

/**
 * Why the match that was asked for is not played here.
 *
 * @param options the options that are wrong
 * @param report the whole reason in English, for the host
 */
public record RefusedMatch(Host.Hindrance hindrance, List<BadOption> options, String report) {
    private static final String ELSEWHERE = "It is open in another tab or window of this browser.";

    static RefusedMatch elsewhere() {
        return new RefusedMatch(Host.Hindrance.ELSEWHERE, List.of(), ELSEWHERE);
    }

    static RefusedMatch begunOtherwise() {
        return new RefusedMatch(Host.Hindrance.OPTIONS, List.of(), "This match was begun here with other options.");
    }

    static RefusedMatch sealed() {
        return new RefusedMatch(Host.Hindrance.OPTIONS, List.of(), "This page plays no sealed matches.");
    }

    public boolean isElsewhere() {
        return hindrance == Host.Hindrance.ELSEWHERE;
    }

    public String headline() {
        return isElsewhere() ? "The game is open elsewhere" : "This match cannot be played";
    }

    /** The reason for the player, in the player's language. */
    public String reason(Words words) {
        if (options.isEmpty()) {
            return words.say(report);
        }
        StringBuilder reason = new StringBuilder();
        for (BadOption bad : options) {
            String english =
                    switch (bad.why()) {
                        case MISSING -> "The option {0} is missing.";
                        case UNKNOWN -> "There is no option {0}.";
                        case TWICE -> "The option {0} is given twice.";
                        case VALUE -> "The option {0} cannot be {1}.";
                    };
            reason.append(words.say(english, bad.name(), bad.value())).append(' ');
            if (!bad.allowed().isEmpty()) {
                reason.append(words.say(pattern(bad.name()), bad.allowed())).append(' ');
            }
        }
        return reason.toString().trim();
    }

    /** The sentence that says what is allowed for this option; for some, it is how many characters. */
    private static String pattern(String option) {
        return switch (option) {
            case "seed" -> "Allowed: {0} hexadecimal digits.";
            case "match" -> "Allowed: {0} visible ASCII characters.";
            case "player", "opponent" -> "Allowed: {0} characters.";
            default -> "Allowed: {0}.";
        };
    }

    public String advice() {
        return isElsewhere()
                ? "Go on there, or bring it here."
                : "Please go back to the tournament's page and open the match again.";
    }
}
