package deluxe.site;

import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.QuestionText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How fast sealed matches are dealt while this many are in progress, each of which is asked for something every three seconds. {@code
 * docs/site.md} says how to run it, and what it measured.
 */
class DealingSpeed {
    private static final long SECONDS = 20;
    private static final long PACE_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final int AT_ONCE = 16;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {100, 1_000, 3_000})
    void actionsInMatchesInProgress(int matches) throws Exception {
        Latencies dealing = new Latencies();
        try (Yearly site = Yearly.sealed(Files.createDirectories(folder.resolve("of" + matches)))) {
            List<Playing> playing = new ArrayList<>();
            for (int number = 0; number < matches; number++) {
                Guest guest = site.guest("Guest " + number);
                playing.add(new Playing(guest, guest.enter(site.tournament()).text("match")));
            }
            try (Crowd crowd = new Crowd()) {
                for (int visitor = 0; visitor < AT_ONCE; visitor++) {
                    int first = visitor;
                    int own = (matches - first + AT_ONCE - 1) / AT_ONCE;
                    crowd.add(
                            PACE_NANOS / own,
                            crowd.forSeconds(
                                    SECONDS,
                                    time -> playing.get(first + time % own * AT_ONCE)
                                            .ask(dealing)));
                }
                crowd.leave();
            }
            long bytes = Files.size(folder.resolve("of" + matches).resolve("tournaments.db"));
            System.out.println(
                    matches + " matches in progress: " + dealing + "; " + bytes / matches + " bytes a match");
        }
    }

    private static final class Playing {
        private final Guest guest;
        private final String match;
        private int asked;

        Playing(Guest guest, String match) {
            this.guest = guest;
            this.match = match;
        }

        /** Starts, then pauses and goes on in turn. */
        void ask(Latencies dealing) {
            asked++;
            Intent intent = asked == 1 ? new Intent.Start() : asked % 2 == 0 ? new Intent.Pause() : new Intent.GoOn();
            String question = QuestionText.write(new Question(asked, List.of(new Asked(asked, intent))));
            long begun = System.nanoTime();
            if (guest.ask(match, question).status() == 200) {
                dealing.note(begun);
            } else {
                dealing.failed();
            }
        }
    }
}
