package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.stage.Sounds;
import deluxe.stage.tiles.TableRoom;

/** One of the tables, as its page offers it. */
public interface TableKind {
    /** Its own rules. */
    RuleSet rules();

    /** Whom a newcomer plays against. */
    Difficulty usualOpponent();

    TableRoom room(Words words);

    Sounds sounds();
}
