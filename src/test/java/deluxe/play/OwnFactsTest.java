package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Play;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a record tells besides its result. */
class OwnFactsTest {
    private static final int A_PLAY_MILLIS = 3000;
    private static final int A_DRAW_MILLIS = 9000;

    @Test
    void whoMustDrawIsNotTakenToThink() {
        ScoreSheet even = OnTheWatchPage.SHEET;
        ScoreSheet sheet = new ScoreSheet(even.terms(), slowly(even), even.result());
        int plays = count(sheet, Play.class);
        assertThat(count(sheet, Draw.class)).isPositive();
        OwnFacts facts = OwnFacts.of(1, sheet);

        assertThat(facts.plays()).isEqualTo(plays);
        assertThat(facts.seconds()).isEqualTo(plays * A_PLAY_MILLIS / 1000);
    }

    /** The same match, but what the player does takes these times. */
    private static List<Line> slowly(ScoreSheet sheet) {
        List<Line> lines = new ArrayList<>();
        int atMillis = 0;
        for (Line line : sheet.lines()) {
            if (line.entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER) {
                atMillis += move.action() instanceof Play ? A_PLAY_MILLIS : A_DRAW_MILLIS;
            }
            lines.add(new Line(atMillis, line.entry()));
        }
        return lines;
    }

    private static int count(ScoreSheet sheet, Class<? extends Action> kind) {
        return (int) sheet.lines().stream()
                .filter(line -> line.entry() instanceof MatchEntry.Move move
                        && move.seat() == Seat.PLAYER
                        && kind.isInstance(move.action()))
                .count();
    }
}
