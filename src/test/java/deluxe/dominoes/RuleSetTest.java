package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RuleSetTest {
    @Test
    void aTableDiffersFromItselfInNothing() {
        for (RuleSet rules : RuleSet.ALL) {
            assertThat(RuleSet.named(rules.name())).isSameAs(rules);
            assertThat(rules.changes()).isEmpty();
        }
    }

    @Test
    void aChangedOptionIsListedAndGivesTheSameRulesAgain() {
        RuleSet rules = RuleSet.MUGGINS.with(
                Map.of(RuleOption.SET, "double-nine", RuleOption.PERSISTENT_SPINNER, "on", RuleOption.TARGET, "150"));

        assertThat(rules.changes())
                .containsExactly(
                        Map.entry(RuleOption.SET, "double-nine"),
                        Map.entry(RuleOption.PERSISTENT_SPINNER, "on"),
                        Map.entry(RuleOption.TARGET, "150"));
        assertThat(RuleSet.MUGGINS.with(rules.changes())).isEqualTo(rules);
    }

    @Test
    void theHandIsTheCustomaryOneOfTheSetUnlessItIsGiven() {
        RuleSet nine = RuleSet.MUGGINS.with(RuleOption.SET, "double-nine");
        RuleSet seven = RuleSet.MUGGINS.with(Map.of(RuleOption.SET, "double-nine", RuleOption.HAND, "7"));

        assertThat(nine.hand()).isEqualTo(9);
        assertThat(seven.hand()).isEqualTo(7);
        assertThat(seven.changes()).containsKeys(RuleOption.SET, RuleOption.HAND);
        assertThat(RuleSet.MUGGINS.with(seven.changes())).isEqualTo(seven);
    }

    @Test
    void tablesCanBeTurnedIntoOneAnother() {
        for (RuleSet from : RuleSet.ALL) {
            for (RuleSet to : RuleSet.ALL) {
                Map<RuleOption, String> all = new EnumMap<>(RuleOption.class);
                for (RuleOption option : RuleOption.values()) {
                    all.put(option, option.of(to));
                }
                RuleSet turned = from.with(all);

                for (RuleOption option : RuleOption.values()) {
                    assertThat(option.of(turned)).as(option.title()).isEqualTo(option.of(to));
                }
                assertThat(from.with(turned.changes())).isEqualTo(turned);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(RuleOption.class)
    void whatIsNoValueOfAnOptionIsRefusedByName(RuleOption option) {
        for (String text : new String[] {"", "perhaps", "-1", "007", "1e3", "99999999999", "Forced", " 7"}) {
            assertThatThrownBy(() -> RuleSet.FIVES.with(option, text))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining(option.title())
                    .hasMessageContaining(text);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "HAND, 2, 'hand must be from 3 to 14, not 2'",
        "HAND, 15, 'hand must be from 3 to 14, not 15'",
        "TARGET, 9, 'target must be from 10 to 500, not 9'",
        "TARGET, 501, 'target must be from 10 to 500, not 501'",
        "CLOCK_SECONDS, 3601, 'clockSeconds must be from 0 to 3600, not 3601'",
        "DRAWING, often, 'drawing must be forced or free, not: often'",
        "SPINNERS, some, 'spinners must be all, first or none, not: some'"
    })
    void whatIsOutOfRangeIsRefusedWithTheRange(RuleOption option, String text, String message) {
        assertThatThrownBy(() -> RuleSet.FIVES.with(option, text)).hasMessage(message);
    }

    @Test
    void withoutSpinnersNoneCanPersist() {
        Map<RuleOption, String> changes = Map.of(RuleOption.SPINNERS, "none", RuleOption.PERSISTENT_SPINNER, "on");

        assertThatThrownBy(() -> RuleSet.FIVES.with(changes))
                .hasMessage("persistentSpinner is on, but with spinners none there is none to persist");
    }

    @Test
    void whereAllDoublesAreSpinnersNoneCountsOnce() {
        assertThatThrownBy(() -> RuleSet.FIVES.with(RuleOption.DOUBLES_COUNT, "once"))
                .hasMessageContaining("doublesCount is once");
        assertThat(RuleSet.FIVES
                        .with(Map.of(RuleOption.DOUBLES_COUNT, "once", RuleOption.SPINNERS, "first"))
                        .doubles()
                        .count())
                .isEqualTo(Doubles.Count.ONCE);
    }

    @Test
    void aTableThatDoesNotExistIsRefusedByName() {
        assertThatThrownBy(() -> RuleSet.named("block"))
                .hasMessage("rules must be fives, all-fives or muggins, not: block");
    }

    @Test
    void aDealHasEachTileOfTheSetOnce() {
        List<Tile> tiles = new ArrayList<>(Deals.deal(RuleSet.FIVES, "", "", "").tiles());
        tiles.set(3, Tile.of(6, 6));
        List<Tile> oneShort = tiles.subList(0, 27);

        assertThatThrownBy(() -> Deal.of(DoubleSet.SIX, tiles)).hasMessage("the deal has 6-6 twice");
        assertThatThrownBy(() -> Deal.of(DoubleSet.SIX, oneShort)).hasMessageContaining("27");
        tiles.set(3, Tile.of(9, 9));
        assertThatThrownBy(() -> Deal.of(DoubleSet.SIX, tiles)).hasMessage("there is no 9-9 in a double-six set");
    }
}
