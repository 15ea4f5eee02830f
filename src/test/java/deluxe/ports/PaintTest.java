package deluxe.ports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PaintTest {
    private static Paint line(String... colours) {
        List<Paint.Stop> stops = List.of(colours).stream()
                .map(colour -> new Paint.Stop(.5, colour))
                .toList();
        return new Paint.Linear(0, 0, 1, 0, new Paint.Stops(stops));
    }

    @Test
    void gradientsAreTheSameIfTheirColoursAre() {
        assertThat(line("red", "gold")).isEqualTo(line("red", "gold")).hasSameHashCodeAs(line("red", "gold"));
        assertThat(line("red", "gold"))
                .isNotEqualTo(line("red"))
                .isNotEqualTo(line("red", "green"))
                .isNotEqualTo(line("gold", "red"));
    }
}
