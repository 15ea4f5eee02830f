package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Doubles;
import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import org.junit.jupiter.api.Test;

/** Why the ends make what they make, in words. */
class WatchedSumTest {
    private static final Words WORDS = new Words(english -> english);

    @Test
    void theBareBoardMakesNothing() {
        assertThat(WatchedSum.told(fives(), WORDS)).isEqualTo("The board is empty.");
    }

    @Test
    void aTileThatLiesAloneCountsBothHalves() {
        assertThat(WatchedSum.told(fives("6-4"), WORDS))
                .isEqualTo("The ends make 6 + 4 = 10. A tile that lies alone counts both halves: 6-4.");
    }

    @Test
    void aDoubleAtAnEndCountsTwiceAndOneJoinedOnBothSidesNothing() {
        assertThat(WatchedSum.told(fives("5-5", "5-3 near", "5-1 far", "3-3"), WORDS))
                .isEqualTo("The ends make 2 × 3 + 1 = 7. A double at an end counts both halves: 3-3."
                        + " A double joined on both sides counts nothing: 5-5.");
    }

    @Test
    void whereOnlyTheFirstDoubleCountsTwiceTheOthersCountOnce() {
        Doubles once = new Doubles(Doubles.Spinners.FIRST, Doubles.Count.ONCE, false);
        assertThat(WatchedSum.told(laid(Tableau.empty(once), "5-5", "5-3 near", "3-3"), WORDS))
                .isEqualTo("The ends make 3 + 2 × 5 = 13. A double at an end counts both halves: 5-5."
                        + " A double at an end counts one half: 3-3.");
    }

    @Test
    void whereASpinnersTipsCountThatIsSaid() {
        Doubles tips = new Doubles(Doubles.Spinners.FIRST, Doubles.Count.TWICE, true);
        assertThat(WatchedSum.told(laid(Tableau.empty(tips), "5-5", "5-3 near", "5-1 far"), WORDS))
                .isEqualTo("The ends make 3 + 1 + 5 + 5 = 14. Open tips count one half each.");
    }

    private static Tableau fives(String... plays) {
        return laid(Tableau.empty(RuleSet.FIVES.doubles()), plays);
    }

    /** Each tile is joined to the side that is named of the one that led, or to the newest end that it fits. */
    private static Tableau laid(Tableau bare, String... plays) {
        Tableau tableau = bare;
        for (String text : plays) {
            String[] words = text.split(" ");
            Tile tile = Tile.of(words[0].charAt(0) - '0', words[0].charAt(2) - '0');
            tableau = tableau.join(new Play(tile, end(tableau, tile, words)));
        }
        return tableau;
    }

    private static End end(Tableau tableau, Tile tile, String... words) {
        if (tableau.isEmpty()) {
            return End.FELT;
        }
        if (words.length > 1) {
            return End.of(0, words[1].equals("near") ? Side.NEAR : Side.FAR);
        }
        return tableau.ends().stream()
                .filter(end -> tableau.fits(tile, end))
                .findFirst()
                .orElseThrow();
    }
}
