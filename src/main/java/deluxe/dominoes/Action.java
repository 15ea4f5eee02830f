package deluxe.dominoes;

/** What a player can do in turn. */
public sealed interface Action permits Play, Draw, Pass {}
