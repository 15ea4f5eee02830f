package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {
    @ParameterizedTest
    @ValueSource(strings = {"Al", "Ñandú", "O'Neil-Smith Jr.", "player_77", "Ελένη", "駒田 太郎", "12345678901234567890"})
    void namesOfPeopleAreNames(String name) {
        assertThat(new PlayerName(name).text()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A",
                " Ana",
                "Ana ",
                "A  na",
                "123456789012345678901",
                "<b>Ana</b>",
                "Ana\n",
                "A\u202Ena",
                "A\u0000na",
                "🁫🁫"
            })
    void whatWouldBreakTheRanksIsNone(String name) {
        assertThatThrownBy(() -> new PlayerName(name)).isInstanceOf(Malformed.class);
    }

    @Test
    void namesThatLookAlikeAreOne() {
        assertThat(new PlayerName("Ana Maria").folded())
                .isEqualTo(new PlayerName("ana maria").folded())
                .isEqualTo(new PlayerName("anaMaria").folded())
                .isEqualTo(new PlayerName("Ａna Maria").folded());
        assertThat(new PlayerName("Jose\u0301")).isEqualTo(new PlayerName("José"));
    }
}
