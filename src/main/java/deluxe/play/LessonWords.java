package deluxe.play;

import deluxe.dominoes.Doubles;
import deluxe.dominoes.Drawing;
import deluxe.dominoes.GoingOut;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.session.ClassicLessons;
import deluxe.session.ClassicPage;
import deluxe.stage.tiles.ShownPoints;

/** What How to Play says at a classic table. It follows the rules of the match, and its numbers are those of the lesson shown. */
public final class LessonWords {
    /** A space where no line breaks, so that sums stay whole. */
    private static final char NO_BREAK = '\u00a0';

    private final Words words;
    private final RuleSet match;

    public LessonWords(Words words, RuleSet match) {
        this.words = words;
        this.match = match;
    }

    public String headline(ClassicPage page) {
        return switch (page) {
            case LEAD -> words.say("WHO LEADS?");
            case COUNTING -> words.say("SCORE BY FIVES");
            case SPINNER -> words.say(spinner());
            case DRAWING, BOGUS -> words.say(isFree() ? "DRAW AT WILL" : "CAN'T PLAY?");
            case ROUND_END, CROSSES -> words.say("FIRST TO {0}", match.target());
        };
    }

    private String spinner() {
        return switch (match.doubles().spinners()) {
            case ALL -> "DOUBLES: FOUR ARMS";
            case FIRST -> "THE SPINNER: FOUR ARMS";
            case NONE -> "DOUBLES: TWO SIDES";
        };
    }

    /** The text of a page; empty for a page that is only an exercise. */
    public String lesson(ClassicPage page) {
        return switch (page) {
            case LEAD -> lead();
            case COUNTING -> counting();
            case SPINNER -> "";
            case DRAWING -> drawing();
            case BOGUS -> drawing() + ' ' + (isFree() ? "" : bogus() + ' ') + stuck();
            case ROUND_END -> goingOut() + ' ' + stuck();
            case CROSSES -> goingOut() + ' ' + words.say("A stroke is 5, a cross 10, five crosses 50.");
        };
    }

    private String lead() {
        return words.say(
                switch (match.lead()) {
                    case HIGHEST_DOUBLE ->
                        "In each round the highest double that was dealt leads. Without doubles, the heaviest tile.";
                    case LAST_PLACER ->
                        "You lead the first round. Whoever placed the last tile of a round leads the next.";
                    case ALTERNATE -> "You lead the first round. After that the turns go on as if no round had ended.";
                });
    }

    private String counting() {
        String sum = ShownPoints.why(ClassicLessons.end(ClassicLessons.of(ClassicPage.COUNTING, match))
                .round()
                .tableau());
        String scored = words.say(
                "Match the ends. If they make a multiple of 5, you score it: {0}.", sum.replace(' ', NO_BREAK));
        String tips = match.doubles().persistentSpinner() ? ' ' + words.say("Open tips count one half each.") : "";
        return scored + ' ' + doubles() + tips;
    }

    private String doubles() {
        if (match.doubles().count() == Doubles.Count.TWICE) {
            return words.say("A double at an end counts twice.");
        }
        return words.say(
                match.doubles().spinners() == Doubles.Spinners.NONE
                        ? "A double at an end counts once."
                        : "A double at an end counts once, the first of the round twice.");
    }

    private boolean isFree() {
        return match.drawing() == Drawing.FREE;
    }

    private String drawing() {
        return words.say(
                isFree()
                        ? "Draw as often as you like on your turn, even when a tile fits. In the end you must play."
                        : "Draw from the boneyard until you can.");
    }

    private String bogus() {
        return words.say("Drawing when a tile fits is pulling bogus: you are told off.");
    }

    private String stuck() {
        return words.say(
                switch (match.blocked()) {
                    case DIFFERENCE -> "Both stuck: the lower hand scores the difference.";
                    case OTHER_HAND -> "Both stuck: the lower hand scores the other's pips, rounded to 5.";
                    case OUT_OF_MOVES -> "Stuck with an empty boneyard: the round is over, and nobody scores.";
                });
    }

    private String goingOut() {
        if (match.goingOut() == GoingOut.FIVE_PER_TILE) {
            return words.say("Go out and score 5 for each tile of the other hand.");
        }
        RoundResult result = ClassicLessons.end(ClassicLessons.of(ClassicPage.ROUND_END, match))
                .round()
                .result()
                .orElseThrow();
        RoundResult.WentOut out = (RoundResult.WentOut) result;
        return words.say(
                "Go out and score the other hand's pips, rounded to 5: {0} makes {1}.", out.sum(), out.points());
    }
}
