package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Gambler;
import deluxe.kit.Seed;
import deluxe.play.tavern.Tavern;
import deluxe.play.tavern.TavernPlace;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Overlay;
import deluxe.ports.Pointers;
import deluxe.ports.RecordingHost;
import deluxe.ports.Surface;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The tavern as its player meets it, without a browser. */
class TavernTest extends AtAScreen {
    private final Drawer drawer = new Drawer();
    private Tavern tavern = opened();

    TavernTest() {
        super(new HandClock());
    }

    @Test
    void atTheDoorTheGameThatGoesOnSaysWhomItIsAgainst() {
        assertThat(tavern.telling().leftBehind()).isEmpty();
        begun(Gambler.SQUIRE);
        tavern = opened();
        assertThat(tavern.telling().leftBehind()).isEqualTo("Against Nuño the Squire. You have 100 coins.");
        assertThat(tavern.visit().guest()).isEqualTo(Gambler.SQUIRE);
        tavern.goOn();
        tavern.stake().set(7);
        tavern.stake().putDown();
        tavern = opened();

        assertThat(tavern.telling().leftBehind()).isEqualTo("Triga against Nuño the Squire, for 7 coins each.");
    }

    @Test
    void whoComesBackToARoundIsToldAllThatIsKnownOfIt() {
        begun(Gambler.SQUIRE);
        while (!tavern.telling().standing().contains(" wins: ")) {
            act();
            pass(() -> !tavern.isThrowing());
        }
        String standing = tavern.telling().standing();
        tavern = opened();
        tavern.goOn();

        assertThat(tavern.place()).isEqualTo(TavernPlace.PLAYING);
        assertThat(tavern.news()).isEqualTo("Triga against Nuño, for 1 coin each. Your throw.");
        assertThat(tavern.telling().standing()).isEqualTo(standing);
    }

    private void act() {
        switch (tavern.place()) {
            case WAGERING -> {
                tavern.stake().set(1);
                tavern.stake().putDown();
            }
            case PLAYING -> tavern.throwDice();
            default -> tavern.closePlaque();
        }
    }

    @Test
    void aPlaqueSaysWhatDecidedTheRoundAndSoItDoesTheNextTime() {
        begun(Gambler.MULETEER);
        tavern.stake().putDown();
        pass(() -> !tavern.isThrowing());
        while (tavern.place() == TavernPlace.PLAYING) {
            tavern.throwDice();
            pass(() -> !tavern.isThrowing());
        }
        String decided = tavern.telling().decided();
        assertThat(decided).matches("\\d+ beats \\d+|Both have \\d+");
        tavern = opened();
        tavern.goOn();

        assertThat(tavern.place()).isEqualTo(TavernPlace.ROUND_OVER);
        assertThat(tavern.telling().decided()).isEqualTo(decided);
        assertThat(tavern.news()).isEqualTo(tavern.telling().result() + '.');
    }

    @Test
    void whoLooksRoundHearsWhatEveryoneHasLeft() {
        tavern.begin(false);

        assertThat(tavern.telling().standing())
                .startsWith("Mingo: 20 coins. Doña Inés: 25 coins. ")
                .endsWith("King Alfonso: 120 coins. ");
    }

    /** All seven stand where the board will be. */
    @Test
    void aTapOnAGamblerLooksAtThemAndAnotherSitsDown() {
        tavern.begin(false);
        tap(400, 150);
        Gambler looked = tavern.visit().guest();
        assertThat(looked).isNotEqualTo(Gambler.MULETEER);
        assertThat(tavern.place()).isEqualTo(TavernPlace.CHOOSING);
        tap(400, 150);

        assertThat(tavern.place()).isEqualTo(TavernPlace.WAGERING);
        assertThat(tavern.visit().guest()).isEqualTo(looked);
    }

    private void begun(Gambler gambler) {
        tavern.begin(false);
        tavern.lookAt(gambler);
        if (tavern.place() == TavernPlace.CHOOSING) {
            tavern.sitDown();
        }
    }

    private void tap(double x, double y) {
        Pointers.Pointer finger = new Pointers.Pointer(1, true);
        touches().pressed(finger, x, y);
        touches().released(finger, x, y);
    }

    private Tavern opened() {
        return new Tavern(
                ports(drawer, new Computer(true)), new NoOverlay(), () -> Seed.of("5"), new RecordingHost(""));
    }

    private static final class NoOverlay implements Overlay {
        @Override
        public void show(double x, double y, double width, double height, double ratio, Consumer<Surface> painting) {}

        @Override
        public void hide() {}
    }
}
