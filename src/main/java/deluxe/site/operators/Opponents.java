package deluxe.site.operators;

import deluxe.bots.Difficulty;
import deluxe.site.http.ProgramVersion;
import deluxe.site.json.JsonObject;
import java.util.List;
import java.util.stream.Stream;

/** The opponents that a ticket can ask for. All are programs, and are called so. */
public final class Opponents {
    private static final String MEASURED_AT = "fives";

    /** Each with its version, which becomes another when it chooses otherwise somewhere. */
    private static final List<Opponent> ALL = List.of(
            new Opponent(Difficulty.EASY, 1, "a play that fits, at random"),
            new Opponent(Difficulty.HARD, 1, "the play that scores most at once; of equals one at random"));

    private Opponents() {}

    /** A computer opponent. */
    public record Opponent(Difficulty difficulty, int version, String plays) {}

    public static Stream<Opponent> all() {
        return ALL.stream();
    }

    public static JsonObject json() {
        return new JsonObject()
                .with("software", ProgramVersion.text())
                .with("opponents", all().map(Opponents::json).toList());
    }

    private static JsonObject json(Opponent opponent) {
        return new JsonObject()
                .with("difficulty", opponent.difficulty().word())
                .with("version", opponent.version())
                .with("isComputer", true)
                .with("plays", opponent.plays())
                .with(
                        "strength",
                        new JsonObject()
                                .with("rules", MEASURED_AT)
                                .with("against", Difficulty.HARD.word())
                                .with("winsInThousand", opponent.difficulty().winsInThousand())
                                .with("plusMinus", opponent.difficulty().plusMinus()));
    }
}
