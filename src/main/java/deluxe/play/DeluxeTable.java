package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.session.Lesson;
import deluxe.stage.Sounds;
import deluxe.stage.art.CounterPlate;
import deluxe.stage.art.Sitter;
import deluxe.stage.deluxe.DeluxeRoom;
import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.tiles.TableRoom;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.function.UnaryOperator;

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
    public List<Lesson> lessons(RuleSet match) {
        return Lesson.of(match);
    }

    @Override
    public Sitter lessonOpponent(Words words) {
        return Sitter.ISABEL.named(words.say(Words.COMPUTER));
    }

    @Override
    public boolean goesOnAtOnce() {
        return true;
    }

    @Override
    public String refusal(Objection objection, boolean passing, Words words, String opponent) {
        return words.refusal(objection, opponent);
    }

    @Override
    public Words words(UnaryOperator<String> language) {
        return new Words(language);
    }

    @Override
    public TableRoom room(Words words) {
        return new DeluxeRoom(
                () -> new CounterPlate.Ground(words.say("Board"), words.say("Boneyard"), words.say("Sum")));
    }

    @Override
    public Sounds sounds() {
        return new DeluxeSounds();
    }
}
