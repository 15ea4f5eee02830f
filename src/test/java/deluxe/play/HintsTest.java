package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.ports.Wishes;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** In practice, players who turn hints on are shown the tile that scores most. */
class HintsTest {
    private static final Pattern POINTS = Pattern.compile("scores (most: )?(\\d+)");

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();

    @Test
    void nothingIsMarkedUntilItIsWanted() {
        OnADesk desk = playing(new RecordingHost(""));

        assertThat(marked(desk)).isEmpty();
        assertThat(tags(desk)).isZero();
    }

    @Test
    void theMarkIsOnTheTileThatScoresMost() {
        Settings.from(drawer, Wishes.NONE, new DeluxeTable()).withHints(true).keep(drawer, new DeluxeTable());
        OnADesk desk = playing(new RecordingHost(""));

        assertThat(marked(desk)).hasSize(1);
        assertThat(points(marked(desk).get(0)))
                .isEqualTo(
                        labels(desk).stream().mapToInt(HintsTest::points).max().orElseThrow());
    }

    @Test
    void theMarkIsPainted() {
        Settings.from(drawer, Wishes.NONE, new DeluxeTable()).withHints(true).keep(drawer, new DeluxeTable());
        OnADesk desk = new OnADesk(new RecordingHost(""), drawer, clock);
        desk.sitDown();
        long tags = 0;
        for (int frame = 0; frame < 400 && tags == 0; frame++) {
            clock.pass(40);
            tags = tags(desk);
        }

        assertThat(tags).isEqualTo(1);
        assertThat(desk.isPlayersTurn()).isTrue();
    }

    @Test
    void theMarkComesAndGoesWithTheSwitchInTheMiddleOfAGame() {
        OnADesk desk = playing(new RecordingHost(""));
        Visit visit = desk.visit();
        desk.hand().askedForMenu();
        visit.page().preferences().choose(visit.page().preferences().settings().withHints(true));
        visit.keepPlaying();
        assertThat(marked(desk)).hasSize(1);

        desk.hand().askedForMenu();
        visit.page().preferences().choose(visit.page().preferences().settings().withHints(false));
        visit.keepPlaying();
        assertThat(marked(desk)).isEmpty();
    }

    @Test
    void aMatchThatAHostAskedForHasNoHints() {
        Settings.from(drawer, Wishes.NONE, new DeluxeTable()).withHints(true).keep(drawer, new DeluxeTable());
        OnADesk desk = playing(new RecordingHost("")
                .wishing("match", "m1")
                .wishing("seed", "00000000000000000000000000000007")
                .wishing("difficulty", "easy"));

        assertThat(marked(desk)).isEmpty();
        assertThat(labels(desk)).anyMatch(label -> label.contains("scores"));
    }

    @Test
    void hintsChangeNothingInTheRecord() {
        String without = record(playing(new RecordingHost("")));
        Drawer other = new Drawer();
        Settings.from(other, Wishes.NONE, new DeluxeTable()).withHints(true).keep(other, new DeluxeTable());
        OnADesk desk = new OnADesk(new RecordingHost(""), other, new HandClock());
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);

        assertThat(record(desk)).isEqualTo(without);
    }

    private static String record(OnADesk desk) {
        desk.place();
        desk.visit().endGame();
        desk.pass(() -> desk.results().isPresent());
        return desk.record();
    }

    private OnADesk playing(RecordingHost host) {
        OnADesk desk = new OnADesk(host, drawer, clock);
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        return desk;
    }

    private static List<String> labels(OnADesk desk) {
        return desk.mirror().hand().stream().map(Mirror.Item::label).toList();
    }

    private static List<String> marked(OnADesk desk) {
        return labels(desk).stream()
                .filter(label -> label.contains("scores most"))
                .toList();
    }

    private static int points(String label) {
        Matcher scores = POINTS.matcher(label);
        return scores.find() ? Integer.parseInt(scores.group(2)) : 0;
    }

    /** How many plates with points were redrawn for this frame. */
    private static long tags(OnADesk desk) {
        return desk.paint().sprites().stream()
                .filter(sprite -> sprite.surface().count("text \"+") > 0)
                .count();
    }
}
