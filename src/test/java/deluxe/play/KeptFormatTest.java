package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Texts as they are kept on devices: what is there once must stay readable. */
class KeptFormatTest {
    private static final Path KEPT = Path.of("src/test/resources/kept");
    private static final String SITE = "https://site.example";
    private static final int HEAD_LINES = 5;

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final OnADesk desk;
    private final String saved = kept("match.txt");

    KeptFormatTest() throws IOException {
        drawer.write("sitting " + SITE + " m1", saved);
        drawer.write("settings", kept("settings.txt"));
        clock.sleep(60_000);
        RecordingHost host = new RecordingHost(SITE)
                .wishing("match", "m1")
                .wishing("seed", "00000000000000000000000000000abc")
                .wishing("difficulty", "hard")
                .wishing("pause", "always");
        desk = new OnADesk(host, drawer, clock);
    }

    private static String kept(String file) throws IOException {
        return Files.readString(KEPT.resolve(file));
    }

    private String head(int line) {
        return saved.lines().toList().get(line);
    }

    @Test
    void aMatchGoesOnWhereItWasLeft() {
        assertThat(desk.menu().why()).isEqualTo(GameMenu.Case.LEFT);
        desk.visit().keepPlaying();

        assertThat(desk.mirror().summary())
                .isEqualTo(
                        "You 20, Isabel 20. Isabel holds 2. Board 10, boneyard 13. The ends make 4 + 2 + 5 + 5 = 16.");
        assertThat(desk.mirror().hand())
                .extracting(Mirror.Item::label)
                .containsExactly("3-1, fits nowhere", "5-1, can be played", "5-3, can be played");
        assertThat(desk.visit().page().shell().scene().placement()).isEqualTo(head(HEAD_LINES - 1));
    }

    @Test
    void aMatchIsPlayedToItsEndAndConfirmed() {
        desk.visit().keepPlaying();
        desk.playUntil(() -> false);

        String played = String.join("\n", saved.lines().skip(HEAD_LINES).toList());
        assertThat(desk.record()).startsWith(played);
        assertThat(Verification.verify(desk.record())).isInstanceOf(Verdict.Confirmed.class);
    }

    @Test
    void thatThePlayerWasTaughtIsRemembered() {
        assertThat(desk.visit().page().settings().taught()).isTrue();
    }
}
