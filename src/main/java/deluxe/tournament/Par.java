package deluxe.tournament;

/** A match between two bots, played a line at a time, so that a page can do other things in between. */
public final class Par {
    private final BotMatch game;
    private Match match;

    Par(BotMatch game) {
        this.game = game;
        match = Match.begin(game.terms()).next();
    }

    public boolean isKnown() {
        return match.isOver();
    }

    public void goOn() {
        match = match.take(game.next(match)).step().next();
    }

    /** Goes on until it is known. */
    public int total() {
        while (!isKnown()) {
            goOn();
        }
        return match.scoreCard().orElseThrow().total();
    }
}
