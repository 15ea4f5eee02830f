package deluxe.play;

import deluxe.bots.Opinion;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.review.Thousandths;
import deluxe.review.Weighing;

/** What a review says in words. */
final class WatchedReviewWords {
    private static final int TENTHS = 10;
    /** From how many tenths of a point on a difference is worth a sentence. */
    private static final int WORTH_SAYING = 10;

    private final Words words;

    WatchedReviewWords(Words words) {
        this.words = words;
    }

    /** A chance or a difference of chances, given in thousandths. */
    static String percent(int thousandths) {
        int rounding = thousandths < 0 ? -TENTHS / 2 : TENTHS / 2;
        return (thousandths + rounding) / TENTHS + " %";
    }

    static String chance(Opinion.Weighed weighed) {
        return percent(Thousandths.of(weighed.chance()));
    }

    /** The chance, and how far its distance from the best play's may be off in 95 of 100 cases: {@code 62 % ± 3}. */
    static String estimate(Opinion.Weighed weighed) {
        int noise = Thousandths.of(2 * weighed.noise());
        return chance(weighed) + (weighed.noise() == 0 ? "" : " ± " + Math.max(1, (noise + TENTHS - 1) / TENTHS));
    }

    /** {@code 6-4 on 5-5}, or only the tile where it leads. */
    String play(Opinion.Weighed weighed, View view) {
        return play(weighed.play(), view);
    }

    private String play(Play play, View view) {
        if (play.end().isFelt()) {
            return play.tile().toString();
        }
        return words.say(
                "{0} on {1}", play.tile(), view.tableau().tile(play.end().played()));
    }

    String worth(Weighing choice, Opinion.Weighed weighed) {
        boolean isBest = weighed.equals(choice.best());
        boolean isExact = choice.opinion().isExact();
        if (isBest && (isExact || choice.margin() > 0 || !choice.opinion().isChoice())) {
            return words.say("Best");
        }
        if (choice.opinion().lost(weighed) > 0) {
            return "";
        }
        return words.say(isExact ? "As good" : "Too close to call");
    }

    /** One of the moments that mattered. */
    String moment(Weighing choice) {
        return choice.lost() > 0 ? error(choice) : find(choice);
    }

    private String error(Weighing choice) {
        View view = choice.opinion().view();
        Opinion.Weighed best = choice.best();
        Opinion.Weighed played = choice.played();
        return words.say("Round {0}: {1} was better than {2}.", choice.round(), play(best, view), play(played, view))
                + reason(best, played, view)
                + ' '
                + words.say("Chance to win: {0} instead of {1}.", chance(best), chance(played));
    }

    private String find(Weighing choice) {
        View view = choice.opinion().view();
        Opinion.Weighed next = choice.opinion().weighed().get(1);
        return words.say("Round {0}: {1} was well found.", choice.round(), play(choice.best(), view))
                + ' '
                + words.say(
                        "Chance to win: {0}; with the next best, {1}, only {2}.",
                        chance(choice.best()), play(next, view), chance(next));
    }

    private String reason(Opinion.Weighed best, Opinion.Weighed played, View view) {
        StringBuilder reason = new StringBuilder();
        int gain = best.gainTenths() - played.gainTenths();
        if (best.points() > played.points()) {
            add(reason, words.say("It scores {0} instead of {1}.", best.points(), played.points()));
        } else if (gain >= WORTH_SAYING && best.points() < played.points()) {
            add(
                    reason,
                    words.say(
                            "It scores less at once, but is worth {0} points more by the end of the round.",
                            gain / TENTHS));
        } else if (gain >= WORTH_SAYING) {
            add(reason, words.say("It is worth about {0} points more by the end of the round.", gain / TENTHS));
        }
        int fits = fitting(best.play(), view);
        int others = fitting(played.play(), view);
        if (fits > others) {
            add(reason, words.say("Other tiles that fit after it: {0} instead of {1}.", fits, others));
        }
        return reason.toString();
    }

    private static void add(StringBuilder reason, String sentence) {
        reason.append(' ').append(sentence);
    }

    /** How many of the tiles that stay in the hand fit after this play. */
    private static int fitting(Play play, View view) {
        Tableau after = view.tableau().join(play);
        int count = 0;
        for (int at = 0; at < view.hand().size(); at++) {
            Tile tile = view.hand().tile(at);
            count += !tile.equals(play.tile()) && after.fits(tile) ? 1 : 0;
        }
        return count;
    }
}
