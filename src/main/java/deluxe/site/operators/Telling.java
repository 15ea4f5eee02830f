package deluxe.site.operators;

import deluxe.kit.Word;

/**
 * What an operator is told of a match, or has been.
 *
 * @param id the same whenever it is told again
 * @param cause why the match was interrupted; empty if it was not
 * @param atMillis when it happened
 * @param dueMillis when it is told next
 * @param attempts how often it was told
 * @param acknowledgedMillis when the operator acknowledged it; 0 if that has not happened
 */
public record Telling(
        String id,
        OperatorMatch match,
        Type type,
        String cause,
        long atMillis,
        long dueMillis,
        int attempts,
        long acknowledgedMillis) {

    /** The number of what happens after all that was asked for in a match. */
    public static final int AT_THE_END = 1_000_000;

    /** What can happen to a match. */
    public enum Type implements Word {
        STARTED("match.started"),
        INTERRUPTED("match.interrupted"),
        FINISHED("match.finished"),
        VOIDED("match.voided");

        private final String word;

        Type(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Why a match was interrupted, as far as the server can tell. */
    public enum Cause implements Word {
        /** The player came back with another ticket, and the page had not said that it was leaving. */
        CRASH("crash"),
        /** The player does not see the page any more. */
        BACKGROUNDED("backgrounded"),
        /** The player came back with another ticket after that. */
        TERMINATED("terminated"),
        /** Time was up, and the player was not there. */
        TIMEOUT("timeout"),
        /** The player ended the match early. */
        INTENTIONAL("intentional");

        private final String word;

        Cause(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }
}
