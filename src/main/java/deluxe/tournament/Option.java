package deluxe.tournament;

/** An option as a host gives it: a name and a value, both not to be trusted. */
public record Option(String name, String value) {}
