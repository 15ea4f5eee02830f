package deluxe.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A log played through for as long as it is valid.
 *
 * @param states the game after each valid line
 * @param flaw why the line after these is not valid; empty if all are
 */
public record Replay<G, R>(List<G> states, Optional<R> flaw) {
    /** What a game answers to a line. */
    public interface Rules<G, E, R> {
        /** The game begins with this line, if it can. */
        Answer<G, E, R> begin(Line line);

        /** The game goes on with this line, if it can. */
        Answer<G, E, R> take(G game, Line line);
    }

    public static <G, E, R> Replay<G, R> of(List<Line> lines, Rules<G, E, R> rules) {
        List<G> states = new ArrayList<>(lines.size());
        for (Line line : lines) {
            Answer<G, E, R> answer =
                    states.isEmpty() ? rules.begin(line) : rules.take(states.get(states.size() - 1), line);
            if (answer instanceof Refused<G, E, R> refused) {
                return new Replay<>(states, Optional.of(refused.reason()));
            }
            states.add(answer.step().next());
        }
        return new Replay<>(states, Optional.empty());
    }

    /** The game after the last valid line, of which there must be one. */
    public G last() {
        return states.get(states.size() - 1);
    }
}
