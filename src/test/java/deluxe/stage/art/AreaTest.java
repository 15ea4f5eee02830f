package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AreaTest {
    private final Area area = new Area(new Box(10, 20, 100, 60));

    @Test
    void whatIsCutOffIsGoneWithItsGap() {
        assertThat(area.cutTop(8, 2)).isEqualTo(new Box(10, 20, 100, 8));
        assertThat(area.cutBottom(10, 5)).isEqualTo(new Box(10, 70, 100, 10));
        assertThat(area.cutLeft(20, 1)).isEqualTo(new Box(10, 30, 20, 35));
        assertThat(area.cutRight(30, 4)).isEqualTo(new Box(80, 30, 30, 35));
        assertThat(area.rest()).isEqualTo(new Box(31, 30, 45, 35));
    }

    @Test
    void moreThanThereIsCannotBeCutOff() {
        assertThatThrownBy(() -> area.cutTop(50, 11))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no box is 100 x -1");
    }

    @Test
    void columnsAndRowsFillABoxWithGapsBetweenThem() {
        Box box = area.rest();

        assertThat(box.columns(3, 5))
                .containsExactly(new Box(10, 20, 30, 60), new Box(45, 20, 30, 60), new Box(80, 20, 30, 60));
        assertThat(box.rows(2, 10)).containsExactly(new Box(10, 20, 100, 25), new Box(10, 55, 100, 25));
    }
}
