package deluxe.screens;

import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.play.tavern.TavernWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.teavm.flavour.templates.BindTemplate;

/** The odds of a game. */
@BindTemplate("templates/tavern-odds.html")
public final class TavernOdds {
    // In hundredths of a percent
    static final int RIFFA_WINS = 4645;
    static final int RIFFA_TIES = 710;
    static final int TRIGA_FIRST = 5604;
    static final int TRIGA_SECOND = 4396;
    static final int ALIKE_FIRST = 5611;
    static final int PANQUIST_FIRST = 5652;
    static final int PANQUIST_SECOND = 4348;
    static final int PANQUIST_SHARE = 5344;
    static final int BATTLE_TIES = 928;

    private static final int LEAST_TOTAL = Throw.DICE;
    private static final int MOST_TOTAL = Throw.DICE * Throw.FACES;

    private final TavernWords words;
    private final Supplier<TavernGame> game;
    private final List<Total> totals = new ArrayList<>();

    TavernOdds(TavernWords words, Supplier<TavernGame> game) {
        this.words = words;
        this.game = game;
        for (int total = LEAST_TOTAL; total <= MOST_TOTAL; total++) {
            totals.add(new Total(total));
        }
    }

    public boolean isRiffa() {
        return game.get() == TavernGame.RIFFA;
    }

    public boolean isTriga() {
        return game.get() == TavernGame.TRIGA;
    }

    public boolean isPanquist() {
        return game.get() == TavernGame.PANQUIST;
    }

    public List<Total> getTotals() {
        return totals;
    }

    public String getFirstWins() {
        return percent(isRiffa() ? RIFFA_WINS : isTriga() ? TRIGA_FIRST : PANQUIST_FIRST);
    }

    public String getSecondWins() {
        return percent(isRiffa() ? RIFFA_WINS : isTriga() ? TRIGA_SECOND : PANQUIST_SECOND);
    }

    public String getRiffaTies() {
        return percent(RIFFA_TIES);
    }

    public String getAlikeFirst() {
        return percent(ALIKE_FIRST);
    }

    public String getMeanShare() {
        return percent(PANQUIST_SHARE);
    }

    public String getBattleTies() {
        return percent(BATTLE_TIES);
    }

    private String percent(int hundredths) {
        return words.percent(hundredths);
    }

    /** How many of all throws make this total. */
    public static final class Total {
        private final int total;
        private final int ways;

        Total(int total) {
            this.total = total;
            int count = 0;
            for (int first = 1; first <= Throw.FACES; first++) {
                for (int second = 1; second <= Throw.FACES; second++) {
                    int third = total - first - second;
                    count += third >= 1 && third <= Throw.FACES ? 1 : 0;
                }
            }
            ways = count;
        }

        public int getTotal() {
            return total;
        }

        public int getWays() {
            return ways;
        }

        /** How high its column is, for the style sheet. */
        public String getColumn() {
            return "column w" + ways;
        }
    }
}
