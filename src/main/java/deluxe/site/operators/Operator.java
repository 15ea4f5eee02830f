package deluxe.site.operators;

/**
 * The server of a tournament elsewhere, whose matches are dealt here.
 *
 * @param callback the address at which it is told of its matches; empty if it is not
 * @param secret the id of the site's secret that its keys come from
 * @param key the number of its key, from 1
 * @param earlierUntilMillis until when the key before is good, too
 */
public record Operator(String name, String callback, String secret, int key, long earlierUntilMillis) {}
