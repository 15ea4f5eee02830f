package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.End;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Host;
import deluxe.ports.RecordingHost;
import deluxe.session.Session;
import deluxe.stage.deluxe.TableSpots;
import deluxe.stage.tiles.Target;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A player who plays the game from the start to the results. */
final class OnADesk extends AtAScreen {
    private static final int MOST_FRAMES = 4000;
    private static final int FRAMES_TO_THINK = 20;

    private final Visit visit;

    /** @param drawer what earlier visits left, and where this one keeps its own */
    OnADesk(Host host, Drawer drawer, HandClock clock) {
        this(new DeluxeTable(), host, drawer, clock);
    }

    private OnADesk(TableKind table, Host host, Drawer drawer, HandClock clock) {
        super(clock);
        visit = new Visit(
                new Outside(ports(drawer, new Computer(false)), () -> Seed.of("7"), watch -> {}, host),
                Optional.of(new SealedMatches()),
                table,
                table::rules);
        visit.open(() -> {});
    }

    /** On the veranda, at the player's first turn. */
    static OnADesk onTheVeranda() {
        Drawer drawer = new Drawer();
        ClassicTable table = ClassicTable.allFives();
        table.keepIn(drawer);
        OnADesk desk = new OnADesk(table, new RecordingHost(""), drawer, new HandClock());
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        return desk;
    }

    /** At the start screen of Muggins. */
    static OnADesk atMuggins(String seed) {
        Host link = new RecordingHost("")
                .wishing("match", "m1")
                .wishing("rules", "muggins")
                .wishing("seed", Seed.of(seed).hex())
                .wishing("difficulty", "easy");
        return new OnADesk(ClassicTable.muggins(), link, new Drawer(), new HandClock());
    }

    /** At Muggins, at the player's first turn. */
    static OnADesk inPlayAtMuggins(String seed) {
        OnADesk desk = atMuggins(seed);
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        return desk;
    }

    /** At the start screen of a match with the tiles of this seed. */
    static OnADesk atTheDoor(String seed) {
        return new OnADesk(match(seed), new Drawer(), new HandClock());
    }

    static OnADesk atTheDoorWherePausesAre(String allowed) {
        return new OnADesk(match("7").wishing("pause", allowed), new Drawer(), new HandClock());
    }

    private static RecordingHost match(String seed) {
        return new RecordingHost("")
                .wishing("match", "m1")
                .wishing("seed", Seed.of(seed).hex())
                .wishing("difficulty", "easy")
                .wishing("clockSeconds", "60");
    }

    /** At the player's first turn. */
    static OnADesk inPlay(String seed) {
        OnADesk desk = atTheDoor(seed);
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        return desk;
    }

    /** Starts the match; a newcomer's lessons are finished first. */
    void sitDown() {
        visit.start();
        if (screen() instanceof Screen.Learning) {
            visit.taught(true);
        }
    }

    Visit visit() {
        return visit;
    }

    Screen screen() {
        return visit.page().screen();
    }

    /** What the results screen shows; empty while it is not there. */
    Optional<Results> results() {
        return shownResults().map(Screen.AtResults::results);
    }

    private Optional<Screen.AtResults> shownResults() {
        return screen() instanceof Screen.AtResults results ? Optional.of(results) : Optional.empty();
    }

    /** The record of the match whose results are shown. */
    String record() {
        return shownResults().flatMap(Screen.AtResults::record).orElseThrow();
    }

    /** The pop-up that is open. */
    GameMenu menu() {
        return ((Screen.InMenu) screen()).menu();
    }

    Session session() {
        return visit.page().navigator().match().orElseThrow().session();
    }

    Optional<PlayersHand> playing() {
        return visit.page().controls().hand();
    }

    /** What the open page of How to Play asks for. */
    String task() {
        return ((Screen.Learning) screen()).lessons().task();
    }

    PlayersHand hand() {
        return playing().orElseThrow();
    }

    Mirror mirror() {
        return visit.page().controls().mirror();
    }

    TableSpots spots() {
        return new TableSpots(WIDTH, HEIGHT, 1);
    }

    boolean isPlayersTurn() {
        return playing().isPresent() && (hand().mustDraw() || fits().isPresent());
    }

    Optional<Tile> fits() {
        return labelled("scores").or(() -> labelled("can be played"));
    }

    Optional<Tile> unfit() {
        return labelled("fits nowhere");
    }

    private Optional<Tile> labelled(String words) {
        return mirror().hand().stream()
                .filter(item -> item.label().contains(words))
                .findFirst()
                .map(OnADesk::tile);
    }

    static Tile tile(Mirror.Item item) {
        return ((Target.HandTile) item.target()).tile();
    }

    static End end(Mirror.Item item) {
        return ((Target.OpenEnd) item.target()).end();
    }

    /** Draws, or lays the first tile that fits at the first place. */
    void act() {
        if (hand().mustDraw()) {
            hand().reachedForBoneyard();
        } else {
            place();
        }
    }

    void place() {
        Tile tile = fits().orElseThrow();
        hand().chose(tile);
        hand().laid(tile, end(mirror().ends().get(0)));
    }

    /** Acts at every turn, until the match is over or {@code reached} is true. */
    void playUntil(BooleanSupplier reached) {
        for (int frame = 0; frame < MOST_FRAMES && results().isEmpty(); frame++) {
            passFrame();
            if (frame % FRAMES_TO_THINK == 0 && isPlayersTurn()) {
                if (reached.getAsBoolean()) {
                    return;
                }
                act();
            }
        }
        assertThat(results()).isPresent();
    }
}
