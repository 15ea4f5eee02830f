package deluxe.site.database;

import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Ruling;
import deluxe.tournament.ScoreCard;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The records of matches that are over, without what must not be known yet. */
final class SqlRecords {
    private final Database database;
    private final Seeds seeds;

    SqlRecords(Database database, Seeds seeds) {
        this.database = database;
        this.seeds = seeds;
    }

    /**
     * If the index of first games lets the record in, it is the first with its acts; if not, it is written again as one that equals it.
     *
     * @param hide takes out of a text what nobody may know before the end
     */
    Filed file(Filed candidate, Optional<String> acts, UnaryOperator<String> hide) {
        write(candidate, candidate.ruling(), acts, Optional.empty(), hide);
        return filed(candidate.match()).orElseGet(() -> {
            Ruling held = new Ruling.Held(candidate.ruling().worth().orElseThrow());
            Optional<String> first = database.readOne(
                    row -> row.getString(1), Queries.FIRST, candidate.tournament(), acts.orElseThrow());
            write(candidate, held, acts, first, hide);
            return filed(candidate.match()).orElseThrow();
        });
    }

    private void write(
            Filed candidate,
            Ruling ruling,
            Optional<String> acts,
            Optional<String> equalTo,
            UnaryOperator<String> hide) {
        ScoreCard card = ruling.worth().orElse(null);
        Ruling.Refused refused = ruling instanceof Ruling.Refused not ? not : null;
        Database.Write record = new Database.Write(
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, points, spread,"
                        + " time_bonus, total, acts, equal_to, line_number, why, reason)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                candidate.match(),
                candidate.tournament(),
                candidate.receivedMillis(),
                hide.apply(candidate.text()),
                candidate.digest(),
                ruling.kind().word(),
                card == null ? null : card.points(),
                card == null ? null : card.spreadBonus(),
                card == null ? null : card.timeBonus(),
                card == null ? null : card.total(),
                acts.orElse(null),
                equalTo.orElse(null),
                refused == null ? null : refused.line(),
                refused == null ? null : refused.why().word(),
                refused == null ? null : hide.apply(refused.reason()));
        database.writeTogether(List.of(record, Tellings.finished(candidate.match())));
    }

    Optional<Filed> filed(String match) {
        return database.readOne(row -> Rows.filed(row, seeds), Queries.FILED + " WHERE records.match_id = ?", match);
    }

    /** Writes the keys into the records of a tournament, which are no longer hidden. */
    void show(String tournament) {
        database.read(row -> Rows.filed(row, seeds), Queries.FILED + " WHERE records.tournament = ?", tournament)
                .forEach(filed ->
                        database.write("UPDATE records SET sheet = ? WHERE match_id = ?", filed.text(), filed.match()));
    }
}
