package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreCallTest {
    @ParameterizedTest
    @CsvSource({
        "Both are stuck: +13 for you|Both are stuck:;+13 for you",
        "You went out|You went;out",
        "a bb|a;bb",
        "Atascados|Atascados"
    })
    void wordsAreBrokenAtTheSpaceNearestToTheirMiddle(String both) {
        String[] parts = both.split("\\|", -1);

        assertThat(new ScoreCall(parts[0]).inTwoLines().lines()).isEqualTo(List.of(parts[1].split(";", -1)));
    }
}
