package deluxe.tournament;

/** An option as a host gives it: a name and a value, neither of which can be trusted. */
public record Option(String name, String value) {}
