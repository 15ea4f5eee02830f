package deluxe.dominoes;

/** Boards from readable text, for tests. */
public final class Boards {
    private Boards() {}

    /** Lays plays that are written as in a record and separated by commas: {@code 5-5, 5-3 on 5-5 near}. */
    public static Tableau lay(Doubles doubles, String plays) {
        Tableau tableau = Tableau.empty(doubles);
        for (String play : plays.split(", ", -1)) {
            tableau = tableau.join(Notation.read(play, tableau.tiles()));
        }
        return tableau;
    }
}
