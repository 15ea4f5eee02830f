package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.kit.Malformed;
import deluxe.site.Guest.Told;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.SqlOffice;
import deluxe.site.lobby.AuditLine;
import deluxe.site.lobby.AuditLine.Act;
import deluxe.site.lobby.EntryRow;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An operator works by hand on the database of a running server. */
class OfficeTest extends HostedLobby {
    private static final long A_SECOND_AND_MORE = 1_100;

    private SqlOffice office;

    @BeforeEach
    void openTheOffice() {
        office = new SqlOffice(
                DatabaseAddress.read("jdbc:sqlite:" + folder.resolve("tournaments.db")), "olga", clock::millis);
    }

    @AfterEach
    void closeTheOffice() {
        office.close();
    }

    @Test
    void aMatchThatIsVoidDoesNotCountAndItsPlayerIsToldWhy() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        finishEarly(guest("Ben"), tournament);
        String match = ana.get("api/tournaments/" + tournament).text("own", "match");

        office.voidMatch(match, "two people played it");
        clock.pass(A_SECOND_AND_MORE);

        assertThat(ranks(stranger().get("api/tournaments/" + tournament))).containsExactly("1 Ben");
        assertThat(ana.get("api/tournaments/" + tournament).text("own", "reason"))
                .isEqualTo("The operator has declared it void.");
    }

    @Test
    void aMatchThatIsVoidBeforeItsEndNeverCounts() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        office.voidMatch(entry.text("match"), "entered by mistake");
        clock.pass(LONG_ENOUGH);

        assertThat(ana.submit(entry.text("match"), played(entry)).status()).isEqualTo(409);
        assertThat(ranks(stranger().get("api/tournaments/" + entry.text("tournament"))))
                .isEmpty();
    }

    @Test
    void whoIsBarredIsKeptOutUntilLetInAgain() {
        Guest ana = guest("Ana");
        office.bar("Ana", "insults");

        assertThat(ana.enter(stranger().firstTournament()).status()).isEqualTo(401);
        assertThat(ana.claim("Ana", Guest.keyOf("Ana")).status()).isEqualTo(403);
        assertThat(ana.claim("Ana", "another" + Guest.keyOf("Ana")).status()).isEqualTo(403);

        clock.pass(1);
        office.letIn("Ana", "she apologized");
        clock.pass(1);
        assertThat(guest("Ana").enter(stranger().firstTournament()).status()).isEqualTo(200);
    }

    @Test
    void ofWhoIsForgottenOnlyTheResultStays() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        office.forget("Ana", "she asked for it");
        clock.pass(A_SECOND_AND_MORE);

        assertThat(ranks(stranger().get("api/tournaments/" + tournament)))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("1 forgotten ");
        assertThat(ana.enter(tournament).status()).isEqualTo(401);
        assertThat(stranger().claim("Ana", "another" + Guest.keyOf("Ana")).status())
                .as("the name is free")
                .isEqualTo(200);
        assertThat(office.audit().toString()).doesNotContain("Ana");
    }

    @Test
    void aTournamentThatEndsEarlyIsFinalAtOnce() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        office.end(tournament, "the power failed");
        clock.pass(A_SECOND_AND_MORE);

        assertThat(stranger().get("api/tournaments/" + tournament).text("stage"))
                .isEqualTo("final");
        assertThat(guest("Ben").enter(tournament).status()).isEqualTo(409);
        assertThat(stranger().get("api/lobby").text("running")).doesNotContain(tournament);
        assertThat(stranger().get("api/lobby").text("ended")).contains(tournament);
    }

    @Test
    void everythingDoneByHandIsInTheAuditLogAndTheEntriesAreListed() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        EntryRow entry = office.entries(tournament).get(0);
        clock.pass(Duration.ofMinutes(1).toMillis());
        office.voidMatch(entry.match(), "a test");

        assertThat(entry.name()).isEqualTo("Ana");
        assertThat(entry.state()).isEqualTo("ranked");
        assertThat(office.entries(tournament).get(0).state()).isEqualTo("refused");
        assertThat(office.audit())
                .containsExactly(new AuditLine(
                        clock.millis(), "olga", Act.VOID, entry.match(), "ranked " + entry.total(), "a test"));
    }

    @Test
    void whatIsNotThereIsToldAndLeavesNoLine() {
        assertThatThrownBy(() -> office.voidMatch("none", "x")).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> office.bar("Nobody", "x")).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> office.end("none", "x")).isInstanceOf(Malformed.class);
        assertThat(office.audit()).isEmpty();
    }
}
