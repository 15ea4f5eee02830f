package deluxe.site.lobby;

import deluxe.kit.Word;
import deluxe.tournament.ScoreCard;
import java.util.Optional;

/** What was decided about a record. */
public sealed interface Ruling {
    Kind kind();

    /** What the record is worth, if it is true. */
    Optional<ScoreCard> worth();

    /** It is true, and counts this much. */
    record Ranked(ScoreCard card) implements Ruling {
        @Override
        public Kind kind() {
            return Kind.RANKED;
        }

        @Override
        public Optional<ScoreCard> worth() {
            return Optional.of(card);
        }
    }

    /** It is true, but somebody did exactly the same before: until the operator lets it count, it comes after all that do. */
    record Held(ScoreCard card) implements Ruling {
        @Override
        public Kind kind() {
            return Kind.HELD;
        }

        @Override
        public Optional<ScoreCard> worth() {
            return Optional.of(card);
        }
    }

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

        @Override
        public Kind kind() {
            return Kind.REFUSED;
        }

        @Override
        public Optional<ScoreCard> worth() {
            return Optional.empty();
        }
    }

    /** The kinds of rulings. */
    enum Kind implements Word {
        RANKED("ranked"),
        HELD("held"),
        REFUSED("refused");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Why a record doesn't count, in fixed words: they contain nothing that a player wrote. */
    enum Why implements Word {
        OTHER_TERMS("other-terms", "It doesn't match the terms of this match."),
        UNPROVEN("unproven", "It doesn't prove its score."),
        TOO_SOON("too-soon", "It arrived sooner than the match could be played."),
        LATE("late", "It arrived after the ranks were final."),
        VOIDED("voided", "The operator has declared it void.");

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
