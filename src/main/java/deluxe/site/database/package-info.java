/**
 * The ledger in an SQL database: an SQLite file, or PostgreSQL.
 *
 * <p>May depend on: {@code site.lobby}. Every write is one statement, so a process may end at any moment. The statement itself says
 * what to do if another process was first, so any number of processes may share a database.
 */
package deluxe.site.database;
