package deluxe.dominoes;

/** "I can't go." */
public record Pass() implements Action {}
