package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.PlayCheck;
import deluxe.dice.TavernCheck;
import deluxe.kit.SelfCheck;
import deluxe.play.DeviceCheck.Finding;
import deluxe.ports.Alarm;
import deluxe.ports.Device;
import deluxe.ports.Drawer;
import deluxe.ports.RecordingAddress;
import deluxe.ports.Wishes;
import deluxe.stage.dice.ThrowCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeviceCheckTest {
    private final DeviceCheck check = new DeviceCheck(new Drawer(), new Still(), new RecordingAddress());
    private final List<Alarm.Ring> due = new ArrayList<>();
    private int told;

    @Test
    void thePageIsSeenBeforeTheCheckBegins() {
        check.begin((millis, ring) -> due.add(ring), () -> told++);

        assertThat(check.finding()).isEqualTo(Finding.NONE_YET);
        assertThat(told).isZero();
    }

    @Test
    void aDeviceThatComputesTheKnownDigestsPassesTheCheck() {
        check.begin((millis, ring) -> due.add(ring), () -> told++);
        due.get(0).ring();

        assertThat(check.finding()).isEqualTo(Finding.RIGHT);
        assertThat(check.digests())
                .isEqualTo(SelfCheck.RIGHT + " " + PlayCheck.RIGHT + " " + TavernCheck.RIGHT + " " + ThrowCheck.RIGHT);
        assertThat(told).isOne();
    }

    private static final class Still implements Device {
        @Override
        public Wishes wishes() {
            return new Wishes(true, false);
        }

        @Override
        public void followWishes(Runnable changed) {}

        @Override
        public boolean isTouchFirst() {
            return false;
        }
    }
}
