package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.ports.Paint;
import org.junit.jupiter.api.Test;

class ColoursTest {
    @Test
    void aShadeLiesBetweenTwoColoursChannelByChannel() {
        assertThat(Shade.between("#000000", "#ff8040", .5)).isEqualTo("#804020");
        assertThat(Shade.between("#102030", "#ffffff", 0)).isEqualTo("#102030");
        assertThat(Shade.between("#102030", "#0a0b0c", 1)).isEqualTo("#0a0b0c");
    }

    @Test
    void aClearColourKeepsItsChannels() {
        assertThat(Shade.clear("#ff8040", .25)).isEqualTo("rgba(255,128,64,0.25)");
    }

    @Test
    void textThatIsNotAColourIsRefusedByName() {
        assertThatThrownBy(() -> Shade.between("gold", "#000000", .5)).hasMessageContaining("gold");
    }

    @Test
    void aRampIsReadFromPerCentAndColours() {
        assertThat(Ramp.of("0 #000000 45 rgba(1,2,3,.4) 100 #ffffff").stops())
                .containsExactly(
                        new Paint.Stop(0, "#000000"),
                        new Paint.Stop(.45, "rgba(1,2,3,.4)"),
                        new Paint.Stop(1, "#ffffff"));
    }

    @Test
    void aRampBeyondItsEndIsRefused() {
        assertThatThrownBy(() -> Ramp.of("0 #000000 140 #ffffff")).hasMessageContaining("1.4");
    }
}
