package deluxe.site.lobby;

import java.util.List;

/**
 * What is on, and what has ended lately.
 *
 * @param running the tournaments that can be entered now, and those that were entered and are not final yet; the next to close first
 * @param ended the latest that are final
 */
public record Programme(List<Glance> running, List<Glance> ended) {}
