package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdminTest {
    private static final long FAR = 4_000_000_000_000L;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void anaHasWon() {
        try (SqlLedger ledger = Ledgers.open(database())) {
            ledger.announce(new Tournament(
                    "cup-1",
                    "The Cup",
                    "A.",
                    Map.of("rules", "fives", "difficulty", "hard"),
                    DealRule.OPEN,
                    Ledgers.SECRETS.current().seed("cup-1"),
                    1,
                    FAR,
                    FAR,
                    List.of("Gold"),
                    Tournament.ANY_NUMBER));
            Likeness likeness = new Likeness("ana", "ana");
            ledger.admit(new Player("p1", "Ana"), likeness, "digest", 1);
            ledger.issue(new Ticket("cup-1-m1", "cup-1", "p1", 2));
            Ruling ranked = new Ruling.Ranked(new ScoreCard(30, 20, 9));
            ledger.file(new Filed("cup-1-m1", "cup-1", 3, "sheet", "digest", ranked), Optional.empty());
        }
    }

    @Test
    void tournamentsAndTheirEntriesAreListed() {
        assertThat(admin("list")).isEqualTo(Command.OK);
        assertThat(printed()).contains("cup-1", "entries 1", "ranked 1", "The Cup");
        assertThat(admin("list", "cup-1")).isEqualTo(Command.OK);
        assertThat(printed()).contains("cup-1-m1", "ranked 59", "Ana");
    }

    @Test
    void resultsAreExportedAsATableOrAsObjects() {
        admin("export", "cup-1");
        admin("export", "cup-1", "--json");

        assertThat(printed()).isEqualTo("""
                        rank,name,match,verdict,points,spread,time,total,received
                        1,"Ana","cup-1-m1",ranked,30,20,9,59,1970-01-01T00:00:00.003Z
                        {"rank":1,"name":"Ana","match":"cup-1-m1","verdict":"ranked","points":30,"spread":20,"time":9,"total":59,\
                        "received":"1970-01-01T00:00:00.003Z"}
                        """);
    }

    @Test
    void whatIsDoneByHandIsInTheLog() {
        assertThat(admin("void", "cup-1-m1", "--because", "two people played it"))
                .isEqualTo(Command.OK);
        admin("log");

        assertThat(printed()).contains("void cup-1-m1  [ranked 59]  two people played it");
    }

    @Test
    void anOperatorGetsAKeyAndLaterAnother() {
        admin("operator", "acme", "--callback", "https://acme.example/told", "--because", "a contract");
        admin("key", "acme", "--because", "a year has passed");
        admin("operators");
        List<String> lines = printed().lines().toList();

        assertThat(lines.get(0)).matches("[0-9a-f]{64}");
        assertThat(lines.get(1)).matches("[0-9a-f]{64}").isNotEqualTo(lines.get(0));
        assertThat(lines.get(2)).isEqualTo("acme  key 2  unacknowledged 0  https://acme.example/told");
        assertThat(admin("operator", "acme", "--callback", "ftp://x", "--because", "x"))
                .isEqualTo(Command.MISUSED);
        assertThat(admin("dispute", "cup-1-m1")).isEqualTo(Command.MISUSED);
    }

    @Test
    void nothingIsDoneWithoutAReason() {
        assertThat(admin("void", "cup-1-m1")).isEqualTo(Command.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--because").hasLineCount(1);
    }

    @Test
    void whatIsNotThereIsToldInOneLine() {
        assertThat(admin("end", "cup-2", "--because", "x")).isEqualTo(Command.MISUSED);
        assertThat(admin("export", "cup-2")).isEqualTo(Command.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(2).allMatch(line -> line.contains("'cup-2'"));
    }

    private int admin(String... words) {
        Console console = new Console(InputStream.nullInputStream(), stream(out), stream(err));
        List<String> arguments = Stream.of(Stream.of("admin"), Stream.of(words), Stream.of("--database", database()))
                .flatMap(each -> each)
                .toList();
        return new Deluxe(Map.of("SECRET", Ledgers.SECRET), console).run(arguments);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String database() {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }
}
