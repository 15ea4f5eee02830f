package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import deluxe.stage.tiles.TellingTimes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is painted on the table to help its player on. */
class HelpAtTheTableTest {
    private static final String DRAW = "Draw from the boneyard";
    private static final int HELPED_MILLIS = 4000;
    private static final int FRAME_MILLIS = 40;

    @Test
    void aPlayerWhoMustDrawAndDoesNotIsRemindedAtTheBoneyard() {
        assertThat(writtenWhereThePlayerMustDraw(OnADesk.inPlay("13"))).anyMatch(text -> text.contains(DRAW));
    }

    @Test
    void noPlateCoversTheTableWhereALineForMessagesShowsTheReminder() {
        assertThat(writtenWhereThePlayerMustDraw(OnADesk.inPlayAtMuggins("13")))
                .noneMatch(text -> text.contains(DRAW))
                .anyMatch(text -> text.contains(Words.MUST_DRAW));
    }

    @Test
    void theOpponentsNameIsShownOnceNoNumberOfTheCountIsSeen() {
        OnADesk desk = OnADesk.atTheDoor("7");
        desk.sitDown();
        double goneAtMillis = writtenAt(desk, "\"Go\"") + TellingTimes.COUNTDOWN_MILLIS;

        assertThat(writtenAt(desk, "You play against Amara.")).isGreaterThan(goneAtMillis - 2 * FRAME_MILLIS);
    }

    @Test
    void whatThePlayerMustLeadWithIsReadAfterTheOpponentsName() {
        OnADesk desk = OnADesk.atMuggins("13");
        desk.sitDown();

        writtenAt(desk, "You play against Amara.");
        writtenAt(desk, "You lead with");
    }

    private static double writtenAt(OnADesk desk, String words) {
        for (int frame = 0; frame < 200; frame++) {
            if (writtenWithin(desk, FRAME_MILLIS).stream().anyMatch(text -> text.contains(words))) {
                return desk.nowMillis();
            }
        }
        throw new AssertionError("nobody writes " + words);
    }

    @Test
    void whoDoesNothingForSixSecondsOfTheFirstGameIsToldWhatToDo() {
        OnADesk desk = OnADesk.inPlay("beef");

        assertThat(writtenWithin(desk, 5000)).noneMatch(text -> text.contains("bright"));
        assertThat(writtenWithin(desk, 2000)).anyMatch(text -> text.contains("bright"));
    }

    @Test
    void whoHoldsATileIsNotToldWhatToDo() {
        OnADesk desk = OnADesk.inPlay("beef");
        writtenWithin(desk, 4000);
        desk.hand().grasped(desk.fits().orElseThrow());

        assertThat(writtenWithin(desk, 8000)).noneMatch(text -> text.contains("bright"));
    }

    @Test
    void whoHasFinishedAGameIsNotToldWhatToDo() {
        Drawer drawer = new Drawer();
        drawer.write(Keys.DIARY, "1 20000 fives easy 100 30 target-reached\n");
        OnADesk desk = new OnADesk(
                new RecordingHost("")
                        .wishing("match", "m1")
                        .wishing("seed", "0000000000000000000000000000beef")
                        .wishing("difficulty", "easy"),
                drawer,
                new HandClock());
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);

        assertThat(writtenWithin(desk, 8000)).noneMatch(text -> text.contains("bright"));
    }

    private static List<String> writtenWithin(OnADesk desk, int millis) {
        List<String> texts = new ArrayList<>();
        for (int passed = 0; passed < millis; passed += FRAME_MILLIS) {
            desk.clock.pass(FRAME_MILLIS);
            collect(desk.paint(), texts);
        }
        return texts;
    }

    @Test
    void whoGoesFromPlaceToPlaceByKeySeesAllOfThem() {
        OnADesk desk = OnADesk.inPlay("beef");
        desk.playUntil(() -> desk.fits().isPresent() && choosePlaces(desk) > 1);
        desk.passFrame();
        List<String> before = tiles(desk.paint());
        desk.visit()
                .page()
                .shell()
                .scene()
                .handling()
                .focus(desk.mirror().target(desk.mirror().ends().get(0).id()));

        assertThat(tiles(desk.paint())).containsAll(before);
    }

    private static int choosePlaces(OnADesk desk) {
        desk.hand().chose(desk.fits().orElseThrow());
        int places = desk.mirror().ends().size();
        if (places < 2) {
            desk.hand().putBack();
        }
        return places;
    }

    /** The calls that draw tiles, or places for them: those are longer than wide, medals are not. */
    private static List<String> tiles(RecordingSurface surface) {
        return surface.calls().stream()
                .filter(call -> call.startsWith("draw"))
                .filter(call -> !call.matches("draw \\S+ \\S+ (\\S+) \\1"))
                .toList();
    }

    private static List<String> writtenWhereThePlayerMustDraw(OnADesk desk) {
        desk.playUntil(() -> desk.hand().mustDraw());
        return writtenWithin(desk, HELPED_MILLIS);
    }

    private static void collect(RecordingSurface surface, List<String> texts) {
        surface.calls().stream().filter(call -> call.startsWith("text ")).forEach(texts::add);
        for (RecordingSprite sprite : surface.sprites()) {
            collect(sprite.surface(), texts);
        }
    }
}
