package deluxe.screens;

import deluxe.dice.TavernGame;
import deluxe.play.tavern.Tavern;
import java.util.Optional;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** The book of the games: the rules on one leaf, the odds on the other. */
@BindTemplate("templates/tavern-rules.html")
public final class TavernRules {
    private final Tavern tavern;
    private final Fragment how;
    private final Fragment odds;
    private final Choice games;
    private final Choice leaves;
    private Optional<TavernGame> chosen = Optional.empty();
    private boolean oddsShown;

    TavernRules(Tavern tavern) {
        this.tavern = tavern;
        how = Templates.create(new TavernHow(this::shown));
        odds = Templates.create(new TavernOdds(tavern.words(), this::shown));
        games = new Choice("Game", this::place, at -> chosen = Optional.of(game(at)), "Riffa", "Triga", "Panquist");
        leaves = new Choice("Leaf", () -> oddsShown ? 1 : 0, at -> oddsShown = at == 1, "Rules", "Odds");
    }

    private TavernGame shown() {
        return chosen.orElse(tavern.telling().game());
    }

    private int place() {
        return switch (shown()) {
            case RIFFA -> 0;
            case TRIGA -> 1;
            case PANQUIST -> 2;
        };
    }

    private static TavernGame game(int place) {
        return switch (place) {
            case 0 -> TavernGame.RIFFA;
            case 1 -> TavernGame.TRIGA;
            default -> TavernGame.PANQUIST;
        };
    }

    public Choice getGames() {
        return games;
    }

    public Choice getLeaves() {
        return leaves;
    }

    public String getName() {
        return tavern.words().of(shown());
    }

    public Fragment getLeaf() {
        return oddsShown ? odds : how;
    }

    /** Resets the book, so that it opens at the rules of the game at hand next time. */
    public void close() {
        chosen = Optional.empty();
        oddsShown = false;
        tavern.closeSheet();
    }
}
