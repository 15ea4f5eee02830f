package deluxe.dominoes;

import deluxe.kit.Word;

/** The domino tables. */
public enum Table implements Word {
    FIVES("fives"),
    ALL_FIVES("all-fives"),
    MUGGINS("muggins");

    private final String word;

    Table(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** Its own rules. */
    public RuleSet rules() {
        return RuleSet.of(this);
    }

    /** Whether a player who can neither play nor draw has to say so; if not, the pass happens by itself. */
    public boolean passesByHand() {
        return this == MUGGINS;
    }
}
