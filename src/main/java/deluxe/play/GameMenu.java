package deluxe.play;

/**
 * The pop-up of the current game, and what it says in each case.
 *
 * @param leftMillis what is left of the pause allowance; it means nothing while the game is not paused
 * @param clockSeconds what the match clock shows; less than 0 if there is none
 * @param isEnding whether it asks if the game is really to end
 */
public record GameMenu(Case why, int leftMillis, int clockSeconds, boolean isEnding) {
    public GameMenu(Case why, int leftMillis, int clockSeconds) {
        this(why, leftMillis, clockSeconds, false);
    }

    /** Why it is open. */
    public enum Case {
        /** The player asked for a pause. */
        PAUSED(true, true),
        /** The player asked where no clock runs, so there is nothing to pause. */
        SETTINGS(false, true),
        /** The player asked, but the game cannot be paused. */
        NO_PAUSE(false, true),
        /** The game was left: a call, another tab. */
        LEFT(true, false),
        /** The allowance ran out while the pop-up was open; the clock runs behind it. */
        RAN_OUT(false, true);

        private final boolean paused;
        private final boolean canEnd;

        Case(boolean paused, boolean canEnd) {
            this.paused = paused;
            this.canEnd = canEnd;
        }
    }

    public boolean isPaused() {
        return why.paused;
    }

    /** Whether it offers to end the game. */
    public boolean canEnd() {
        return why.canEnd;
    }

    public String header(Words words) {
        if (isEnding) {
            return "End the Game?";
        }
        if (why == Case.SETTINGS) {
            return "Settings";
        }
        return why.paused ? words.say("Game Paused. Resumes in {0}", countdown()) : "End Early?";
    }

    public String body() {
        if (isEnding) {
            return "It can't be continued afterwards, and the score stands as it is.";
        }
        if (why == Case.SETTINGS) {
            return "";
        }
        return why.paused
                ? "If paused for too long, the game will end & submit your current score."
                : "The game can no longer be paused. Our games require timely score submission and cannot be paused"
                        + " indefinitely.";
    }

    /** What the clock that runs behind the pop-up shows; empty if none runs. */
    public String clock(Words words) {
        boolean runs = !why.paused && clockSeconds >= 0;
        return runs ? words.say("Time left: {0}", Words.clock(clockSeconds)) : "";
    }

    GameMenu withLeft(int millis) {
        return new GameMenu(why, millis, clockSeconds, isEnding);
    }

    GameMenu withClock(int seconds) {
        return new GameMenu(why, leftMillis, seconds, isEnding);
    }

    GameMenu ending() {
        return new GameMenu(why, leftMillis, clockSeconds, true);
    }

    private String countdown() {
        int seconds = leftMillis == 0 ? 0 : (leftMillis - 1) / 1000 + 1;
        String clock = Words.clock(seconds);
        return clock.length() < 5 ? "0" + clock : clock;
    }
}
