/**
 * The ledger in an SQL database: a file of SQLite, or PostgreSQL.
 *
 * <p>May know: {@code site.lobby}. Every write is one statement, so that a process may end at any moment, and says itself what
 * to do where another process was first, so that any number may share a database.
 */
package deluxe.site.database;
