package deluxe.site.lobby;

import deluxe.kit.Word;
import deluxe.tournament.ScoreCard;

/** What was decided about a record. */
public sealed interface Ruling {
    /** It is true, and counts this much. */
    record Ranked(ScoreCard card) implements Ruling {}

    /**
     * It doesn't count.
     *
     * @param line the line at fault, from 1
     * @param reason for its player alone: it may quote the record
     */
    record Refused(int line, Why why, String reason) implements Ruling {
        /** A line of a forged record can be as long as the record. */
        private static final int LONGEST_REASON = 300;

        public Refused {
            reason = reason.length() > LONGEST_REASON ? reason.substring(0, LONGEST_REASON) + "..." : reason;
        }

        /** With a reason that anyone may read. */
        public Refused(int line, Why why) {
            this(line, why, why.sentence());
        }
    }

    /** Why a record doesn't count, in fixed words: they contain nothing that a player wrote. */
    enum Why implements Word {
        OTHER_TERMS("other-terms", "It doesn't match the terms of this match."),
        UNPROVEN("unproven", "It doesn't prove its score."),
        TOO_SOON("too-soon", "It arrived sooner than the match could be played."),
        LATE("late", "It arrived after the ranks were final.");

        private final String word;
        private final String sentence;

        Why(String word, String sentence) {
            this.word = word;
            this.sentence = sentence;
        }

        @Override
        public String word() {
            return word;
        }

        public String sentence() {
            return sentence;
        }
    }
}
