package deluxe.site;

import deluxe.site.Guest.Told;
import deluxe.site.api.Limits;
import deluxe.site.database.Ledgers;
import deluxe.site.http.ConnectionLimits;
import deluxe.site.http.ServerSettings;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Schedule;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.IntStream;

/** A site with one tournament that lasts for a year, on the real clock: its matches are ended within a second. */
public final class Yearly implements AutoCloseable {
    public static final String SCHEDULE = """
            series yearly
            title The Year
            about A whole year.
            every 525600
            grace 10
            deals open
            prize First
            rules fives
            difficulty hard
            """;

    static final String SEALED = SCHEDULE.replace("deals open", "deals each");

    private static final int MANY = 1_000_000;
    private static final Limits WIDE = new Limits(MANY, MANY, MANY);

    private final Ledger ledger;
    private final SiteServer server;

    /** All guests of a test have the same address, so it may have as many connections as all. */
    Yearly(Path folder) throws IOException {
        this(folder, new ConnectionLimits(ConnectionLimits.USUAL.most(), ConnectionLimits.USUAL.most()));
    }

    Yearly(Path folder, ConnectionLimits connections) throws IOException {
        this(folder, connections, SCHEDULE);
    }

    private Yearly(Path folder, ConnectionLimits connections, String tournaments) throws IOException {
        this(database(folder), folder, connections, tournaments);
    }

    private Yearly(String database, Path folder, ConnectionLimits connections, String tournaments) throws IOException {
        ledger = Ledgers.open(database);
        Schedule schedule = Schedule.read(tournaments);
        TournamentSite site = new TournamentSite(new Site(folder), ledger, schedule, WIDE, Clock.systemUTC());
        server = SiteServer.start(site, ServerSettings.ofPort(0).with(connections));
    }

    /** The same with matches that the site deals. */
    static Yearly sealed(String database, Path folder) throws IOException {
        int most = ConnectionLimits.USUAL.most();
        return new Yearly(database, folder, new ConnectionLimits(most, most), SEALED);
    }

    /** A match that was entered, with the record of how it was played. */
    record Played(Guest guest, String match, String record) {
        Told submit() {
            return guest.submit(match, record);
        }
    }

    static String database(Path folder) {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }

    URI address() {
        return server.address();
    }

    Guest guest(String name) {
        return Guest.called(name, server.address());
    }

    String tournament() {
        return new Guest(server.address()).firstTournament();
    }

    /** The matches of this many guests, each played a little differently. */
    List<Played> played(int guests) {
        String tournament = tournament();
        return IntStream.range(0, guests)
                .parallel()
                .mapToObj(number -> played(guest("Guest " + number), tournament, number))
                .toList();
    }

    private static Played played(Guest guest, String tournament, int number) {
        Told entry = guest.enter(tournament);
        return new Played(guest, entry.text("match"), Guest.endedAtOnce(entry, number));
    }

    @Override
    public void close() {
        server.close();
        ledger.close();
    }
}
