package deluxe.play;

import java.util.Optional;

/** What the player sees now, with everything that it shows. */
public sealed interface Screen {
    /** The screen's name for the style sheet. */
    String name();

    record AtStart() implements Screen {
        @Override
        public String name() {
            return "start";
        }
    }

    /** The settings, opened from the start. */
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
    record Learning(Lessons lessons, boolean startsThen) implements Screen {
        @Override
        public String name() {
            return "how-to-play";
        }
    }

    /** The countdown and the rounds. */
    record AtTable(TableMatch match) implements Screen {
        @Override
        public String name() {
            return "table";
        }
    }

    /** The pop-up over the table. */
    record InMenu(TableMatch match, GameMenu menu) implements Screen {
        @Override
        public String name() {
            return "menu";
        }
    }

    /**
     * What the match was worth.
     *
     * @param counting the numbers, as far as they are counted up
     * @param record the record of the match that was just played; empty if it was played before
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
