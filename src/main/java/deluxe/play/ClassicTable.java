package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.dominoes.Tile;
import deluxe.ports.Storage;
import deluxe.session.ClassicLessons;
import deluxe.session.Lesson;
import deluxe.stage.Sounds;
import deluxe.stage.art.Sitter;
import deluxe.stage.classic.ClassicRoom;
import deluxe.stage.classic.RoomWords;
import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.tiles.TableRoom;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** All Fives on its veranda, or Muggins in its pub. */
public final class ClassicTable implements TableKind {
    /** What a player who pulls bogus is told, one after the other; {0} is a tile that fits. */
    private static final String[] TELLINGS_OFF = {
        "Ah, ah… no pulling bogus: {0} fits.",
        "Look again! {0} can be played.",
        "Hands off the boneyard: you hold {0}.",
        "Nice try. {0} goes first."
    };

    private final RuleSet rules;
    private final String theme;
    private final Difficulty usualOpponent;
    private final Function<RoomWords, TableRoom> room;
    private final Optional<ClassicBoard> board;
    private int toldOff;

    private ClassicTable(
            RuleSet rules,
            String theme,
            Difficulty usualOpponent,
            Function<RoomWords, TableRoom> room,
            Optional<ClassicBoard> board) {
        this.rules = rules;
        this.theme = theme;
        this.usualOpponent = usualOpponent;
        this.room = room;
        this.board = board;
    }

    public static ClassicTable allFives() {
        ClassicBoard board = new ClassicBoard();
        return new ClassicTable(
                RuleSet.ALL_FIVES,
                "veranda",
                Difficulty.TACTICIAN,
                words -> ClassicRoom.veranda(words, board),
                Optional.of(board));
    }

    public static ClassicTable muggins() {
        return new ClassicTable(RuleSet.MUGGINS, "pub", Difficulty.MASTER, ClassicRoom::pub, Optional.empty());
    }

    /** The table where a match of these rules is played. */
    public static ClassicTable of(RuleSet match) {
        return match.table() == Table.MUGGINS ? muggins() : allFives();
    }

    /** The colours of its screens. */
    public String theme() {
        return theme;
    }

    @Override
    public RuleSet rules() {
        return rules;
    }

    @Override
    public Difficulty usualOpponent() {
        return usualOpponent;
    }

    @Override
    public List<Lesson> lessons(RuleSet match) {
        return ClassicLessons.of(match);
    }

    @Override
    public Sitter lessonOpponent(Words words) {
        return TableSide.sitter(usualOpponent, Optional.empty());
    }

    /** Reads from this storage what was chosen for this table alone, and keeps later choices there. */
    void keepIn(Storage storage) {
        board.ifPresent(kept -> kept.keepIn(storage));
    }

    /** Empty at a table whose board is never kept tidy. */
    public Optional<ClassicBoard> board() {
        return board;
    }

    @Override
    public boolean goesOnAtOnce() {
        return false;
    }

    @Override
    public String refusal(Objection objection, boolean passing, Words words, String opponent) {
        if (objection instanceof Objection.AgainstTheRules against
                && against.refusal() instanceof Refusal.HoldsFitting holds) {
            return passing ? words.say("You can go: {0} fits.", holds.tile()) : toldOff(holds.tile(), words);
        }
        if (objection instanceof Objection.AgainstTheRules against
                && against.refusal() instanceof Refusal.CanDraw draw) {
            return words.say("Not so fast: the boneyard has {0} to draw.", draw.boneyard());
        }
        if (objection instanceof Objection.AgainstTheRules against
                && against.refusal() instanceof Refusal.AnotherLeads leads) {
            return words.say(
                    leads.leader().isDouble() ? "The highest double leads: {0}." : "The heaviest tile leads: {0}.",
                    leads.leader());
        }
        return words.refusal(objection, opponent);
    }

    private String toldOff(Tile tile, Words words) {
        return words.say(TELLINGS_OFF[toldOff++ % TELLINGS_OFF.length], tile);
    }

    @Override
    public Words words(UnaryOperator<String> language) {
        return new ClassicWords(language);
    }

    @Override
    public TableRoom room(Words words) {
        return room.apply(new WordsInRoom(words));
    }

    @Override
    public Sounds sounds() {
        return new DeluxeSounds();
    }
}
