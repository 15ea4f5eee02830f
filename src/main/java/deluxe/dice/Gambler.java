package deluxe.dice;

import deluxe.kit.Word;
import java.util.List;
import java.util.Optional;

/** The people in the tavern, from the poorest to the king, with the purse each of them brings and the games each of them plays. */
public enum Gambler implements Word {
    MULETEER("muleteer", 20, TavernGame.RIFFA),
    PILGRIM("pilgrim", 25, TavernGame.RIFFA),
    SQUIRE("squire", 30, TavernGame.TRIGA),
    MERCHANT("merchant", 40, TavernGame.TRIGA),
    FRIAR("friar", 45, TavernGame.PANQUIST),
    CAPTAIN("captain", 60, TavernGame.PANQUIST),
    KING("king", 120);

    private final String word;
    private final int purse;
    private final Optional<TavernGame> only;

    Gambler(String word, int purse, TavernGame only) {
        this.word = word;
        this.purse = purse;
        this.only = Optional.of(only);
    }

    /** A gambler who plays all games. */
    Gambler(String word, int purse) {
        this.word = word;
        this.purse = purse;
        this.only = Optional.empty();
    }

    @Override
    public String word() {
        return word;
    }

    /** How many coins the gambler starts with. */
    public int purse() {
        return purse;
    }

    /** The games this gambler plays; if there are several, the gambler plays them in turn. */
    public List<TavernGame> games() {
        return only.map(List::of).orElse(List.of(TavernGame.values()));
    }

    TavernGame game(int round) {
        return games().get(round % games().size());
    }
}
