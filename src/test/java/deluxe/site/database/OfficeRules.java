package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.lobby.AuditLine;
import deluxe.site.lobby.AuditLine.Act;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ruling.Why;
import deluxe.site.lobby.Ticket;
import deluxe.site.operators.OperatorMatch;
import deluxe.site.operators.Telling;
import deluxe.tournament.ScoreCard;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every database must do of what operators do by hand. */
abstract class OfficeRules extends CopyRules {
    private static final long NOW = 250;

    @Test
    void whatIsDoneByHandIsDoneAndWrittenDown() {
        try (SqlLedger ledger = Ledgers.open(address());
                SqlOffice office = new SqlOffice(DatabaseAddress.read(address()), "olga", () -> NOW)) {
            ledger.announce(tournament("t-1", 300));
            finish(ledger, "a", new Ruling.Ranked(new ScoreCard(90, 0, 0)), "acts");
            finish(ledger, "b", new Ruling.Ranked(new ScoreCard(80, 0, 0)), "others");
            admit(ledger, new Player("c", "c"));
            ledger.issue(new Ticket("m-c", "t-1", "c", 150));
            assertThat(ledger.playing(NOW)).isEqualTo(1);

            office.voidMatch("m-a", "one");
            office.voidMatch("m-c", "two");
            office.bar("b", "three");
            office.forget("a", "four");
            office.end("t-1", "five");

            assertThat(ruling(ledger, "m-a")).isEqualTo(new Ruling.Refused(1, Why.VOIDED));
            assertThat(ruling(ledger, "m-c")).isEqualTo(new Ruling.Refused(1, Why.VOIDED));
            assertThat(ledger.best("t-1", 9)).extracting(PlayerResult::player).containsExactly("b");
            assertThat(ledger.bearer("b", NOW + 1)).isEmpty();
            assertThat(ledger.player("a").orElseThrow().name()).isEqualTo("forgotten a");
            assertThat(ledger.tournament("t-1").orElseThrow().finalMillis()).isEqualTo(NOW);
            assertThat(ledger.playing(NOW)).isZero();
            assertThat(office.audit()).extracting(AuditLine::act).contains(Act.VOID, Act.BAR, Act.FORGET, Act.END);
            assertThat(office.audit()).extracting(AuditLine::earlier).contains("ranked 90", "playing 0");
        }
    }

    @Test
    void whatHappensInAnOperatorsMatchIsToldOnceAndInOrder() {
        try (SqlLedger ledger = Ledgers.open(address());
                SqlOffice office = new SqlOffice(DatabaseAddress.read(address()), "olga", () -> NOW)) {
            office.operator("acme", "http://a/", "s", "one");
            office.operator("acme", "http://b/", "s", "two");
            office.newKey("acme", "s", false, "three");
            SqlOperatorBook book = ledger.operators();
            assertThat(book.operators().get(0)).isEqualTo(book.operator("acme").orElseThrow());
            assertThat(book.operator("acme").orElseThrow().callback()).isEqualTo("http://b/");
            OperatorMatch match = book.claim(new OperatorMatch("m-a", "acme", "account", "r1", "digest"));
            assertThat(book.claim(new OperatorMatch("m-b", "acme", "account", "r1", "digest")))
                    .isEqualTo(match);
            book.announce(tournament("t-1", 300), "acme");
            admit(ledger, new Player("a", "a"));
            ledger.issue(new Ticket("m-a", "t-1", "a", 150));
            assertThat(ledger.unfinished(NOW)).as("the lobby doesn't show it").isEmpty();
            book.offer("m-a", "token");
            assertThat(book.redeem("token")).contains(match);
            assertThat(book.redeem("token")).isEmpty();

            ledger.keep("m-a", List.of(new KeptIntent(0, 160, 160, 0, ""), new KeptIntent(1, 170, 170, 0, "leave")));
            ledger.keep("m-a", List.of(new KeptIntent(1, 180, 180, 0, "end")));
            assertThat(book.overdue(NOW)).isEmpty();
            assertThat(book.overdue(NOW + 1_000)).extracting(Ticket::match).containsExactly("m-a");
            file(ledger, "m-a");

            assertThat(book.tellings("m-a"))
                    .extracting(each -> each.type().word() + ' ' + each.cause())
                    .containsExactly("match.started ", "match.interrupted backgrounded", "match.finished ");
            assertThat(book.overdue(NOW + 1_000)).isEmpty();
            Telling first = book.due(NOW, 9).get(0);
            assertThat(book.due(NOW, 9)).containsExactly(first);
            assertThat(book.take(first, NOW + 30)).isTrue();
            assertThat(book.take(first, NOW + 30)).as("one server takes it").isFalse();
            book.acknowledge(first, NOW);
            assertThat(book.due(NOW, 9)).extracting(Telling::cause).containsExactly("backgrounded");
            assertThat(book.unacknowledged("acme")).isEqualTo(2);
        }
    }

    @Test
    void ofEachOperatorSoMuchIsDueHoweverMuchAnotherHasNotTaken() {
        try (SqlLedger ledger = Ledgers.open(address());
                SqlOffice office = new SqlOffice(DatabaseAddress.read(address()), "olga", () -> NOW)) {
            begin(ledger, office, "down", 3);
            begin(ledger, office, "other", 1);

            assertThat(ledger.operators().due(NOW, 2))
                    .extracting(each -> each.match().match())
                    .containsExactly("down-1", "other-1", "down-2");
            assertThat(ledger.operators().due(NOW, 9)).hasSize(4);
        }
    }

    @Test
    void anOperatorWithoutAnAddressIsToldOnceItHasOneAndNotMissedUntilThen() {
        try (SqlLedger ledger = Ledgers.open(address());
                SqlOffice office = new SqlOffice(DatabaseAddress.read(address()), "olga", () -> NOW)) {
            begin(ledger, office, "acme", 1);
            office.operator("acme", "", "s", "it only asks");
            SqlOperatorBook book = ledger.operators();

            assertThat(book.due(NOW, 9)).isEmpty();
            assertThat(book.unacknowledged()).isZero();
            assertThat(book.unacknowledged("acme")).isZero();

            office.operator("acme", "http://a/", "s", "now it listens");
            assertThat(book.due(NOW, 9)).hasSize(1);
            assertThat(book.unacknowledged()).isEqualTo(1);
        }
    }

    /** So many matches of this operator are begun, one after the other. */
    private static void begin(SqlLedger ledger, SqlOffice office, String operator, int matches) {
        office.operator(operator, "http://" + operator + '/', "s", "a contract");
        ledger.operators().announce(tournament(operator, 300), operator);
        for (int number = 1; number <= matches; number++) {
            String name = operator + '-' + number;
            ledger.operators().claim(new OperatorMatch(name, operator, "account", "r" + number, "digest"));
            admit(ledger, new Player(name, name));
            ledger.issue(new Ticket(name, operator, name, 150));
            ledger.keep(name, List.of(new KeptIntent(0, 160 + number, 160 + number, 0, "")));
        }
    }

    private static void file(Ledger ledger, String match) {
        Ruling ranked = new Ruling.Ranked(new ScoreCard(90, 0, 0));
        ledger.file(new Filed(match, "t-1", 200, "sheet", "digest", ranked), Optional.empty());
        ledger.file(new Filed(match, "t-1", 210, "sheet", "digest", ranked), Optional.empty());
    }

    private static Ruling ruling(Ledger ledger, String match) {
        return ledger.filed(match).orElseThrow().ruling();
    }
}
