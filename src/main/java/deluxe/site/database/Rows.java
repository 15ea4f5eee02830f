package deluxe.site.database;

import deluxe.kit.Word;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.HeatSeat;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.OwnPlace;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ruling.Why;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the rows of the tables. */
final class Rows {
    private Rows() {}

    static Player player(ResultSet row) throws SQLException {
        return new Player(row.getString("id"), row.getString("name"));
    }

    static Tournament tournament(ResultSet row, Seeds seeds) throws SQLException {
        return new Tournament(
                row.getString("id"),
                row.getString("title"),
                row.getString("about"),
                conditions(row.getString("conditions")),
                DealRule.read(row.getString("deals")),
                seeds.of(row.getString("id"), row),
                row.getLong("opens_millis"),
                row.getLong("closes_millis"),
                row.getLong("final_millis"),
                Arrays.asList(row.getString("prizes").split("\n", -1)),
                row.getInt("most_players"));
    }

    private static Map<String, String> conditions(String lines) {
        Map<String, String> conditions = new LinkedHashMap<>();
        for (String line : lines.split("\n", -1)) {
            int space = line.indexOf(' ');
            conditions.put(line.substring(0, space), line.substring(space + 1));
        }
        return conditions;
    }

    static Ticket ticket(ResultSet row) throws SQLException {
        return new Ticket(
                row.getString("match_id"),
                row.getString("tournament"),
                row.getString("player"),
                row.getLong("taken_millis"),
                new HeatSeat(row.getString("heat"), row.getInt("seat"), row.getString("network")));
    }

    static KeptIntent intent(ResultSet row) throws SQLException {
        return new KeptIntent(
                row.getInt("number"),
                row.getLong("at_millis"),
                row.getLong("arrived_millis"),
                row.getInt("trip_millis"),
                row.getString("intent"));
    }

    /** A player's ticket, and the result beside it if there is one: of a refusal, what anyone may read. */
    static OwnPlace place(ResultSet row) throws SQLException {
        boolean isFiled = row.getString("verdict") != null;
        return new OwnPlace(
                ticket(row),
                row.getBoolean("begun"),
                isFiled ? Optional.of(finish(row, ruling(row, ""))) : Optional.empty());
    }

    /** The row of a record, with what {@link Seeds#show} needs. */
    static Filed filed(ResultSet row, Seeds seeds) throws SQLException {
        String reason = row.getString("reason");
        return new Filed(
                row.getString("match_id"),
                row.getString("tournament"),
                row.getLong("received_millis"),
                seeds.show(row.getString("sheet"), row),
                row.getString("digest"),
                ruling(row, reason == null ? "" : seeds.show(reason, row)));
    }

    static PlayerResult rankedFinish(ResultSet row) throws SQLException {
        return finish(row, new Ruling.Ranked(card(row)));
    }

    static PlayerResult heldFinish(ResultSet row) throws SQLException {
        return finish(row, new Ruling.Held(card(row)));
    }

    private static PlayerResult finish(ResultSet row, Ruling ruling) throws SQLException {
        return new PlayerResult(
                row.getString("match_id"),
                row.getString("player"),
                row.getString("name"),
                row.getLong("received_millis"),
                ruling);
    }

    private static ScoreCard card(ResultSet row) throws SQLException {
        return new ScoreCard(row.getInt("points"), row.getInt("spread"), row.getInt("time_bonus"));
    }

    private static Ruling ruling(ResultSet row, String reason) throws SQLException {
        return switch (Word.read("verdict", row.getString("verdict"), Ruling.Kind.values())) {
            case RANKED -> new Ruling.Ranked(card(row));
            case HELD -> new Ruling.Held(card(row));
            case REFUSED -> refused(row, reason);
        };
    }

    /** The reason is forgotten with the record; after that only the fixed words are left. */
    private static Ruling refused(ResultSet row, String reason) throws SQLException {
        int line = row.getInt("line_number");
        return reason.isEmpty() ? new Ruling.Refused(line, why(row)) : new Ruling.Refused(line, why(row), reason);
    }

    private static Why why(ResultSet row) throws SQLException {
        return Word.read("why", row.getString("why"), Why.values());
    }
}
