package deluxe.play;

import deluxe.dominoes.Tableau;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import deluxe.kit.Whole;
import deluxe.session.LeftMatch;
import deluxe.tournament.Match;

/** How the tiles of a kept game lie. */
final class KeptBoard {
    private static final Felt USUAL = new Felt(600, 400);

    private KeptBoard() {}

    /** As the stage wrote it down; if that cannot be read, as if the tiles had been laid one by one. */
    static Arrangement of(LeftMatch left) {
        Match match = left.match();
        String codes = left.saved().board();
        int first = codes.indexOf(' ');
        int second = codes.indexOf(' ', first + 1);
        if (first < 0 || second < 0) {
            return laid(match);
        }
        try {
            Felt felt = new Felt(side(codes.substring(0, first)), side(codes.substring(first + 1, second)));
            return new Arranger(felt, mostPips(match)).restored(tableau(match), codes.substring(second + 1));
        } catch (IllegalArgumentException unsuited) {
            return laid(match);
        }
    }

    /** Writes down, in the format of the stage, how the tiles lie if they are laid one by one; empty for a bare table. */
    static String placement(Match match) {
        return tableau(match).isEmpty()
                ? ""
                : USUAL.width() + " " + USUAL.height() + " " + laid(match).codes();
    }

    private static Arrangement laid(Match match) {
        Tableau wanted = tableau(match);
        Arranger arranger = new Arranger(USUAL, mostPips(match));
        Tableau grown = wanted.bare().join(wanted.play(0));
        Arrangement laid = arranger.first(grown);
        while (grown.size() < wanted.size()) {
            grown = grown.join(wanted.play(grown.size()));
            laid = arranger.next(laid, grown);
        }
        return laid;
    }

    static Tableau tableau(Match match) {
        return match.game().round().tableau();
    }

    private static int mostPips(Match match) {
        return match.terms().rules().set().mostPips();
    }

    private static int side(String text) {
        return Whole.read("a side of a felt", text, 1, Felt.MOST);
    }
}
