package deluxe.cli;

import deluxe.dice.Campaign;
import deluxe.kit.Word;

/** How a player with a plan wagers: always the same part of their purse. */
enum WagerStyle implements Word {
    CAREFUL("careful", 10),
    STEADY("steady", 4),
    BOLD("bold", 2);

    private final String word;
    private final int part;

    WagerStyle(String word, int part) {
        this.word = word;
        this.part = part;
    }

    @Override
    public String word() {
        return word;
    }

    int wager(Campaign campaign) {
        return Math.max(1, Math.min(campaign.mostWager(), campaign.purse() / part));
    }
}
