package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.session.Lesson;
import deluxe.stage.Sounds;
import deluxe.stage.art.Sitter;
import deluxe.stage.tiles.TableRoom;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.function.UnaryOperator;

/** One of the tables, as its page offers it. */
public interface TableKind {
    /** Its own rules. */
    RuleSet rules();

    /** The opponent that a newcomer plays against. */
    Difficulty usualOpponent();

    /** What How to Play shows before a match of these rules, page by page. */
    List<Lesson> lessons(RuleSet match);

    /** Who sits opposite in the lessons. */
    Sitter lessonOpponent(Words words);

    /** Whether a game that was left goes on as soon as the page opens; if not, it goes on when the player says so. */
    boolean goesOnAtOnce();

    /**
     * Why the player cannot do this now.
     *
     * @param passing whether the player said "I can't go"
     */
    String refusal(Objection objection, boolean passing, Words words, String opponent);

    /** The words of this table; {@code language} translates an English text. */
    Words words(UnaryOperator<String> language);

    TableRoom room(Words words);

    Sounds sounds();
}
