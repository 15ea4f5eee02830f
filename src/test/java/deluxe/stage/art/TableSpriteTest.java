package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableSpriteTest {
    private static final TableFrame PHONE = new TableFrame(375, 667, 52, 16);

    private final RecordingSurface screen = new RecordingSurface(2);
    private final TableSprite table = new TableSprite();

    @Test
    void theTableIsDrawnOnceAndShownOften() {
        table.paint(screen, PHONE, Theme.EMERALD);
        table.paint(screen, new TableFrame(375, 667, 52, 16), Theme.EMERALD);

        assertThat(screen.sprites()).hasSize(1);
        assertThat(screen.count("draw")).isEqualTo(2);
    }

    @Test
    void theFirstTableGrowsPartByPartAndIsTheSameInTheEnd() {
        table.grow(screen, PHONE, Theme.EMERALD);
        int parts = 1;
        while (table.isGrowing()) {
            int before = screen.sprites().get(0).surface().calls().size();
            table.grow(screen, PHONE, Theme.EMERALD);
            assertThat(screen.sprites().get(0).surface().calls()).hasSizeGreaterThanOrEqualTo(before);
            parts++;
        }
        TableSprite atOnce = new TableSprite();
        atOnce.paint(screen, PHONE, Theme.EMERALD);

        assertThat(parts).isGreaterThan(3);
        assertThat(screen.sprites().get(0).surface().calls())
                .isEqualTo(screen.sprites().get(1).surface().calls());
    }

    @Test
    void aTableThatTakesThePlaceOfAnotherIsWholeAtOnce() {
        table.paint(screen, PHONE, Theme.EMERALD);
        table.grow(screen, PHONE, Theme.BLUE);

        assertThat(table.isGrowing()).isFalse();
    }

    @Test
    void anotherSizeThemeOrRatioDrawsItAnewAndForgetsTheOld() {
        RecordingSurface sharper = new RecordingSurface(3);
        table.paint(screen, PHONE, Theme.EMERALD);
        table.paint(screen, new TableFrame(667, 375, 44, 16), Theme.EMERALD);
        table.paint(screen, new TableFrame(667, 375, 44, 16), Theme.BLUE);
        table.paint(sharper, new TableFrame(667, 375, 44, 16), Theme.BLUE);

        assertThat(screen.sprites()).extracting(RecordingSprite::dropped).containsExactly(true, true, true);
        assertThat(sharper.sprites()).extracting(RecordingSprite::dropped).containsExactly(false);
    }

    @ParameterizedTest
    @CsvSource({"900,600,66", "320,568,0", "568,320,40", "1024,768,66", "2560,600,66"})
    void theWholeScreenIsCovered(double width, double height, double band) {
        TableFrame frame = new TableFrame(width, height, band, TableFrame.railFor(width, height));
        table.paint(screen, frame, Theme.DAYLIGHT);

        RecordingSurface drawn = screen.sprites().get(0).surface();
        assertThat(drawn.painted().left()).isLessThanOrEqualTo(0);
        assertThat(drawn.painted().top()).isLessThanOrEqualTo(0);
        assertThat(drawn.painted().right()).isGreaterThanOrEqualTo(width);
        assertThat(drawn.painted().bottom()).isGreaterThanOrEqualTo(height);
        assertThat(drawn.unrestored()).isZero();
        assertThat(drawn.sprites()).isNotEmpty().allMatch(RecordingSprite::dropped);
    }

    @Test
    void aTableThatGrowsIsEmptyAtFirstAndCoversTheScreenFromItsFirstPartOn() {
        assertThat(table.grow(screen, PHONE, Theme.EMERALD)).isFalse();
        RecordingSurface drawn = screen.sprites().get(0).surface();
        assertThat(drawn.count("fill")).isZero();

        assertThat(table.grow(screen, PHONE, Theme.EMERALD)).isTrue();
        assertThat(table.isGrowing()).isTrue();
        assertThat(drawn.painted().right()).isGreaterThanOrEqualTo(PHONE.width());
        assertThat(drawn.painted().bottom()).isGreaterThanOrEqualTo(PHONE.height());
    }

    @Test
    void theSameTableIsDrawnWithTheSameCallsEachTime() {
        table.paint(screen, PHONE, Theme.EMERALD);
        table.drop();
        table.paint(screen, PHONE, Theme.EMERALD);

        assertThat(screen.sprites().get(0).surface().calls())
                .isEqualTo(screen.sprites().get(1).surface().calls());
    }

    @Test
    void railsAreThinOnPhonesAndNeverClumsy() {
        assertThat(TableFrame.railFor(320, 568)).isBetween(10.0, 16.0);
        assertThat(TableFrame.railFor(900, 600)).isBetween(24.0, 30.0);
        assertThat(TableFrame.railFor(3000, 2000)).isEqualTo(34);
    }

    @Test
    void aFrameWithoutRoomForClothIsRefused() {
        assertThatThrownBy(() -> new TableFrame(100, 60, 40, 10)).hasMessageContaining("100 x 60");
    }
}
