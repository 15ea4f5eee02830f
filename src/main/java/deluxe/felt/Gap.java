package deluxe.felt;

/** A gap where tiles were put away: from one point to the other, in cells. */
public record Gap(int fromX, int fromY, int toX, int toY) {}
