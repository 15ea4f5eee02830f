package deluxe.play;

import java.util.Optional;

/** What the player sees now, with all that it shows. */
public sealed interface Screen {
    /** Names it for the style sheet. */
    String name();

    record AtStart() implements Screen {
        @Override
        public String name() {
            return "start";
        }
    }

    /** Opened from the start. */
    record InSettings() implements Screen {
        @Override
        public String name() {
            return "settings";
        }
    }

    /**
     * How to Play.
     *
     * @param startsThen whether the match begins after it, because the player has asked for that
     */
    record Learning(Classroom lessons, boolean startsThen) implements Screen {
        @Override
        public String name() {
            return "how-to-play";
        }
    }

    /** Countdown and rounds. */
    record AtTable(MatchAtTable match) implements Screen {
        @Override
        public String name() {
            return "table";
        }
    }

    /** The pop-up over the table. */
    record InMenu(MatchAtTable match, Menu menu) implements Screen {
        @Override
        public String name() {
            return "menu";
        }
    }

    /**
     * What the match was worth.
     *
     * @param counting the numbers, as far as they are counted up
     * @param record of the match that was just played; empty if it was played before
     */
    record AtResults(Results results, Counting counting, Optional<String> record) implements Screen {
        @Override
        public String name() {
            return "results";
        }
    }

    /** What was asked for is not played here. */
    record Refused(RefusedMatch refusal) implements Screen {
        @Override
        public String name() {
            return "refused";
        }
    }
}
