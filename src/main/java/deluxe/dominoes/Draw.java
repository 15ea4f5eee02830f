package deluxe.dominoes;

/** Takes the next tile from the boneyard. */
public record Draw() implements Action {}
