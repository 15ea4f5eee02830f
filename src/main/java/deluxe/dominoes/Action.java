package deluxe.dominoes;

/** What a player can do on their turn. */
public sealed interface Action permits Play, Draw, Pass {}
