package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.stage.art.Scatter;
import deluxe.table.Seat;
import java.util.List;

/** What opponents say now and then, each in its own manner. Only how it looks at the table depends on it. */
final class Talk {
    /** From these points on, a score is worth a word. */
    private static final int GOOD = 15;

    private static final int SILENT = -1;
    private static final int SITS_DOWN = 0;
    private static final int SCORES = 1;
    private static final int ADMIRES = 2;
    private static final int GOES_OUT = 3;
    private static final int WINS = 4;
    private static final int LOSES = 5;

    private Talk() {}

    /** What this opponent says about these events, in English; mostly nothing. Only at the beginning and the end is it sure to speak. */
    static String about(List<Event> events, Difficulty opponent, Scatter luck) {
        int occasion = SILENT;
        for (Event event : events) {
            int next = occasion(event);
            occasion = next == SILENT ? occasion : next;
        }
        boolean isSure = occasion == SITS_DOWN || occasion >= WINS;
        boolean isHeard = isSure || (occasion != SILENT && luck.isOneOf(2));
        return isHeard ? lines(opponent).get(occasion) : "";
    }

    private static int occasion(Event event) {
        if (event instanceof Event.RoundDealt dealt) {
            return dealt.round() == 1 ? SITS_DOWN : SILENT;
        }
        if (event instanceof Event.PointsScored scored) {
            return scored.points() < GOOD ? SILENT : scored.seat() == Seat.PLAYER ? ADMIRES : SCORES;
        }
        if (event instanceof Event.RoundEnded ended) {
            return ended.result() instanceof RoundResult.WentOut out && out.seat() == Seat.OPPONENT ? GOES_OUT : SILENT;
        }
        return event instanceof Event.GameEnded ended
                ? ended.outcome()
                        .winner()
                        .map(seat -> seat == Seat.PLAYER ? LOSES : WINS)
                        .orElse(SILENT)
                : SILENT;
    }

    private static List<String> lines(Difficulty opponent) {
        return switch (opponent) {
            case EASY ->
                List.of("Hello! Let's play.", "Oh, look!", "Well done!", "All gone!", "That was fun!", "You're good!");
            case HARD -> List.of("Shall we?", "As planned.", "Not bad.", "And out.", "Good game.", "Next time, then.");
            case MEDIUM, TACTICIAN ->
                List.of(
                        "Sit, sit!",
                        "Ha!",
                        "You hid that one!",
                        "Empty hand!",
                        "You buy the coffee.",
                        "Bravo, my friend.");
            case EXPERT ->
                List.of(
                        "A good table.",
                        "I saw that coming.",
                        "Neat.",
                        "That is all.",
                        "Well fought.",
                        "Again, one day?");
            case MASTER -> List.of("Begin.", "Naturally.", "Hm.", "Finished.", "As expected.", "I will remember this.");
        };
    }
}
