package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A room is painted part by part, so that no frame takes long. */
class RoomGroundTest {
    private final RecordingSurface surface = new RecordingSurface(1);
    private final RoomGround ground = new RoomGround();

    static Stream<RoomStyle> rooms() {
        return Stream.of(new VerandaStyle(), new PubStyle());
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void eachOfTheFirstFramesPaintsOnePartOfTheRoom(RoomStyle room) {
        ClassicLayout layout = layout(room, 900);
        ground.become(room.ground(layout));
        int painted = 0;
        for (int frame = 0; frame < RoomPicture.PARTS; frame++) {
            assertThat(ground.isGrowing()).isTrue();
            assertThat(ground.grow(surface, layout.table(), room.theme())).isTrue();
            assertThat(calls()).hasSizeGreaterThan(painted);
            painted = calls().size();
        }

        assertThat(ground.isGrowing()).isFalse();
        assertThat(calls()).isEqualTo(atOnce(room, layout));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomThatIsNeededBeforeThatIsFinishedAtOnce(RoomStyle room) {
        ClassicLayout layout = layout(room, 900);
        ground.become(room.ground(layout));
        ground.grow(surface, layout.table(), room.theme());
        ground.paint(surface, layout.table(), room.theme());

        assertThat(ground.isGrowing()).isFalse();
        assertThat(calls()).isEqualTo(atOnce(room, layout));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomThatTakesThePlaceOfAnotherIsNotSeenUnfinished(RoomStyle room) {
        ClassicLayout before = layout(room, 900);
        ground.become(room.ground(before));
        ground.paint(surface, before.table(), room.theme());
        ClassicLayout layout = layout(room, 844);
        ground.become(room.ground(layout));
        ground.grow(surface, layout.table(), room.theme());

        assertThat(ground.isGrowing()).isFalse();
        assertThat(calls()).isEqualTo(atOnce(room, layout));
    }

    /** What was drawn for the newest sprite. */
    private List<String> calls() {
        return surface.sprites().get(surface.sprites().size() - 1).surface().calls();
    }

    private static List<String> atOnce(RoomStyle room, ClassicLayout layout) {
        RecordingSurface other = new RecordingSurface(1);
        RoomGround whole = new RoomGround();
        whole.become(room.ground(layout));
        whole.paint(other, layout.table(), room.theme());
        return other.sprites().get(other.sprites().size() - 1).surface().calls();
    }

    private static ClassicLayout layout(RoomStyle room, int width) {
        TableNeeds needs = new TableNeeds(7, false, false, false);
        return ClassicLayout.of(room, new Display.Size(width, 600, 1), SafeArea.WHOLE, needs)
                .orElseThrow();
    }
}
