package deluxe.site;

import deluxe.site.Guest.Told;
import deluxe.site.database.EndedTournaments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How fast the lobby is read, and how fast players are let in beside its readers, with large tournaments behind it and with none.
 * {@code docs/site.md} says how to run it, and what it measured.
 */
class LobbySpeed {
    private static final int ENDED = 12;
    private static final int PLAYERS = 6_000;
    private static final int REFUSED = 215;
    private static final int READERS = 25;
    private static final int PLAYING = 4;
    private static final int FLAT_OUT = 8;
    private static final long SLICE_SECONDS = 3;
    private static final int SLICES = 6;
    private static final long BESIDE_SECONDS = 15;
    /** Each reader asks 1,200 times a minute, over this many connections in turn. */
    private static final int CONNECTIONS = 4;

    private static final long PACE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final AtomicInteger newcomers = new AtomicInteger();

    @TempDir
    Path folder;

    @Test
    void readsAndEntriesWithAndWithoutEndedTournaments() throws Exception {
        try (Played none = new Played("none", 0);
                Played many = new Played("many", ENDED)) {
            for (int slice = 0; slice < SLICES; slice++) {
                boolean isAgain = slice % 2 == 1;
                readFlatOut(none, isAgain);
                readFlatOut(many, isAgain);
            }
            enterBesideReaders(none);
            enterBesideReaders(many);
        }
    }

    /** A site that has been going for a while. */
    private final class Played implements AutoCloseable {
        private final Yearly site;
        private final String running;
        private final int ended;
        private final List<Guest> readers = new ArrayList<>();
        private final List<String> paths = new ArrayList<>(List.of("api/lobby"));

        Played(String name, int ended) throws IOException {
            this.site = new Yearly(Files.createDirectories(folder.resolve(name)));
            this.running = site.tournament();
            this.ended = ended;
            for (int reader = 0; reader < READERS; reader++) {
                readers.add(reader % 2 == 0 ? new Guest(site.address()) : site.guest("Reader " + reader));
            }
            try (EndedTournaments others = new EndedTournaments(Yearly.database(folder.resolve(name)))) {
                for (int number = 0; number < ended; number++) {
                    String id = others.add(number, PLAYERS, REFUSED);
                    others.joinOthers(id);
                    paths.add("api/tournaments/" + id);
                }
            }
        }

        @Override
        public void close() {
            site.close();
        }
    }

    /** Strangers ask for the lobby, either as if for the first time, or with the tag of what they have, as pages do. */
    private static void readFlatOut(Played played, boolean isAgain) throws InterruptedException {
        AtomicInteger read = new AtomicInteger();
        Guest guest = new Guest(played.site.address());
        String tag = isAgain ? guest.tag("api/lobby") : "";
        try (Crowd crowd = new Crowd()) {
            for (int reader = 0; reader < FLAT_OUT; reader++) {
                crowd.add(0, crowd.forSeconds(SLICE_SECONDS, time -> count(guest.get("api/lobby", tag), read)));
            }
            crowd.leave();
        }
        System.out.println(played.ended + " ended tournaments: " + read.get() / SLICE_SECONDS
                + " reads of the lobby a second" + (isAgain ? ", with a tag" : ""));
    }

    private static void count(Told told, AtomicInteger read) {
        if (isOk(told) || told.status() == 304) {
            read.incrementAndGet();
        }
    }

    private void enterBesideReaders(Played played) throws InterruptedException {
        AtomicInteger read = new AtomicInteger();
        Latencies entering = new Latencies();
        Latencies submitting = new Latencies();
        try (Crowd crowd = new Crowd()) {
            for (int reader = 0; reader < READERS * CONNECTIONS; reader++) {
                Guest guest = played.readers.get(reader / CONNECTIONS);
                crowd.add(CONNECTIONS * PACE_NANOS, time -> count(guest.get(path(played, time)), read));
            }
            for (int player = 0; player < PLAYING; player++) {
                crowd.add(PACE_NANOS, crowd.forSeconds(BESIDE_SECONDS, time -> play(played, entering, submitting)));
            }
            crowd.leave();
        }
        System.out.println(played.ended + " ended tournaments, " + READERS + " readers: " + read.get() / BESIDE_SECONDS
                + " reads a second; entering " + entering + "; submitting " + submitting);
    }

    /** The lobby and some tournament's ranks in turn. */
    private static String path(Played played, int time) {
        return time % 2 == 0 ? played.paths.get(0) : played.paths.get(time / 2 % played.paths.size());
    }

    /** A newcomer takes a name, enters and submits. */
    private void play(Played played, Latencies entering, Latencies submitting) {
        int number = newcomers.incrementAndGet();
        long begun = System.nanoTime();
        Optional<Guest> guest = letIn(played, "Guest " + number);
        Optional<Told> entry = guest.map(player -> player.enter(played.running)).filter(LobbySpeed::isOk);
        if (entry.isEmpty()) {
            entering.failed();
            return;
        }
        entering.note(begun);
        String record = Guest.endedAtOnce(entry.get(), number);
        begun = System.nanoTime();
        if (isOk(guest.get().submit(entry.get().text("match"), record))) {
            submitting.note(begun);
        } else {
            submitting.failed();
        }
    }

    private static Optional<Guest> letIn(Played played, String name) {
        try {
            return Optional.of(played.site.guest(name));
        } catch (IllegalStateException notLetIn) {
            return Optional.empty();
        }
    }

    private static boolean isOk(Told told) {
        return told.status() == 200;
    }
}
