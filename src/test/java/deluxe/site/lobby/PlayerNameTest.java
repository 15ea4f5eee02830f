package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Al",
                "Ñandú",
                "O'Neil-Smith Jr.",
                "player_77",
                "Ελένη",
                "駒田 太郎",
                "12345678901234567890",
                "Nguyễn Thị Hường",
                "Đặng Ngọc Ẩn",
                "محمد",
                "مُحَمَّد",
                "हिन्दी",
                "ज़ींनत",
                "दीपिका",
                "ที่รัก",
                "น้ำฝน",
                "မြို့သူ",
                "Владимир",
                "Ёжик",
                "יוֹסֵף",
                "ஸ்ரீ",
                "김철수",
                "Åse",
                "Zoë",
                "Łukasz",
                "ß-Groß"
            })
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
                "🁫🁫",
                "Ana\uFE0F",
                "A\u200Dna",
                "\u3164\u3164",
                "\u115F\u1160",
                "\uFFA0\uFFA0",
                "A\u00ADna",
                "A\u034Fna",
                "\u2800\u2800",
                "A\uDB40\uDD00na",
                "\u0301\u0301",
                "\u0301Ana",
                "Ana \u0301",
                "Ana-\u0301",
                "A\u0316\u0317\u0318na",
                "a\u0316\u0317\u0318\u0319\u031A\u031B\u031C\u031D\u031E\u031F\u0320\u0321\u0322\u0323\u0324\u0325\u0326\u0329\u032A",
                "\u0E17\u0E35\u0E35",
                "A\u20DDna"
            })
    void namesThatWouldBreakTheRanksAreRefused(String name) {
        assertThatThrownBy(() -> new PlayerName(name)).isInstanceOf(Malformed.class);
    }

    @ParameterizedTest
    @CsvSource({
        "Ana Maria, ana maria",
        "Ana Maria, anaMaria",
        "Ana Maria, \uFF21na Maria",
        "Ana, \u0410na",
        "Ana, An\u0430",
        "ANA, \u0410\u039D\u0410",
        "Hana, \u041DANA",
        "\u041D\u0418\u041D\u0410, \u041D\u0438\u043D\u0430",
        "Al, AI",
        "Al, A1",
        "INA, ina",
        "Mark, rnark",
        "Bob, B0b",
        "Stra\u00DFe, STRASSE",
        "O'Neil, O\u02BCNeil",
    })
    void namesThatLookAlikeAreOne(String name, String other) {
        assertThat(alike(name, other)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Ana, Anna", "Nina, Vina", "Ivan, Inan", "Ana, \u00C1na", "Guest 1, Guest 11", "Hugo, Yugo"})
    void namesThatCanBeToldApartAreDifferent(String name, String other) {
        assertThat(alike(name, other)).isFalse();
    }

    @Test
    void aLetterWithItsAccentIsTheSameHoweverItIsWritten() {
        assertThat(new PlayerName("Jose\u0301")).isEqualTo(new PlayerName("Jos\u00E9"));
    }

    private static boolean alike(String name, String other) {
        Likeness one = new PlayerName(name).likeness();
        Likeness two = new PlayerName(other).likeness();
        return one.spelling().equals(two.spelling()) || one.look().equals(two.look());
    }
}
