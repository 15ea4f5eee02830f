package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RefusedBudgetTest {
    private static final String LONG = "x".repeat(191_000);
    private static final int MANY = 2_000;

    private final RefusedBudget budget = new RefusedBudget();

    @Test
    void onlyTheBeginningIsKept() {
        assertThat(budget.keep(LONG, "t-1", "a")).hasSize(20_000);
        assertThat(budget.keep("short", "t-1", "a")).isEqualTo("short");
    }

    @Test
    void anAddressHasTwoHundredThousandCharactersInEachTournament() {
        long kept = 0;
        for (int time = 0; time < MANY; time++) {
            kept += budget.keep(LONG, "t-1", "a").length();
        }

        assertThat(kept).isEqualTo(200_000);
        assertThat(budget.keep(LONG, "t-2", "a")).isNotEmpty();
        assertThat(budget.keep(LONG, "t-1", "b")).isNotEmpty();
    }

    @Test
    void manyAddressesTogetherHaveTenMillionInATournament() {
        long kept = 0;
        for (int address = 0; address < MANY; address++) {
            kept += budget.keep(LONG, "t-1", "address " + address).length();
        }

        assertThat(kept).isEqualTo(10_000_000);
        assertThat(budget.keep(LONG, "t-2", "another")).isNotEmpty();
    }
}
