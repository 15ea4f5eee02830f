package deluxe.site.database;

import deluxe.kit.Malformed;
import deluxe.site.database.Database.Write;
import deluxe.site.lobby.AuditLine;
import deluxe.site.lobby.AuditLine.Act;
import deluxe.site.lobby.EntryRow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.LongSupplier;

/** What an operator does by hand, on a database that servers may be using. Each act and its line in the audit log are one. */
public final class SqlOffice implements AutoCloseable {
    private static final String VOID =
            "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, line_number, why, reason)"
                    + " SELECT match_id, tournament, ?, '', '', 'refused', 1, 'voided', '' FROM tickets WHERE match_id = ?"
                    + " ON CONFLICT (match_id) DO UPDATE SET verdict = 'refused', points = NULL, spread = NULL,"
                    + " time_bonus = NULL, total = NULL, line_number = 1, why = 'voided', reason = ''";

    private static final String FORGET =
            "UPDATE players SET name = ?, folded = ?, look = ?, key_digest = '', tokens_from_millis = ?, barred_millis = ?"
                    + " WHERE id = ?";

    private static final String STATE =
            "COALESCE(records.verdict, 'playing') AS state, COALESCE(records.total, 0) AS total";

    private static final long A_DAY_MILLIS = Duration.ofDays(1).toMillis();

    private final Database database;
    private final String who;
    private final LongSupplier nowMillis;

    /**
     * Opens the office of a database that servers use.
     *
     * @param who the operator's name, for the audit log
     */
    public SqlOffice(DatabaseAddress address, String who, LongSupplier nowMillis) {
        Migrations.requireDone(address);
        this.database = Database.starting(address);
        this.who = who;
        this.nowMillis = nowMillis;
    }

    /** The match does not count any more, or, if it is still played, never will. */
    public void voidMatch(String match, String why) {
        String earlier = only(
                "There is no match '" + match + "'.",
                "SELECT " + STATE + " FROM tickets LEFT JOIN records ON records.match_id = tickets.match_id"
                        + " WHERE tickets.match_id = ?",
                row -> row.getString("state") + ' ' + row.getInt("total"),
                match);
        act(Act.VOID, match, earlier, why, new Write(VOID, now(), match), Tellings.voided(match, now()));
    }

    /** The player's tokens end, and the name can't be claimed. */
    public void bar(String name, String why) {
        String player = player(name);
        act(
                Act.BAR,
                player,
                "",
                why,
                "UPDATE players SET barred_millis = ?, tokens_from_millis = ? WHERE id = ?",
                now(),
                now(),
                player);
    }

    /** The opposite of barring: the name can be claimed again with its key. */
    public void letIn(String name, String why) {
        String player = player(name);
        act(Act.LET_IN, player, "", why, "UPDATE players SET barred_millis = NULL WHERE id = ?", player);
    }

    /** The name and the key go; the results stay, under a name that says nothing. */
    public void forget(String name, String why) {
        String player = player(name);
        String nobody = "forgotten " + player.substring(0, Math.min(player.length(), 8));
        act(
                Act.FORGET,
                player,
                "",
                why,
                new Write("UPDATE tickets SET network = '' WHERE player = ?", player),
                new Write(FORGET, nobody, nobody, nobody, Long.MAX_VALUE, now(), player));
    }

    /** The tournament closes and is final now. */
    public void end(String tournament, String why) {
        String earlier = only(
                "Nobody has entered a tournament '" + tournament + "' that is still running.",
                "SELECT closes_millis, final_millis FROM tournaments WHERE id = ? AND final_millis > ?",
                row -> row.getLong(1) + " " + row.getLong(2),
                tournament,
                now());
        act(
                Act.END,
                tournament,
                earlier,
                why,
                "UPDATE tournaments SET closes_millis = ?, final_millis = ? WHERE id = ?",
                now(),
                now(),
                tournament);
    }

    /** Matches are dealt for this operator, who is told of them at this address: none if it is empty. */
    public void operator(String name, String callback, String secret, String why) {
        String earlier = database.readOne(
                        row -> row.getString(1), "SELECT callback FROM operators WHERE name = ?", name)
                .orElse("");
        act(
                Act.OPERATOR,
                name,
                earlier,
                why,
                "INSERT INTO operators (name, callback, secret, key_number, earlier_until_millis) VALUES (?, ?, ?, 1, 0)"
                        + " ON CONFLICT (name) DO UPDATE SET callback = EXCLUDED.callback",
                name,
                callback,
                secret);
    }

    /** The operator gets another key. Unless the earlier one must end at once, it is good for a day. */
    public void newKey(String operator, String secret, boolean atOnce, String why) {
        String before = only(
                "There is no operator '" + operator + "'.",
                "SELECT secret FROM operators WHERE name = ?",
                row -> row.getString(1),
                operator);
        boolean isGood = !atOnce && before.equals(secret);
        act(
                Act.KEY,
                operator,
                before,
                why,
                "UPDATE operators SET key_number = key_number + 1, secret = ?, earlier_until_millis = ? WHERE name = ?",
                secret,
                isGood ? now() + A_DAY_MILLIS : 0,
                operator);
    }

    /** Who has entered a tournament, in the order in which they did. */
    public List<EntryRow> entries(String tournament) {
        return database.read(
                row -> new EntryRow(
                        row.getString("match_id"),
                        row.getString("name"),
                        row.getString("state"),
                        row.getInt("total"),
                        row.getLong("taken_millis")),
                "SELECT tickets.match_id, name, taken_millis, " + STATE
                        + " FROM tickets JOIN players ON players.id = tickets.player"
                        + " LEFT JOIN records ON records.match_id = tickets.match_id"
                        + " WHERE tickets.tournament = ? ORDER BY taken_millis, tickets.match_id",
                tournament);
    }

    public List<AuditLine> audit() {
        return database.read(
                row -> new AuditLine(
                        row.getLong("at_millis"),
                        row.getString("who"),
                        Act.valueOf(row.getString("act").toUpperCase(Locale.ROOT)),
                        row.getString("about"),
                        row.getString("earlier"),
                        row.getString("why")),
                "SELECT * FROM audit ORDER BY at_millis, id");
    }

    @Override
    public void close() {
        database.close();
    }

    private String player(String name) {
        return only(
                "There is no player '" + name + "'.",
                "SELECT id FROM players WHERE name = ?",
                row -> row.getString(1),
                name);
    }

    private String only(String otherwise, String sql, Database.Reader<String> reader, Object... values) {
        return database.readOne(reader, sql, values).orElseThrow(() -> new Malformed(otherwise));
    }

    private long now() {
        return nowMillis.getAsLong();
    }

    private void act(Act act, String about, String earlier, String why, String sql, Object... values) {
        act(act, about, earlier, why, new Write(sql, values));
    }

    private void act(Act act, String about, String earlier, String why, Write... writes) {
        List<Write> all = new ArrayList<>(List.of(writes));
        all.add(new Write(
                "INSERT INTO audit (id, at_millis, who, act, about, earlier, why) VALUES (?, ?, ?, ?, ?, ?, ?)",
                UUID.randomUUID().toString(),
                now(),
                who,
                act.name().toLowerCase(Locale.ROOT),
                about,
                earlier,
                why));
        database.writeTogether(all);
    }
}
