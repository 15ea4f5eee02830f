package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.ports.Wishes;
import deluxe.stage.art.Scatter;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What opponents say. */
class TalkTest {
    private static final int CHANCES = 400;
    private static final Event SITS_DOWN = new Event.RoundDealt(1, Seat.PLAYER);
    private static final Event WINS = over(new Scores(80, 100));
    private static final Event LOSES = over(new Scores(100, 80));

    private static Event over(Scores scores) {
        return new Event.GameEnded(new Outcome(Ending.TARGET_REACHED, scores));
    }

    private static Event scores(Seat seat, int points) {
        return new Event.PointsScored(seat, points, Event.Source.ENDS);
    }

    @ParameterizedTest
    @EnumSource
    void eachHasALineOfItsOwnForEachOccasion(Difficulty opponent) {
        Set<String> lines = new HashSet<>();
        List<Event> occasions = List.of(
                SITS_DOWN,
                scores(Seat.OPPONENT, 20),
                scores(Seat.PLAYER, 20),
                new Event.RoundEnded(new RoundResult.WentOut(Seat.OPPONENT, List.of(), 10)),
                WINS,
                LOSES);
        for (Event occasion : occasions) {
            lines.addAll(heard(opponent, occasion));
        }
        lines.remove("");

        assertThat(lines).hasSize(occasions.size());
    }

    @Test
    void aSmallScoreIsNotWorthAWordAndAGoodOneOnlySometimes() {
        assertThat(heard(Difficulty.HARD, scores(Seat.PLAYER, 10))).containsOnly("");
        assertThat(heard(Difficulty.HARD, scores(Seat.PLAYER, 15))).contains("", "Not bad.");
    }

    @Test
    void theEndOfTheGameMattersMoreThanThePointsThatBringIt() {
        assertThat(Talk.about(List.of(scores(Seat.OPPONENT, 20), WINS), Difficulty.HARD, new Scatter(1)))
                .isEqualTo("Good game.");
    }

    private static List<String> heard(Difficulty opponent, Event event) {
        List<String> said = new ArrayList<>();
        for (int chance = 0; chance < CHANCES; chance++) {
            said.add(Talk.about(List.of(event), opponent, new Scatter(chance)));
        }
        return said;
    }

    @Test
    void whatIsSaidIsReadOutAfterTheNews() {
        OnADesk desk = OnADesk.atTheDoor("7");
        desk.sitDown();

        desk.pass(() -> desk.mirror().news().startsWith("Round 1."));
        assertThat(desk.mirror().news()).endsWith(" Amara: Hello! Let's play.");
    }

    @Test
    void opponentsAreSilentWhereThatIsWanted() {
        Drawer drawer = new Drawer();
        DeluxeTable table = new DeluxeTable();
        Settings.from(drawer, Wishes.NONE, table).withTalk(false).keep(drawer, table);
        OnADesk desk = new OnADesk(new RecordingHost(""), drawer, new HandClock());
        desk.sitDown();

        desk.pass(() -> desk.mirror().news().startsWith("Round 1."));
        assertThat(desk.mirror().news()).doesNotContain("Amara: ");
    }
}
