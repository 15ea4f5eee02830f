package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.stage.Sounds;
import deluxe.stage.deluxe.DeluxeRoom;
import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.tiles.TableRoom;

/** The Deluxe table. */
public final class DeluxeTable implements TableKind {
    @Override
    public RuleSet rules() {
        return RuleSet.FIVES;
    }

    @Override
    public Difficulty usualOpponent() {
        return Difficulty.EASY;
    }

    @Override
    public TableRoom room(Words words) {
        return new DeluxeRoom();
    }

    @Override
    public Sounds sounds() {
        return new DeluxeSounds();
    }
}
