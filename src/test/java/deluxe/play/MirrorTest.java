package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.stage.tiles.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MirrorTest {
    private final OnADesk desk = OnADesk.inPlay("1");

    @Test
    void onThePlayersTurnEachTileSaysWhetherItFitsOrScores() {
        assertThat(desk.mirror().hand())
                .hasSize(7)
                .extracting(Mirror.Item::label)
                .allMatch(label -> label.matches("\\d-\\d, (fits nowhere|can be played|scores \\d+)"));
    }

    @Test
    void outOfTurnATileSaysOnlyWhichItIs() {
        desk.place();

        assertThat(desk.mirror().hand())
                .extracting(Mirror.Item::label)
                .hasSize(6)
                .allMatch(label -> label.matches("\\d-\\d"));
    }

    @Test
    void theChosenTileIsTheOnlyOneMarkedAndItsPlacesSayWhatTheEndsWouldMake() {
        Tile tile = desk.fits().orElseThrow();
        desk.hand().chose(tile);

        assertThat(desk.mirror().hand())
                .filteredOn(Mirror.Item::chosen)
                .extracting(item -> OnADesk.tile(item))
                .containsExactly(tile);
        assertThat(desk.mirror().ends())
                .isNotEmpty()
                .extracting(Mirror.Item::label)
                .allMatch(label ->
                        label.matches("(On the table|At the \\d of \\d-\\d): the ends make \\d+(, scores \\d+)?"));
    }

    @Test
    void withNoTileChosenThereAreNoPlaces() {
        Tile tile = desk.fits().orElseThrow();
        desk.hand().chose(tile);
        desk.hand().putBack();

        assertThat(desk.mirror().ends()).isEmpty();
        assertThat(desk.mirror().hand()).noneMatch(Mirror.Item::chosen);
    }

    @Test
    void theSummaryTellsScoresTheOtherHandTheBoneyardAndTheEnds() {
        assertThat(desk.mirror().summary())
                .matches(
                        "You \\d+, \\w+ \\d+\\. \\w+ holds \\d+\\. Board \\d+, boneyard \\d+\\. (The board is empty|The ends make .+)\\.");
    }

    @Test
    void thePlayedTilesAreListedWithWhatTheyWereJoinedTo() {
        assertThat(desk.mirror().played()).isEmpty();
        desk.place();
        desk.pass(desk::isPlayersTurn);

        assertThat(desk.mirror().played()).matches("On the board: \\d-\\d(, \\d-\\d at the \\d of \\d-\\d)+\\.");
    }

    @Test
    void theNewsSayWhatWasPlayedAndWhoseTurnItIs() {
        desk.place();
        assertThat(desk.mirror().news()).startsWith("You played ").doesNotContain("Your turn.");

        desk.pass(desk::isPlayersTurn);
        assertThat(desk.mirror().news()).containsPattern("Your turn\\.|draw from the boneyard\\.");
    }

    @Test
    void whatThePageNamesIsFoundOnTheTable() {
        Tile tile = desk.fits().orElseThrow();
        desk.hand().chose(tile);
        Mirror.Item place = desk.mirror().ends().get(0);

        assertThat(desk.mirror().target("tile-" + tile)).contains(new Target.HandTile(tile));
        assertThat(desk.mirror().target(place.id())).contains(place.target());
        assertThat(desk.mirror().target("draw")).contains(new Target.Boneyard());
        assertThat(desk.mirror().target("menu")).contains(new Target.Gear());
        assertThat(desk.mirror().target("sum")).contains(new Target.Counter());
        assertThat(desk.mirror().target("tile-9-9")).isEqualTo(Optional.empty());
    }

    /** The page keeps the first of its buttons as long as the list has any, whatever that is about by then. */
    @Test
    void noButtonComesToMeanAnotherTileOrAnotherEnd() {
        List<List<String>> shown = new ArrayList<>(List.of(List.of(), List.of()));
        desk.visit().page().follow(() -> {
            look(shown, 0, desk.mirror().hand());
            look(shown, 1, desk.mirror().ends());
        });
        desk.playUntil(() -> {
            desk.mirror().hand().stream().map(OnADesk::tile).toList().forEach(desk.hand()::chose);
            desk.hand().putBack();
            return desk.mirror().round() == 3;
        });

        assertThat(desk.mirror().round()).isEqualTo(3);
    }

    private static void look(List<List<String>> shown, int at, List<Mirror.Item> items) {
        List<String> ids = items.stream().map(Mirror.Item::id).toList();
        int kept = Math.min(ids.size(), shown.get(at).size());

        assertThat(ids.subList(0, kept)).isEqualTo(shown.get(at).subList(0, kept));
        shown.set(at, ids);
    }

    @Test
    void eachMinuteAndEachOfTheLastTenSecondsIsReadOutOnce() {
        Mirror mirror = new Mirror(new Words(english -> english));
        List<String> said = new ArrayList<>();
        for (int second = 180; second >= 0; second--) {
            for (int look = 0; look < 2; look++) {
                if (mirror.tick(second)) {
                    said.add(mirror.clock());
                }
            }
        }

        assertThat(said)
                .containsExactly(
                        "3 minutes left",
                        "2 minutes left",
                        "1 minute left",
                        "10",
                        "9",
                        "8",
                        "7",
                        "6",
                        "5",
                        "4",
                        "3",
                        "2",
                        "1",
                        "0");
    }

    @Test
    void aMatchWithoutAClockHasNoTimeToRead() {
        Mirror mirror = new Mirror(new Words(english -> english));

        assertThat(mirror.tick(-1)).isFalse();
        assertThat(mirror.clock()).isEmpty();
    }
}
