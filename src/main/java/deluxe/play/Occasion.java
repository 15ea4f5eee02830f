package deluxe.play;

import deluxe.tournament.Options;
import deluxe.tournament.Terms;

/** Why a match is played; that decides what the table offers around it. */
public sealed interface Occasion {
    /** The name of the match. */
    String match();

    /** Whether the player chooses the opponent and the rules, and can play again. */
    boolean isPlayersChoice();

    /** Whether the player can leave it for the start, and go on with it from there. */
    boolean mayBeLeft();

    /** Whether the tile that scores most may be marked. */
    boolean allowsHints();

    /** Whether somebody else gets the record. */
    boolean isHandedIn();

    /** Whether whoever asked for it deals it too, and keeps its record. */
    boolean isDealtElsewhere();

    /** The player plays for himself. */
    record Practice() implements Occasion {
        @Override
        public String match() {
            return Terms.PRACTICE;
        }

        @Override
        public boolean isPlayersChoice() {
            return true;
        }

        @Override
        public boolean mayBeLeft() {
            return true;
        }

        @Override
        public boolean allowsHints() {
            return true;
        }

        @Override
        public boolean isHandedIn() {
            return false;
        }

        @Override
        public boolean isDealtElsewhere() {
            return false;
        }
    }

    /** A host asked for it. */
    record Asked(Options options) implements Occasion {
        @Override
        public String match() {
            return options.agreement().match();
        }

        @Override
        public boolean isPlayersChoice() {
            return false;
        }

        @Override
        public boolean mayBeLeft() {
            return false;
        }

        @Override
        public boolean allowsHints() {
            return false;
        }

        @Override
        public boolean isHandedIn() {
            return options.deck().isPresent();
        }

        @Override
        public boolean isDealtElsewhere() {
            return options.deck().isEmpty();
        }
    }
}
