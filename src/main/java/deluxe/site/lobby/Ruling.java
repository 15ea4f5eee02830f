package deluxe.site.lobby;

import deluxe.kit.Word;
import deluxe.tournament.ScoreCard;

/** What became of a record. */
public sealed interface Ruling {
    /** It is true, and counts so much. */
    record Ranked(ScoreCard card) implements Ruling {}

    /**
     * It counts nothing.
     *
     * @param line where, from 1
     * @param reason for its player alone: it may quote the record
     */
    record Refused(int line, Why why, String reason) implements Ruling {
        /** In words that anyone may read. */
        public Refused(int line, Why why) {
            this(line, why, why.sentence());
        }
    }

    /** Why a record counts nothing, in fixed words: nothing that a player wrote is among them. */
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
