package deluxe.dice;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.Entry;
import deluxe.table.Spelling;

/** How the actions of a campaign are written in its record. */
final class TavernSpelling implements Spelling {
    private static final String SITS_DOWN = "sit ";
    private static final String GETS_UP = "leave";
    private static final String WAGERS = "wager ";
    private static final String THROWS = "throw";
    private static final int MOST_COINS = 1_000_000;

    @Override
    public String write(Entry entry) {
        if (entry instanceof TavernAction.SitDown sitDown) {
            return SITS_DOWN + sitDown.gambler().word();
        }
        if (entry instanceof TavernAction.Wager wager) {
            return WAGERS + wager.coins();
        }
        return entry instanceof TavernAction.GetUp ? GETS_UP : THROWS;
    }

    @Override
    public TavernAction read(String words) {
        if (words.startsWith(SITS_DOWN)) {
            String gambler = words.substring(SITS_DOWN.length());
            return new TavernAction.SitDown(Word.read("a gambler", gambler, Gambler.values()));
        }
        if (words.startsWith(WAGERS)) {
            return new TavernAction.Wager(Whole.read("a wager", words.substring(WAGERS.length()), 0, MOST_COINS));
        }
        return switch (words) {
            case GETS_UP -> new TavernAction.GetUp();
            case THROWS -> new TavernAction.ThrowDice();
            default -> throw new Malformed("unknown action: " + words);
        };
    }
}
