package deluxe.table;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import java.util.List;

/** A small game that has no tiles: a die is thrown until the sum is at least 20. */
record DiceGame(int sum, Timeline timeline) {
    record Thrown(int pips) implements Entry {}

    static DiceGame begun() {
        return new DiceGame(0, Timeline.begun(MatchClock.ofSeconds(60), PauseAllowance.ofSeconds(10)));
    }

    Answer<DiceGame, Integer, Objection> take(Line line) {
        return timeline.objection(line)
                .<Answer<DiceGame, Integer, Objection>>map(Refused::new)
                .orElseGet(() -> sum >= 20 ? new Refused<>(new Objection.MatchIsOver()) : taken(line));
    }

    private Answer<DiceGame, Integer, Objection> taken(Line line) {
        int more = line.entry() instanceof Thrown thrown ? thrown.pips() : 0;
        return new Step<>(new DiceGame(sum + more, timeline.with(line)), List.of(more));
    }

    static Replay<DiceGame, Objection> replay(List<Line> lines) {
        return Replay.of(lines, new Replay.Rules<DiceGame, Integer, Objection>() {
            @Override
            public Answer<DiceGame, Integer, Objection> begin(Line line) {
                return begun().take(line);
            }

            @Override
            public Answer<DiceGame, Integer, Objection> take(DiceGame game, Line line) {
                return game.take(line);
            }
        });
    }

    static final class Words implements Spelling {
        @Override
        public String write(Entry entry) {
            return "thrown " + ((Thrown) entry).pips();
        }

        @Override
        public Entry read(String words) {
            if (!words.startsWith("thrown ")) {
                throw new Malformed("unknown event: " + words);
            }
            return new Thrown(Whole.read("pips", words.substring(7), 1, 6));
        }
    }
}
