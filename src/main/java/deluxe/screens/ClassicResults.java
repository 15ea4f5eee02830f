package deluxe.screens;

import deluxe.play.GameStory;
import deluxe.play.StoryWords;
import deluxe.play.Words;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.flavour.templates.BindTemplate;

/** How a game went at a classic table. */
@BindTemplate("templates/classic-results.html")
public final class ClassicResults {
    private final Words words;
    private final Supplier<GameStory> shown;
    private final Supplier<String> notice;
    private final Runnable again;
    private final Runnable back;
    private Optional<Drawn> drawn = Optional.empty();

    /**
     * Asks for the story only while it is on the screen.
     *
     * @param notice what could not be kept; empty if there is nothing to tell
     * @param again plays another game
     * @param back leads to the start, where another opponent can be chosen
     */
    ClassicResults(Words words, Supplier<GameStory> shown, Supplier<String> notice, Runnable again, Runnable back) {
        this.words = words;
        this.shown = shown;
        this.notice = notice;
        this.again = again;
        this.back = back;
    }

    /** The curve of the story that is shown, drawn once. */
    private record Drawn(GameStory story, ScoreCurve curve) {}

    private GameStory story() {
        return shown.get();
    }

    private Outcome outcome() {
        return story().outcome();
    }

    private ScoreCurve curve() {
        GameStory story = story();
        Drawn latest = drawn.filter(before -> before.story.record().equals(story.record()))
                .orElseGet(() -> new Drawn(story, new ScoreCurve(story)));
        drawn = Optional.of(latest);
        return latest.curve;
    }

    private StoryWords told() {
        return new StoryWords(words, story());
    }

    public String getHeadline() {
        return ResultsScreen.headline(outcome());
    }

    /** The score; if the time ran out, that comes first, because the score alone doesn't show it. */
    public String getScores() {
        boolean timeUp = outcome().ending() == Ending.TIME_UP;
        return (timeUp ? words.say(Words.TIME_IS_UP) + ' ' : "")
                + outcome().scores().player() + " : " + outcome().scores().opponent();
    }

    public boolean isWon() {
        return outcome().winner().filter(seat -> seat == Seat.PLAYER).isPresent();
    }

    public String getOpponent() {
        return story().opponent();
    }

    /** How the game turned. */
    public String getTurn() {
        return told().turn();
    }

    // The table

    public List<GameStory.Round> getRounds() {
        return story().rounds();
    }

    public int numberOf(GameStory.Round round) {
        return round.number();
    }

    public int yours(GameStory.Round round) {
        return round.after().player();
    }

    public int theirs(GameStory.Round round) {
        return round.after().opponent();
    }

    public String yourGain(GameStory.Round round) {
        return "+" + round.points(Seat.PLAYER);
    }

    public String theirGain(GameStory.Round round) {
        return "+" + round.points(Seat.OPPONENT);
    }

    public String endOf(GameStory.Round round) {
        return told().end(round);
    }

    // The curve

    public int getTarget() {
        return story().target();
    }

    public String getTargetLine() {
        return "target to" + curve().height(getTarget());
    }

    public List<ScoreCurve.Column> getColumns() {
        return curve().columns();
    }

    public String classOf(ScoreCurve.Column column) {
        return column.classes();
    }

    public String yourStair(ScoreCurve.Column column) {
        return column.player();
    }

    public String theirStair(ScoreCurve.Column column) {
        return column.opponent();
    }

    // Where to go next

    public String getNotice() {
        return notice.get();
    }

    public boolean isNoticed() {
        return !notice.get().isEmpty();
    }

    /** The address at which the game is reviewed, with its whole record; the watch page packs it into a link. */
    public String getReviewing() {
        return ResultsScreen.reviewing(story().record());
    }

    public void playAgain() {
        again.run();
    }

    public void changeOpponent() {
        back.run();
    }
}
