package deluxe.session;

import java.util.List;

/** What has come of a sitting, and what the seat is told of that, in order. */
public record Dealt(Sitting next, List<Told> told) {}
