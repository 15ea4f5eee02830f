package deluxe.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class DayTest {
    private static final int MANY_DAYS = 60_000;

    @Test
    void daysAreThoseOfTheCalendar() {
        for (int number = 0; number < MANY_DAYS; number++) {
            Day day = new Day(number);
            LocalDate date = LocalDate.ofEpochDay(number);
            assertThat(day.text()).isEqualTo(date.toString());
            assertThat(day.month()).isEqualTo(date.toString().substring(0, 7));
            assertThat(day.ofMonth()).isEqualTo(date.getDayOfMonth());
            assertThat(day.weekday()).isEqualTo(date.getDayOfWeek().getValue() - 1);
            assertThat(day.firstOfMonth().number())
                    .isEqualTo((int) date.withDayOfMonth(1).toEpochDay());
        }
    }
}
