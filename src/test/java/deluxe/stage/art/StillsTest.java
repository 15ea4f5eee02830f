package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;

class StillsTest {
    private final RecordingSurface screen = new RecordingSurface(1);
    private final Stills stills = new Stills();

    @Test
    void anEqualPictureIsNotDrawnAgain() {
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("4:37", 55, false), Theme.EMERALD);
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("4:37", 55, false), Theme.EMERALD);

        assertThat(screen.sprites()).hasSize(1);
    }

    @Test
    void anotherPictureTakesThePlaceAndTheOldOneIsForgotten() {
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("4:37", 55, false), Theme.EMERALD);
        stills.begin();
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("4:36", 55, false), Theme.EMERALD);
        stills.show(screen, "clock", new Box(10, 10, 99, 50), new ClockPlate("4:36", 55, false), Theme.EMERALD);
        stills.show(screen, "clock", new Box(10, 10, 99, 50), new ClockPlate("4:36", 55, false), Theme.BLUE);

        assertThat(screen.sprites()).extracting(RecordingSprite::dropped).containsExactly(true, true, true, false);
    }

    @Test
    void aFrameDrawsOneOfThePicturesThatChangedAndTheNextFrameTheOther() {
        showClockAndSum("4:37", "5 + 5 = 10");
        stills.begin();
        showClockAndSum("4:37", "5 + 5 = 10");
        stills.begin();
        showClockAndSum("4:36", "5 + 10 = 15");
        assertThat(screen.sprites()).hasSize(3);
        assertThat(stills.isBehind()).isTrue();

        stills.begin();
        showClockAndSum("4:36", "5 + 10 = 15");
        assertThat(screen.sprites()).hasSize(4);
        assertThat(stills.isBehind()).isFalse();
    }

    @Test
    void aFrameDrawsOneOfThePicturesThatAreNewAndTheNextFrameTheOther() {
        showClockAndSum("4:37", "5 + 5 = 10");
        assertThat(screen.sprites()).hasSize(1);
        assertThat(stills.isBehind()).isTrue();

        stills.begin();
        showClockAndSum("4:37", "5 + 5 = 10");
        assertThat(screen.sprites()).hasSize(2);
        assertThat(stills.isBehind()).isFalse();
    }

    @Test
    void whatChangesInEveryFrameIsDrawnAtOnceAndKeepsNothingElseWaiting() {
        for (int second = 9; second > 0; second--) {
            stills.begin();
            stills.showNow(
                    screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("0:0" + second, 0, false), Theme.EMERALD);
            stills.show(screen, "sum", new Box(10, 90, 300, 44), new ScoreCall("+" + second), Theme.EMERALD);

            assertThat(stills.isBehind()).isFalse();
            assertThat(screen.sprites()).hasSize(2 * (10 - second));
        }
    }

    private void showClockAndSum(String time, String sum) {
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate(time, 0, false), Theme.EMERALD);
        stills.show(screen, "sum", new Box(10, 90, 300, 44), new ScoreCall(sum), Theme.EMERALD);
    }

    /** Otherwise the number of the previous end would be seen at this one. */
    @Test
    void aMedalThatComesIsNeverSeenWithTheNumberOfTheOneBefore() {
        Box box = new Box(90, 90, 40, 40);
        stills.showOnly(screen, "end", box, new Medal("1", true), Theme.EMERALD);
        stills.begin();
        stills.show(screen, "clock", new Box(10, 10, 132, 50), new ClockPlate("4:36", 0, false), Theme.EMERALD);
        long before = screen.count("draw ");
        stills.showOnly(screen, "end", box, new Medal("6", true), Theme.EMERALD);

        assertThat(screen.count("draw ")).isEqualTo(before);
        assertThat(stills.isBehind()).isTrue();
        stills.begin();
        stills.showOnly(screen, "end", box, new Medal("6", true), Theme.EMERALD);
        assertThat(screen.count("draw ")).isEqualTo(before + 1);
    }

    @Test
    void aPictureMovesWithoutBeingDrawnAgain() {
        stills.show(screen, "spark", new Box(10, 10, 16, 16), new Spark(), Theme.EMERALD);
        stills.show(screen, "spark", new Box(50.3, 60.6, 16, 16), new Spark(), Theme.EMERALD);

        assertThat(screen.sprites()).hasSize(1);
        assertThat(screen.calls()).contains("draw 50.00 61.00 16.00 16.00");
    }

    @Test
    void twoPlacesKeepTwoPictures() {
        stills.show(screen, "left", new Box(0, 0, 44, 90), new ScrollHint(true, false), Theme.EMERALD);
        stills.begin();
        stills.show(screen, "right", new Box(90, 0, 44, 90), new ScrollHint(false, true), Theme.EMERALD);
        stills.show(screen, "left", new Box(0, 0, 44, 90), new ScrollHint(true, false), Theme.EMERALD);

        assertThat(screen.sprites()).hasSize(2).noneMatch(RecordingSprite::dropped);
    }
}
