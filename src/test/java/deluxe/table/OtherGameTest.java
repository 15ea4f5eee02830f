package deluxe.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What all games share works for a game that knows nothing of dominoes. */
class OtherGameTest {
    private static final String RECORD = """
            1000 thrown 6
            2500 thrown 5
            3000 pause
            3000 resume 4000
            9000 thrown 6
            12000 thrown 4
            """;

    @Test
    void itsLogIsReadAsItIsWritten() {
        assertThat(text(read(RECORD))).isEqualTo(RECORD);
    }

    @Test
    void itsRecordReplaysToTheSameGame() {
        DiceGame played = DiceGame.begun();
        for (Line line : read(RECORD)) {
            played = played.take(line).step().next();
        }

        Replay<DiceGame, Objection> replay = DiceGame.replay(read(RECORD));

        assertThat(replay.flaw()).isEmpty();
        assertThat(replay.states().stream().map(DiceGame::sum)).containsExactly(6, 11, 11, 11, 17, 21);
        assertThat(replay.last().timeline().log().entries())
                .isEqualTo(played.timeline().log().entries());
    }

    @Test
    void aReplayEndsBeforeTheFirstImpossibleLine() {
        Replay<DiceGame, Objection> replay = DiceGame.replay(read(RECORD + "13000 thrown 1\n14000 thrown 1\n"));

        assertThat(replay.states()).hasSize(6);
        assertThat(replay.flaw()).contains(new Objection.MatchIsOver());
        assertThat(DiceGame.replay(read("60000 thrown 1\n")).flaw())
                .contains(new Objection.PastTheClock(60_000, 60_000));
    }

    @Test
    void itsClockAndItsPausesAreKeptAsAtEveryTable() {
        DiceGame paused = DiceGame.replay(read("1000 thrown 6\n1500 pause\n")).last();

        assertThat(paused.take(new Line(1500, new DiceGame.Thrown(1)))).isEqualTo(refused(new Objection.StandsStill()));
        assertThat(paused.take(new Line(1500, new Entry.Resumed(10_001))))
                .isEqualTo(refused(new Objection.PausedTooLong(10_001, 10_000)));
        assertThat(paused.take(new Line(1400, new Entry.Resumed(1))))
                .isEqualTo(refused(new Objection.TimeRunsBack(1400, 1500)));

        Timeline resumed = paused.take(new Line(1500, new Entry.Resumed(10_000)))
                .step()
                .next()
                .timeline();

        assertThat(resumed.objection(new Line(2000, new Entry.Resumed(0)))).contains(new Objection.NotPaused());
        assertThat(resumed.objection(new Line(2000, new Entry.Paused()))).contains(new Objection.MayNotPause());
        assertThat(resumed.objection(new Line(59_999, new Entry.TimeRanOut())))
                .contains(new Objection.TimeIsNotUp(59_999));
        assertThat(resumed.objection(new Line(60_000, new Entry.TimeRanOut()))).isEmpty();
    }

    @Test
    void aSavedGameGoesOnWhereItWasLeft() {
        String kept = new Save(RECORD, 12_345, 1_700_000_000, 0, "").text();

        Save save = Save.read(kept);

        assertThat(save.clockMillis()).isEqualTo(12_345);
        assertThat(save.wallSeconds()).isEqualTo(1_700_000_000);
        assertThat(DiceGame.replay(read(save.record())).last().sum()).isEqualTo(21);
    }

    @Test
    void aLineOfAnotherGameIsRefusedByItsWords() {
        assertThatThrownBy(() -> read("1000 player plays 6-3\n"))
                .isInstanceOf(Malformed.class)
                .hasMessage("unknown event: player plays 6-3");
    }

    private static Answer<DiceGame, Integer, Objection> refused(Objection why) {
        return new Refused<>(why);
    }

    private static String text(List<Line> lines) {
        LineText words = new LineText(new DiceGame.Words());
        return lines.stream().map(line -> words.write(line) + '\n').collect(Collectors.joining());
    }

    private static List<Line> read(String record) {
        LineText words = new LineText(new DiceGame.Words());
        TextLines lines = new TextLines(record);
        List<Line> read = new ArrayList<>();
        while (lines.hasNext()) {
            read.add(words.read(lines.next()));
        }
        return read;
    }
}
